import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordStatus } from '@/components/records/record-status.tsx';
import type { Column } from '@/components/ui/data-table.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { creditedAmount } from '@/lib/money/credited-amount.ts';
import { None } from './components/none.tsx';
import { isOver } from './record-look.ts';
import type { RecordKind } from './record-query.ts';

type Options = {
  readonly kind: RecordKind;
  readonly onOpen: (transaction: Transaction) => void;
};

/** Records as a table; each row opens its details. */
export function useRecordColumns({ kind, onOpen }: Options): readonly Column<Transaction>[] {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  return [
    {
      id: 'order',
      head: t('wallet:records.order'),
      cell: (record) => (
        <button
          type="button"
          className="records-open bg-transparent text-reset fw-550 mono p-0 border-0"
          aria-label={t('wallet:records.open', { order: record.externalOrderId })}
          aria-haspopup="dialog"
          onClick={() => onOpen(record)}
        >
          {record.externalOrderId}
        </button>
      ),
      skeleton: '96px',
    },
    {
      id: 'created',
      head: t('wallet:records.created'),
      className: 'records-time num',
      cell: ({ createTime }) => dateTime(createTime, 'short'),
      skeleton: '92px',
    },
    {
      id: 'channel',
      head: t('wallet:records.channel'),
      className: 'records-channel',
      cell: ({ paymentChannel }) => paymentChannel || <None />,
      skeleton: '110px',
    },
    {
      id: 'amount',
      head: t('wallet:records.amount'),
      className: 'text-end fw-semibold',
      cell: ({ amount, walletType }) => <MoneyText amount={amount} currency={walletType} />,
      skeleton: '70px',
    },
    {
      id: 'extra',
      head: t(kind === 'deposits' ? 'wallet:records.bonus' : 'wallet:records.fee'),
      className: 'text-end records-bonus',
      cell: (record) => <Extra record={record} />,
      skeleton: '24px',
    },
    {
      id: 'moved',
      head: t(kind === 'deposits' ? 'wallet:records.credited' : 'wallet:records.paidOut'),
      className: 'text-end fw-semibold',
      cell: (record) => <Moved record={record} />,
      skeleton: '70px',
    },
    {
      id: 'status',
      head: t('wallet:records.status'),
      cell: (record) => (
        <>
          <RecordStatus record={record} />
          {record.isInReview && <small className="d-block text-2">{record.remark}</small>}
        </>
      ),
      skeleton: '138px',
    },
    {
      id: 'chevron',
      head: null,
      className: 'records-chevron',
      cell: () => <ChevronRight size={17} />,
    },
  ];
}

/** The amount that reached the wallet or the player's bank; empty while the order is open. */
function Moved({ record }: { readonly record: Transaction }) {
  if (!isOver(record)) return <None />;
  const { type, actualAmount, walletType: currency } = record;
  const amount = type === 'deposit' ? creditedAmount(record) : actualAmount;
  return <MoneyText amount={amount} currency={currency} />;
}

/** The bonus of a deposit, or the fee of a payout. */
function Extra({ record }: { readonly record: Transaction }) {
  const { type, bonusAmount, fee, walletType: currency } = record;
  if (type === 'withdraw')
    return fee > 0 ? <MoneyText amount={fee} currency={currency} /> : <None />;
  if (bonusAmount === 0) return <None />;
  return <MoneyText amount={bonusAmount} currency={currency} sign="always" />;
}
