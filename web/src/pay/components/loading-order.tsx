import { usePayTexts } from '../use-pay-texts.ts';
import { MockpayHeader } from './mockpay-header.tsx';

/** Placeholder of the page while the order loads. */
export function LoadingOrder() {
  const { t } = usePayTexts();
  return (
    <div className="pay d-grid">
      <div
        className="summary d-grid d-md-flex flex-column min-w-0 overflow-hidden"
        aria-hidden="true"
      >
        <span className="bone bone-line" />
        <span className="bone bone-amount" />
        <span className="bone bone-block" />
      </div>
      <main className="pay-main d-flex flex-column w-100 mx-auto">
        <MockpayHeader />
        <div className="visually-hidden" role="status">
          <h1>{t('page.loading')}</h1>
        </div>
        <div className="bones d-flex flex-column gap-4" aria-hidden="true">
          <span className="bone bone-line" />
          <span className="d-grid grid-cols-2 gap-3-5">
            <span className="bone bone-tab" />
            <span className="bone bone-tab" />
          </span>
          <span className="bone bone-field" />
          <span className="d-grid grid-cols-2 gap-3-5">
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
