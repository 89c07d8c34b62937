import { usePayTexts } from '../use-pay-texts.ts';
import { MockpayHeader } from './mockpay-header.tsx';

/** Placeholder of the page while the order loads. */
export function LoadingOrder() {
  const { t } = usePayTexts();
  return (
    <div className="pay">
      <div className="summary" aria-hidden="true">
        <span className="bone bone-line" />
        <span className="bone bone-amount" />
        <span className="bone bone-block" />
      </div>
      <main className="pay-main">
        <MockpayHeader />
        <div className="visually-hidden" role="status">
          <h1>{t('page.loading')}</h1>
        </div>
        <div className="bones" aria-hidden="true">
          <span className="bone bone-line" />
          <span className="bone-pair">
            <span className="bone bone-tab" />
            <span className="bone bone-tab" />
          </span>
          <span className="bone bone-field" />
          <span className="bone-pair">
            <span className="bone bone-field" />
            <span className="bone bone-field" />
          </span>
          <span className="bone bone-field" />
          <span className="bone bone-field bone-button" />
        </div>
      </main>
    </div>
  );
}
