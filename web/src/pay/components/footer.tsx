import type { OrderSummary } from '../contract-types.ts';
import { usePayTexts } from '../use-pay-texts.ts';

/** Mockpay's reference of the order, and that webhooks are signed. */
export function Footer({ order }: { order: OrderSummary }) {
  const { t } = usePayTexts();
  return (
    <footer className="pay-footer">
      <span>{t('page.reference', { number: order.platOrderNum })}</span>
      <span>{t('page.signed')}</span>
    </footer>
  );
}
