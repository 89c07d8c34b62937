import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLanguage } from '@/i18n/language.ts';
import type { HistoryRow } from '@/lib/contract-types.ts';
import { formatDateTime } from '@/lib/date-time.ts';
import { HISTORY_PAGE_SIZE } from '../api/use-history.ts';
import type { HistoryKind } from '../history-filter.ts';
import { HistoryAmount, HistoryStatusMark, VerifyLink } from './history-marks.tsx';
import { SubjectPicture, useSubject } from './history-subject.tsx';

export type HistoryListing = {
  readonly kind: HistoryKind;
  readonly list: readonly HistoryRow[];
  /** Rows of another page, shown until their successors arrive. */
  readonly isStale: boolean;
};

/** History as a table, for windows wider than a phone. */
export function HistoryTable({ kind, list, isStale }: HistoryListing) {
  return (
    <div className="history-scroll">
      <table className={`table table-hover history-table ${isStale ? 'is-stale' : ''}`}>
        <Head kind={kind} />
        <tbody>
          {list.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ kind }: { readonly kind: HistoryKind }) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col">
          {kind === 'transaction' ? t('history.column.what') : t('history.column.game')}
        </th>
        <th scope="col">{t('history.column.time')}</th>
        {kind === 'game' && <th scope="col">{t('history.column.type')}</th>}
        {kind !== 'browse' && (
          <>
            <th scope="col">{t('history.column.wallet')}</th>
            <th scope="col" className="text-end">
              {t('history.column.amount')}
            </th>
            <th scope="col">{t('history.column.status')}</th>
          </>
        )}
        {kind === 'game' && (
          <th scope="col">
            <span className="visually-hidden">{t('history.verify')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Row({ row }: { readonly row: HistoryRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const subject = useSubject();
  return (
    <tr>
      <td>
        <span className="history-subject">
          <SubjectPicture row={row} />
          <span className="ellipsis">{subject(row)}</span>
        </span>
      </td>
      <td className="history-quiet num">
        {formatDateTime({ at: row.createTime, language, style: 'full' })}
      </td>
      {row.kind === 'game' && (
        <td className="history-quiet">{row.type !== null && t(`history.type.${row.type}`)}</td>
      )}
      {row.kind !== 'browse' && (
        <>
          <td>
            {row.walletType !== null && (
              <span className="history-wallet">
                <CurrencyRoundel currency={row.walletType} sizePx={22} />
                {row.walletType}
              </span>
            )}
          </td>
          <td className="text-end">
            <HistoryAmount row={row} />
          </td>
          <td>
            <HistoryStatusMark status={row.status} />
          </td>
        </>
      )}
      {row.kind === 'game' && (
        <td className="text-end">
          <VerifyLink row={row} />
        </td>
      )}
    </tr>
  );
}

const placeholderRows = Array.from({ length: HISTORY_PAGE_SIZE }, (_, index) => index);

const columns = {
  game: ['subject', 'time', 'type', 'wallet', 'amount', 'status', 'verify'],
  transaction: ['subject', 'time', 'wallet', 'amount', 'status'],
  browse: ['subject', 'time'],
} as const satisfies Record<HistoryKind, readonly string[]>;
type Column = (typeof columns)[HistoryKind][number];

export function HistoryTableSkeleton({ kind }: { readonly kind: HistoryKind }) {
  return (
    <div className="history-scroll">
      <table className="table history-table" aria-busy="true">
        <Head kind={kind} />
        <tbody>
          {placeholderRows.map((row) => (
            <tr key={row}>
              {columns[kind].map((column) => (
                <td key={column}>
                  <Placeholder column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** As wide as what is coming, so that no column moves when it comes. */
const widths = {
  subject: '112px',
  time: '168px',
  type: '28px',
  wallet: '58px',
  amount: '64px',
  status: '92px',
  verify: '0',
} as const satisfies Record<Column, string>;

function Placeholder({ column }: { readonly column: Column }) {
  const className = column === 'amount' ? 'ms-auto' : '';
  const words = (
    <Skeleton className={className} width={widths[column]} height="14px" radius="6px" />
  );
  if (column !== 'subject') return words;
  return (
    <span className="history-subject">
      <Skeleton className="flex-shrink-0" width="36px" height="40px" radius="10px" />
      {words}
    </span>
  );
}
