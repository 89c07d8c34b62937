import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { RecordStatus } from '@/components/ui/record-status.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { Transaction } from '@/lib/contract-types.ts';
import { creditedAmount } from '@/lib/credited-amount.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { RECORDS_PAGE_SIZE } from '../api/use-records.ts';
import { isOver } from '../record-look.ts';
import type { RecordKind } from '../record-query.ts';
import { None } from './none.tsx';

export type RecordListing = {
  readonly kind: RecordKind;
  readonly list: readonly Transaction[];
  readonly opened: Transaction | null;
  readonly onOpen: (transaction: Transaction) => void;
  /** The rows of another page or filter, shown until their own arrive. */
  readonly isStale: boolean;
};

/** Records as a table, for windows wider than a phone. */
export function RecordTable({ kind, list, opened, onOpen, isStale }: RecordListing) {
  return (
    <div className="records-scroll">
      <table className={`table table-hover records-table ${isStale ? 'is-stale' : ''}`}>
        <Head kind={kind} />
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

function Head({ kind }: { readonly kind: RecordKind }) {
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
        <th scope="col" className="text-end records-bonus">
          {t(kind === 'deposits' ? 'wallet.records.bonus' : 'wallet.records.fee')}
        </th>
        <th scope="col" className="text-end">
          {t(kind === 'deposits' ? 'wallet.records.credited' : 'wallet.records.paidOut')}
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
      <td className="records-channel">{record.paymentChannel || <None />}</td>
      <td className="text-end records-money">
        <MoneyText amount={record.amount} currency={currency} />
      </td>
      <td className="text-end records-bonus">
        <Extra record={record} />
      </td>
      <td className="text-end records-money">
        <Moved record={record} />
      </td>
      <td>
        <RecordStatus record={record} />
      </td>
      <td className="records-chevron">
        <ChevronRight size={17} aria-hidden="true" />
      </td>
    </tr>
  );
}

/** What reached the wallet, or the player's bank; while that is open, nothing is claimed. */
function Moved({ record }: { readonly record: Transaction }) {
  if (!isOver(record)) return <None />;
  const { type, actualAmount, walletType: currency } = record;
  const amount = type === 'deposit' ? creditedAmount(record) : actualAmount;
  return <MoneyText amount={amount} currency={currency} />;
}

/** What came on top of a deposit, or what a payout cost. */
function Extra({ record }: { readonly record: Transaction }) {
  const { type, bonusAmount, fee, walletType: currency } = record;
  if (type === 'withdraw')
    return fee > 0 ? <MoneyText amount={fee} currency={currency} /> : <None />;
  if (bonusAmount === 0) return <None />;
  return <MoneyText amount={bonusAmount} currency={currency} sign="always" />;
}

const placeholderRows = Array.from({ length: RECORDS_PAGE_SIZE }, (_, index) => index);
const placeholderWidths = ['96px', '92px', '110px', '70px', '24px', '70px', '138px'];

/** The class of the column that a placeholder stands in. */
function placeholderClass(column: number): string {
  if (column === 2) return 'records-channel';
  if (column === 4) return 'text-end records-bonus';
  return column === 3 || column === 5 ? 'text-end' : '';
}

export function RecordTableSkeleton({ kind }: { readonly kind: RecordKind }) {
  return (
    <div className="records-scroll">
      <table className="table records-table" aria-busy="true">
        <Head kind={kind} />
        <tbody>
          {placeholderRows.map((row) => (
            <tr key={row}>
              {placeholderWidths.map((width, column) => (
                <td key={width + String(column)} className={placeholderClass(column)}>
                  <Skeleton width={width} height="14px" radius="6px" />
                </td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
