import { useSpeech } from '../i18n/speech.ts';
import { MockpayHeader } from './mockpay-header.tsx';

/** The shape of the page while the order is on its way. */
export function LoadingOrder() {
  const { t } = useSpeech();
  return (
    <div className="pay">
      <div className="summary" aria-hidden="true">
        <span className="bone bone-line" />
        <span className="bone bone-amount" />
        <span className="bone bone-block" />
      </div>
      <main className="pay-main">
        <MockpayHeader />
        <p className="visually-hidden" role="status">
          {t('page.loading')}
        </p>
        <div className="bones" aria-hidden="true">
          <span className="bone bone-line" />
          <span className="bone bone-field" />
          <span className="bone bone-field" />
          <span className="bone bone-block" />
        </div>
      </main>
    </div>
  );
}
