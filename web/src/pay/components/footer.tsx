import type { OrderSummary } from '../contract-types.ts';
import { usePayTexts } from '../i18n/i18n.ts';

/** How Mockpay calls the order, whose own number stands in the summary, and what it sends. */
export function Footer({ order }: { order: OrderSummary }) {
  const { t } = usePayTexts();
  return (
    <footer className="pay-footer">
      <span>{t('page.reference', { number: order.platOrderNum })}</span>
      <span>{t('page.signed')}</span>
    </footer>
  );
}
