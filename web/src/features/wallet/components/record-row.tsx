import { useTranslation } from 'react-i18next';
import { RecordStatus } from '@/components/records/record-status.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Transaction } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { listedAmount } from '../record-look.ts';

type RecordRowProps = {
  readonly record: Transaction;
  readonly onOpen: (transaction: Transaction) => void;
};

/** A record on phones; a tap opens it. */
export function RecordRow({ record, onOpen }: RecordRowProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const { dateTime } = useFormat();
  return (
    <button
      type="button"
      className="record-row bg-transparent text-reset d-flex align-items-center gap-3 w-100 px-3-5 py-2-5 border-0 border-bottom border-line text-start"
      aria-haspopup="dialog"
      onClick={() => onOpen(record)}
    >
      <CurrencyRoundel currency={record.walletType} sizePx={36} />
      <span className="flex-1 min-w-0 d-flex flex-column gap-0-5">
        <MoneyText
          className="fs-body fw-bold lh-20"
          currency={record.walletType}
          {...listedAmount(record)}
        />
        <span className="record-row-meta lh-16 text-3 num overflow-hidden fs-xs text-nowrap">
          {dateTime(record.createTime, 'short')}
        </span>
        {record.isInReview && <small className="text-2 text-pretty">{record.remark}</small>}
      </span>
      <RecordStatus record={record} />
      <span className="visually-hidden">
        {t('wallet:records.open', { order: record.externalOrderId })}
      </span>
    </button>
  );
}

export function RecordRowSkeleton() {
  return (
    <div className="record-row bg-transparent text-reset d-flex align-items-center gap-3 w-100 px-3-5 py-2-5 border-0 border-bottom border-line text-start">
      <Skeleton width="36px" height="36px" radius="50%" />
      <span className="flex-1 min-w-0 d-flex flex-column gap-0-5">
        <Skeleton width="90px" height="14px" radius="6px" />
        <Skeleton width="140px" height="11px" radius="5px" />
      </span>
      <Skeleton width="118px" height="24px" radius="999px" />
    </div>
  );
}
