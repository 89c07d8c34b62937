import { useSpeech } from '../i18n/speech.ts';
import type { OrderSummary } from '../wire.ts';

export function Footer({ order }: { order: OrderSummary }) {
  const { t } = useSpeech();
  return (
    <footer className="pay-footer">
      <span>{t('page.order', { number: order.outTradeNo })}</span>
      <span>{t('page.reference', { number: order.platOrderNum })}</span>
      <span>{t('page.signed')}</span>
    </footer>
  );
}
