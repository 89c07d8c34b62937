import '@/styles/facts.css';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ReportRow } from '@/lib/games/fairness-report.ts';
import { useGameMetrics } from '@/lib/games/use-game-metrics.ts';
import { GameName } from './game-name.tsx';
import type { ReportListing } from './report-table.tsx';

/** The report as a list, for phones and tablets. */
export function ReportList({ rows }: ReportListing) {
  return (
    <ul className="report-list fairness-list m-0 p-0 list-style-none">
      {rows.map((row) => (
        <Item key={row.game.gameId} row={row} />
      ))}
    </ul>
  );
}

function Item({ row }: { readonly row: ReportRow }) {
  const { t } = useTranslation(['app', 'fairness-page', 'figures']);
  const metrics = useGameMetrics()(row);
  const facts = [
    [t('figures:terms.stated'), metrics.stated],
    [t('figures:terms.exact'), metrics.exact],
    [t('figures:columns.played'), metrics.played],
    [
      t('figures:columns.volatility'),
      [metrics.volatility, metrics.volatilityName].filter(Boolean).join(' · '),
    ],
    [t('figures:columns.hitRate'), metrics.hitRate],
    [t(`figures:columns.${metrics.isLimit ? 'limit' : 'maxWin'}`), metrics.maxWin],
    ...(metrics.odds
      ? [
          [t('figures:columns.odds'), metrics.odds.hundred],
          [t('fairness-page:oddsNames.thousand'), metrics.odds.thousand],
          ...(metrics.odds.cap === null
            ? []
            : [[t('fairness-page:oddsNames.cap'), metrics.odds.cap] as const]),
        ]
      : []),
  ] as const;
  return (
    <li className="pt-3-5 pb-1-5 px-4">
      <GameName row={row} />
      <dl className="facts d-grid row-gap-2-5 column-gap-2 mt-2-5 mb-2 mx-0 num">
        {facts.map(([name, value]) => (
          <div className="d-block p-0" key={name}>
            <dt className="fs-xs wrap-anywhere text-wrap">{name}</dt>
            <dd className="text-start">{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const placeholderRows = [0, 1, 2];

export function ReportListSkeleton() {
  return (
    <div className="px-5 py-3">
      {placeholderRows.map((row) => (
        <div className="d-flex align-items-center gap-4 px-0 py-2-5" key={row}>
          <Skeleton width="36px" height="40px" radius="10px" />
          <Skeleton height="180px" radius="12px" />
        </div>
      ))}
    </div>
  );
}
