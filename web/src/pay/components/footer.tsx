import type { OrderSummary } from '../contract-types.ts';
import { usePayTexts } from '../use-pay-texts.ts';

/** Mockpay's reference of the order, and that webhooks are signed. */
export function Footer({ order }: { order: OrderSummary }) {
  const { t } = usePayTexts();
  return (
    <footer className="pay-footer text-3 d-flex flex-wrap row-gap-1 column-gap-4-5 mt-auto fs-xs">
      <span className="min-w-0 wrap-anywhere">
        {t('page.reference', { number: order.platOrderNum })}
      </span>
      <span className="min-w-0 wrap-anywhere">{t('page.signed')}</span>
    </footer>
  );
}
