import { ArrowLeft, Gift } from 'lucide-react';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import type { LoadedOrder } from '../order-api.ts';
import { usePayTexts } from '../use-pay-texts.ts';
import { Countdown } from './countdown.tsx';

const FREE_OF_CHARGE = '0';

/** The label of the total by status: an ended order has nothing due. */
const totals = {
  pending: 'due',
  paid: 'paid',
  failed: 'unpaid',
  cancelled: 'unpaid',
  expired: 'unpaid',
} as const satisfies Record<LoadedOrder['status'], string>;

/** The merchant, the amount, and the remaining time to pay. */
export function OrderSummaryPanel({ order }: { order: LoadedOrder }) {
  const { t, money } = usePayTexts();
  const { walletType, note, outTradeNo, returnUrl } = order;
  const amount = money(order);
  const pending = order.status === 'pending';
  // The note promises a bonus, which an unpaid order does not get.
  const isNoteDue = pending || order.status === 'paid';
  return (
    <aside
      className="summary d-grid d-md-flex flex-column min-w-0 overflow-hidden"
      aria-label={t('summary.label')}
    >
      <Guilloche color="#8fa0ff" width={500} height={900} seed={3} opacity={0.12} />
      <a
        className="summary-back d-inline-flex align-items-center align-self-start gap-2-5 min-h-hit fs-sm fw-semibold text-decoration-none"
        href={returnUrl}
      >
        <ArrowLeft size={18} />
        {t('summary.back')}
      </a>
      <div className="merchant d-flex align-items-center gap-3-5">
        <span className="merchant-mark d-grid flex-none place-items-center">
          <Logo sizePx={30} />
        </span>
        <div>
          <div className="merchant-name fw-bold">Fairhall</div>
          <div className="text-quiet fs-sm">{t('summary.deposit', { currency: walletType })}</div>
        </div>
      </div>
      <div className="summary-amount tracking-tighter wrap-anywhere">{amount}</div>
      <div className="summary-order text-quiet wrap-anywhere">
        {t('page.order', { number: outTradeNo })}
      </div>
      <dl className="summary-lines d-none d-md-block">
        <Line term={t('summary.subtotal')} value={amount} />
        <Line term={t('summary.fee')} value={money({ amount: FREE_OF_CHARGE, walletType })} />
        <Line term={t(`summary.total.${totals[order.status]}`)} value={amount} />
      </dl>
      {note && isNoteDue && (
        <p className="summary-note d-flex gap-2-5 px-3-5 py-3 fs-md text-pretty">
          <Gift size={18} />
          <span>{note}</span>
        </p>
      )}
      <div className="summary-foot mt-auto">
        {pending && <Countdown order={order} />}
        <p className="summary-disclaimer d-none d-md-block mt-4 text-quiet fs-xs">
          {t('summary.disclaimer')}
        </p>
      </div>
    </aside>
  );
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="d-flex justify-content-between gap-4">
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
