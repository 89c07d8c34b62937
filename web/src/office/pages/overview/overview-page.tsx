import { isCurrency } from '@fairhall/api/contract/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CurrencyFilter } from '../../components/filters.tsx';
import { LiveDot } from '../../components/live-dot.tsx';
import { Page } from '../../components/page.tsx';
import { BlocksSkeleton, Loaded } from '../../components/states.tsx';
import type { Overview } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { GgrChart, MoneyFlowChart } from './charts.tsx';
import { HealthPanel } from './health-panel.tsx';
import { Tiles } from './tiles.tsx';
import { TopGames } from './top-games.tsx';

const PERIODS = ['day', 'week', 'month', 'quarter'] as const;
const DEFAULT_PERIOD = 'week';
const daysOf = { day: 1, week: 7, month: 30, quarter: 90 } as const;

/** The metrics of the house and the state of its services. */
export default function OverviewPage() {
  const { t } = useTranslation('office');
  const address = useAddress();
  const period = address.maybe('period', PERIODS) ?? DEFAULT_PERIOD;
  const walletType = address.get('currency');
  const query = useQuery(
    office.overview.get.queryOptions(
      { days: daysOf[period], ...(isCurrency(walletType) ? { walletType } : {}) },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Page
      title={t('overview.title')}
      aside={<LiveDot />}
      actions={
        <>
          <CurrencyFilter
            value={walletType}
            onChange={(value) => address.set({ currency: value })}
          />
          <Segmented
            label={t('overview.period')}
            segments={PERIODS.map((value) => ({
              value,
              label: t(`overview.days.${value}`),
            }))}
            value={period}
            onChange={(value) =>
              address.set({ period: value === DEFAULT_PERIOD ? undefined : value })
            }
          />
        </>
      }
    >
      <Loaded<Overview> query={query} skeleton={<OverviewSkeleton />}>
        {(overview) => (
          <>
            <Tiles overview={overview} />
            <div className="two-columns d-grid align-items-start gap-4">
              <GgrChart overview={overview} />
              <MoneyFlowChart overview={overview} />
            </div>
            <div className="wide-column d-grid align-items-start gap-4">
              <TopGames overview={overview} />
              <HealthPanel health={overview.health} />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const TILES = ['ggr', 'ngr', 'stakes', 'players', 'deposits', 'withdrawals', 'waiting', 'new'];

function OverviewSkeleton() {
  return (
    <div className="d-flex flex-column gap-4">
      <div className="tiles-row m-0 d-grid gap-3">
        {TILES.map((tile) => (
          <Skeleton key={tile} height="104px" radius="18px" />
        ))}
      </div>
      <div className="two-columns d-grid align-items-start gap-4">
        <Skeleton height="320px" radius="18px" />
        <Skeleton height="320px" radius="18px" />
      </div>
      <BlocksSkeleton heights={[360]} />
    </div>
  );
}
