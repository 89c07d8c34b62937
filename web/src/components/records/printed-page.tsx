import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '@/components/ui/logo.tsx';

type PrintedPageProps = {
  readonly title: string;
  /** When the document was issued, as a sentence. */
  readonly issued: string;
  readonly children: ReactNode;
};

/** The frame of a document to print: brand and title above, issue and note below. */
export function PrintedPage({ title, issued, children }: PrintedPageProps) {
  const { t } = useTranslation();
  return (
    <main>
      <header>
        <p className="brand">
          <Logo sizePx={34} />
          {t('common.brand')}
        </p>
        <p className="mark py-1 px-2-5 rounded-pill fs-xs fw-bold">{t('common.playMoney')}</p>
      </header>
      <h1>{title}</h1>
      {children}
      <footer>
        <p>{issued}</p>
        <p>{t('layout.playMoneyNote')}</p>
      </footer>
    </main>
  );
}
