import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ReportRow } from '@/lib/games/fairness-report.ts';
import { useGameMetrics } from '@/lib/games/use-game-metrics.ts';
import { GameName } from './game-name.tsx';
import type { ReportListing } from './report-table.tsx';

/** The report as a list, for phones and tablets. */
export function ReportList({ rows }: ReportListing) {
  return (
    <ul className="fairness-list p-0 list-style-none">
      {rows.map((row) => (
        <Item key={row.game.gameId} row={row} />
      ))}
    </ul>
  );
}

function Item({ row }: { readonly row: ReportRow }) {
  const { t } = useTranslation(['app', 'fairness-page']);
  const metrics = useGameMetrics()(row);
  const facts = [
    [t('fairness.terms.stated'), metrics.stated],
    [t('fairness.terms.exact'), metrics.exact],
    [t('fairness.columns.played'), metrics.played],
    [
      t('fairness.columns.volatility'),
      [metrics.volatility, metrics.volatilityName].filter(Boolean).join(' · '),
    ],
    [t('fairness.columns.hitRate'), metrics.hitRate],
    [t(`fairness.columns.${metrics.isLimit ? 'limit' : 'maxWin'}`), metrics.maxWin],
    ...(metrics.odds
      ? [
          [t('fairness.columns.odds'), metrics.odds.hundred],
          [t('fairness-page:oddsNames.thousand'), metrics.odds.thousand],
          ...(metrics.odds.cap === null
            ? []
            : [[t('fairness-page:oddsNames.cap'), metrics.odds.cap] as const]),
        ]
      : []),
  ] as const;
  return (
    <li>
      <GameName row={row} />
      <dl className="facts num">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '—'}</dd>
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
