import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/create-i18n.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { creditedAmount } from '@/lib/credited-amount.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { RECORDS_PAGE_SIZE } from '../api/use-deposit-records.ts';
import { DepositStatus } from './deposit-status.tsx';

export type RecordListProps = {
  readonly list: readonly Transaction[];
  readonly opened: Transaction | null;
  readonly onOpen: (transaction: Transaction) => void;
  /** The rows of another page or filter, shown until their own arrive. */
  readonly isStale: boolean;
};

/** Deposits as a table, for windows wider than a phone. */
export function RecordTable({ list, opened, onOpen, isStale }: RecordListProps) {
  return (
    <div className="records-scroll">
      <table className={`table table-hover records-table ${isStale ? 'is-stale' : ''}`}>
        <Head />
        <tbody>
          {list.map((record) => (
            <Row
              key={record.transactionId}
              record={record}
              isOpen={record.transactionId === opened?.transactionId}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">{t('wallet.records.order')}</th>
        <th scope="col">{t('wallet.records.created')}</th>
        <th scope="col" className="records-channel">
          {t('wallet.records.channel')}
        </th>
        <th scope="col" className="text-end">
          {t('wallet.records.amount')}
        </th>
        <th scope="col" className="text-end">
          {t('wallet.records.bonus')}
        </th>
        <th scope="col" className="text-end">
          {t('wallet.records.credited')}
        </th>
        <th scope="col">{t('wallet.records.status')}</th>
        <td aria-hidden="true" />
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly record: Transaction;
  readonly isOpen: boolean;
  readonly onOpen: (transaction: Transaction) => void;
};

function Row({ record, isOpen, onOpen }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { walletType: currency } = record;
  return (
    <tr className={isOpen ? 'is-open' : ''}>
      <td>
        <button
          type="button"
          className="records-open mono"
          aria-label={t('wallet.records.open', { order: record.externalOrderId })}
          aria-haspopup="dialog"
          onClick={() => onOpen(record)}
        >
          {record.externalOrderId}
        </button>
      </td>
      <td className="records-time num">
        {formatDateTime({ at: record.createTime, language, style: 'short' })}
      </td>
      <td className="records-channel">{record.paymentChannel || <Nothing />}</td>
      <td className="text-end records-money">
        <MoneyText amount={record.amount} currency={currency} />
      </td>
      <td className="text-end records-bonus">
        {record.bonusAmount > 0 ? (
          <MoneyText amount={record.bonusAmount} currency={currency} sign="always" />
        ) : (
          <Nothing />
        )}
      </td>
      <td className="text-end records-money">
        <MoneyText amount={creditedAmount(record)} currency={currency} />
      </td>
      <td>
        <DepositStatus status={record.status} />
      </td>
      <td className="records-chevron">
        <ChevronRight size={17} aria-hidden="true" />
      </td>
    </tr>
  );
}

/** A dash for the eye, a word for the ear. */
function Nothing() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('wallet.records.none')}</span>
    </>
  );
}

const placeholderRows = Array.from({ length: RECORDS_PAGE_SIZE }, (_, index) => index);
const placeholderWidths = ['96px', '92px', '110px', '70px', '24px', '70px', '138px'];

export function RecordTableSkeleton() {
  return (
    <table className="table records-table" aria-busy="true">
      <Head />
      <tbody>
        {placeholderRows.map((row) => (
          <tr key={row}>
            {placeholderWidths.map((width, column) => (
              <td
                key={width + String(column)}
                className={column > 2 && column < 6 ? 'text-end' : ''}
              >
                <Skeleton width={width} height="14px" radius="6px" />
              </td>
            ))}
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
