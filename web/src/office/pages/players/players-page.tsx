import { markets } from '@fairhall/api/contract/markets';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/components/ui/data-table.tsx';
import {
  MarketText,
  PlayerCell,
  PlayerStateText,
  TimeText,
  UsdAmount,
} from '../../components/cells.tsx';
import {
  Filters,
  SEARCH_LENGTH_MAX,
  SearchFilter,
  SelectFilter,
  SortFilter,
  searchAndSort,
} from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Page } from '../../components/page.tsx';
import type { PlayerRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';

import { useAddress } from '../../lib/browser/use-address.ts';

const STATES = ['open', 'timeOut', 'excluded'] as const;

/** Finds players by whatever is known of them. */
export default function PlayersPage() {
  const { t } = useTranslation('office');
  const address = useAddress();
  const columns = useColumns();
  const state = address.maybe('state', STATES);
  const market = address.maybe('market', markets);
  const query = useQuery(
    office.players.list.queryOptions(
      {
        ...searchAndSort(address),
        ...(state === undefined ? {} : { state }),
        ...(market === undefined ? {} : { market }),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Page title={t('players.title')} isList>
      <section className="panel office-panel">
        <header className="panel-head">
          <Filters>
            <SearchFilter
              label={t('players.search')}
              placeholder={t('players.searchHint')}
              lengthMax={SEARCH_LENGTH_MAX}
              value={address.get('q')}
              onChange={(q) => address.set({ q })}
            />
            <SelectFilter
              label={t('players.stateLabel')}
              any={t('players.anyState')}
              options={STATES.map((value) => ({ value, label: t(`players.state.${value}`) }))}
              value={state ?? ''}
              onChange={(value) => address.set({ state: value })}
            />
            <SelectFilter
              label={t('players.marketLabel')}
              any={t('players.anyMarket')}
              options={markets.map((value) => ({ value, label: t(`players.market.${value}`) }))}
              value={market ?? ''}
              onChange={(value) => address.set({ market: value })}
            />
            <SortFilter address={address} />
          </Filters>
        </header>
        <ListView
          query={query}
          label={t('players.title')}
          columns={columns}
          keyOf={({ uid }) => uid}
          linkOf={({ uid }) => `/players/${encodeURIComponent(uid)}`}
          hasCards
          empty={{
            icon: <Users size={28} />,
            title: t('players.none'),
            text: t('players.noneText'),
          }}
          page={address.page}
          onPage={(page) => address.set({ page })}
        />
      </section>
    </Page>
  );
}

function useColumns(): readonly Column<PlayerRow>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'player', head: t('list.player'), cell: (row) => <PlayerCell player={row} /> },
    {
      id: 'state',
      head: t('players.stateLabel'),
      cell: ({ state }) => <PlayerStateText state={state} />,
    },
    {
      id: 'balance',
      head: t('players.balance'),
      isNumber: true,
      cell: ({ balanceUsd }) => <UsdAmount amount={balanceUsd} />,
    },
    {
      id: 'market',
      head: t('players.marketLabel'),
      from: 'tablet',
      cell: ({ market }) => <MarketText market={market} />,
    },
    {
      id: 'joined',
      head: t('players.joined'),
      from: 'tablet',
      cell: ({ joinedAt }) => <TimeText at={joinedAt} />,
    },
    {
      id: 'played',
      head: t('players.lastPlayed'),
      from: 'tablet',
      cell: ({ lastPlayedAt }) => <TimeText at={lastPlayedAt} />,
    },
    {
      id: 'uid',
      head: t('players.uid'),
      from: 'desktop',
      cell: ({ uid }) => <span className="mono text-3">{uid}</span>,
    },
  ];
}
