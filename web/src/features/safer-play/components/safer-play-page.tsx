import { useTranslation } from 'react-i18next';
import { Loading } from '@/components/ui/loading.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useIsOnline } from '@/lib/api/online.ts';
import { useDocumentTitle } from '@/lib/browser/document-title.ts';
import { useSession } from '@/lib/session/session.ts';
import { useSaferPlay } from '../api/use-safer-play.ts';
import type { SaferPlayTexts } from '../texts/safer-play-texts.ts';
import { useSaferPlayTexts } from '../use-safer-play-texts.ts';
import { Breaks } from './breaks.tsx';
import { Limits } from './limits.tsx';
import { MonthSummary } from './month-summary.tsx';
import { RealityCheckSetting } from './reality-check-setting.tsx';
import '../safer-play.css';

/**
 * This month, the limits with their use, the reality check and the ways out. Guests see what there is
 * and a login.
 */
export function SaferPlayPage() {
  const { t } = useTranslation();
  const session = useSession();
  const texts = useSaferPlayTexts();
  useDocumentTitle(t('layout.pages.saferPlay'));
  return (
    <div className="safer-page">
      <header>
        <h1>{t('layout.pages.saferPlay')}</h1>
        {texts && <p className="text-2 safer-lead">{texts.lead}</p>}
      </header>
      {texts === null && <PageSkeleton />}
      {texts && (session === null ? <ForGuests texts={texts} /> : <Overview texts={texts} />)}
    </div>
  );
}

type TextsProps = { readonly texts: SaferPlayTexts };

function ForGuests({ texts: { guest } }: TextsProps) {
  return (
    <>
      <section className="panel safer-offers">
        {guest.offers.map(({ title, text }) => (
          <div key={title}>
            <h2>{title}</h2>
            <p className="text-2">{text}</p>
          </div>
        ))}
      </section>
      <LoginPrompt spot="hourglass" title={guest.title} text={guest.text} />
    </>
  );
}

function Overview({ texts }: TextsProps) {
  const overview = useSaferPlay();
  const isOnline = useIsOnline();
  const failure = { title: texts.failed, text: texts.failedText };
  return (
    <QueryView query={overview} failure={failure} skeleton={<PageSkeleton />} isPanel>
      {(found) => (
        <>
          {!isOnline && <Notice tone="info">{texts.offline}</Notice>}
          <MonthSummary overview={found} texts={texts} />
          <Limits overview={found} texts={texts} />
          <div className="safer-settings">
            <RealityCheckSetting overview={found} texts={texts} />
            <Breaks overview={found} texts={texts} />
          </div>
        </>
      )}
    </QueryView>
  );
}

function PageSkeleton() {
  return (
    <Loading className="safer-page">
      <Skeleton height="140px" radius="18px" />
      <Skeleton height="320px" radius="18px" />
    </Loading>
  );
}
