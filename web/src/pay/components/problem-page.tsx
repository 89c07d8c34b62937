import { CloudOff, FileQuestion, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePayTexts } from '../use-pay-texts.ts';
import { MockpayHeader } from './mockpay-header.tsx';
import { PayButton } from './pay-button.tsx';

/** No order exists at this address, so there is no merchant to return to. */
export function OrderUnknown() {
  const { t } = usePayTexts();
  return (
    <ProblemPage
      icon={FileQuestion}
      title={t('problems.notFoundTitle')}
      text={t('problems.notFoundText')}
    />
  );
}

export function LoadFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = usePayTexts();
  return (
    <ProblemPage icon={CloudOff} title={t('problems.loadTitle')} text={t('problems.loadText')}>
      <PayButton type="button" busy={retrying} onClick={onRetry}>
        {t('problems.retry')}
      </PayButton>
    </ProblemPage>
  );
}

type ProblemPageProps = { icon: LucideIcon; title: string; text: string; children?: ReactNode };

function ProblemPage({ icon: Icon, title, text, children }: ProblemPageProps) {
  return (
    <main className="pay-main pay-alone d-flex flex-column w-100 mx-auto">
      <MockpayHeader />
      <section
        className="ended m-0 my-md-auto mx-md-0 d-flex flex-column align-items-start gap-3-5 px-0 py-6"
        role="alert"
      >
        <span className="ended-icon rounded-20 d-grid place-items-center">
          <Icon size={34} />
        </span>
        <h1>{title}</h1>
        <p className="text-pretty text-2">{text}</p>
        {children}
      </section>
    </main>
  );
}
