import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { RecordStatus } from '@/components/ui/record-status.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { RECORDS_PAGE_SIZE } from '../api/use-records.ts';
import { listedAmount } from '../record-look.ts';
import type { RecordListing } from './record-table.tsx';

/** Records as rows to tap, for phones. */
export function RecordRows({ list, onOpen, isStale }: RecordListing) {
  return (
    <ul className={`record-rows ${isStale ? 'is-stale' : ''}`}>
      {list.map((record) => (
        <li key={record.transactionId}>
          <Row record={record} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = {
  readonly record: Transaction;
  readonly onOpen: (transaction: Transaction) => void;
};

function Row({ record, onOpen }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <button
      type="button"
      className="record-row"
      aria-haspopup="dialog"
      onClick={() => onOpen(record)}
    >
      <CurrencyRoundel currency={record.walletType} sizePx={36} />
      <span className="record-row-words">
        <MoneyText
          className="record-row-amount"
          currency={record.walletType}
          {...listedAmount(record)}
        />
        <span className="record-row-meta num">
          {formatDateTime({ at: record.createTime, language, style: 'short' })}
        </span>
      </span>
      <RecordStatus record={record} />
      <span className="visually-hidden">
        {t('wallet.records.open', { order: record.externalOrderId })}
      </span>
    </button>
  );
}

const placeholderRows = Array.from({ length: RECORDS_PAGE_SIZE }, (_, index) => index);

export function RecordRowsSkeleton() {
  return (
    <div className="record-rows" aria-busy="true">
      {placeholderRows.map((row) => (
        <div key={row} className="record-row">
          <Skeleton width="36px" height="36px" radius="50%" />
          <span className="record-row-words">
            <Skeleton width="90px" height="14px" radius="6px" />
            <Skeleton width="140px" height="11px" radius="5px" />
          </span>
          <Skeleton width="118px" height="24px" radius="999px" />
        </div>
      ))}
    </div>
  );
}
