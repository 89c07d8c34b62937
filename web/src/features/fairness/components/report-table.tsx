import '@/styles/tables.scss';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ReportRow } from '@/lib/games/fairness-report.ts';
import { useGameMetrics } from '@/lib/games/use-game-metrics.ts';
import {
  orderedBy,
  type ReportColumn,
  type ReportFilter,
  reportColumns,
} from '../report-filter.ts';
import { GameName } from './game-name.tsx';

export type ReportListing = {
  readonly rows: readonly ReportRow[];
  readonly filter: ReportFilter;
  readonly onChange: (filter: ReportFilter) => void;
};

/** The report as a table, for wide windows; its headings sort it. */
export function ReportTable({ rows, filter, onChange }: ReportListing) {
  const { t } = useTranslation(['app', 'fairness-page', 'figures']);
  const metricsOf = useGameMetrics();
  return (
    <div className="overflow-x-auto">
      <table className="table fs-md table-hover report-table fairness-table">
        <thead>
          <tr>
            {reportColumns.map((column) => (
              <ColumnHead
                key={column}
                column={column}
                filter={filter}
                onOrder={() => onChange(orderedBy(filter, column))}
              />
            ))}
          </tr>
        </thead>
        <tbody className="num">
          {rows.map((row) => {
            const metrics = metricsOf(row);
            return (
              <tr key={row.game.gameId}>
                <th scope="row">
                  <GameName row={row} />
                </th>
                <td>
                  <b>{metrics.stated}</b>
                  <small>
                    {metrics.exact && t('fairness-page:exactly', { rtp: metrics.exact })}
                  </small>
                </td>
                <td>
                  {metrics.played ?? '—'}
                  <small>{metrics.rounds}</small>
                </td>
                <td>
                  {metrics.volatility ?? '—'}
                  <small>{metrics.volatilityName}</small>
                </td>
                <td>{metrics.hitRate ?? '—'}</td>
                <td>
                  {metrics.maxWin ?? '—'}
                  <small>{metrics.isLimit ? t('figures:columns.limit') : metrics.odds?.cap}</small>
                </td>
                <td>
                  {metrics.odds?.hundred ?? '—'}
                  <small>
                    {metrics.odds && t('fairness-page:thousand', { odds: metrics.odds.thousand })}
                  </small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type ColumnHeadProps = {
  readonly column: ReportColumn;
  readonly filter: ReportFilter;
  readonly onOrder: () => void;
};

function ColumnHead({ column, filter, onOrder }: ColumnHeadProps) {
  const { t } = useTranslation(['app', 'fairness-page', 'figures']);
  const isOrder = filter.column === column;
  const Arrow = filter.descending ? ArrowDown : ArrowUp;
  const order = filter.descending ? 'descending' : 'ascending';
  return (
    <th className="p-0" scope="col" aria-sort={isOrder ? order : 'none'}>
      <button
        type="button"
        className="fairness-order bg-transparent d-inline-flex align-items-center gap-1 min-h-hit border-0"
        onClick={onOrder}
      >
        {t(`figures:columns.${column}`)}
        {isOrder && <Arrow size={14} />}
      </button>
    </th>
  );
}

const placeholderRows = [0, 1, 2, 3, 4, 5, 6, 7];

export function ReportTableSkeleton() {
  return (
    <div className="px-5 py-3">
      {placeholderRows.map((row) => (
        <div className="d-flex align-items-center gap-4 px-0 py-2-5" key={row}>
          <Skeleton width="36px" height="40px" radius="10px" />
          <Skeleton width="180px" height="14px" radius="6px" />
          <Skeleton height="14px" radius="6px" />
        </div>
      ))}
    </div>
  );
}
