import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordStatus } from '@/components/records/record-status.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { PayLink } from '@/components/ui/pay-link.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { safePayUrl } from '@/lib/payments/pay-url.ts';

type OrderCardProps = { readonly order: Transaction };

/** The order of a reply: its status and its actions. */
export function OrderCard({ order }: OrderCardProps) {
  const { t } = useTranslation(['app', 'support']);
  const { type, walletType, amount, externalOrderId, payUrl } = order;
  const payAddress = safePayUrl(payUrl);
  return (
    <div className="chat-order mt-1 bg-body d-grid align-items-center gap-3 w-100 p-3-5 border border-line rounded-lg">
      <CurrencyRoundel currency={walletType} sizePx={36} />
      <div className="min-w-0 d-flex flex-column">
        <MoneyText className="fs-body fw-bold lh-20" amount={amount} currency={walletType} />
        <span className="lh-17 text-2 mono fs-xs wrap-anywhere">{externalOrderId}</span>
      </div>
      <RecordStatus record={order} />
      <div className="chat-order-ways d-flex grid-column-all flex-wrap gap-2">
        {payAddress !== null && <PayLink className="btn-primary btn-sm" address={payAddress} />}
        <Link
          className="btn btn-secondary btn-sm"
          to={type === 'deposit' ? '/wallet' : '/wallet?records=withdrawals'}
        >
          {t('support:chat.openWallet')}
        </Link>
      </div>
    </div>
  );
}
