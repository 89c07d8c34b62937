import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { AgeText, PlayerCell } from '../../components/cells.tsx';
import { Filters, SearchAndSort, searchAndSort } from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Page } from '../../components/page.tsx';
import type { TicketRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { TICKETS_POLL_MS } from './poll.ts';
import { TicketDrawer } from './ticket-drawer.tsx';
import { TicketState } from './ticket-state.tsx';

const STATES = ['open', 'answered', 'closed', 'all'] as const;
const PANEL = 'tickets-panel';

/** The questions of players, those of the longest wait first. */
export default function SupportPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { id } = useParams();
  const address = useAddress();
  const columns = useColumns();
  const state = address.oneOf('state', STATES);
  const query = useQuery(
    office.support.list.queryOptions(
      {
        ...(state === 'all' ? {} : { state }),
        ...searchAndSort(address),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData, refetchInterval: TICKETS_POLL_MS },
    ),
  );
  return (
    <Page title={t('support.title')} isList>
      <section className="panel office-panel">
        <header className="panel-head">
          <Tabs
            label={t('support.tabs')}
            segments={STATES.map((value) => ({ value, label: t(`support.tab.${value}`) }))}
            value={state}
            onChange={(value) => address.set({ state: value === 'open' ? undefined : value })}
            panelId={PANEL}
          />
          <Filters>
            <SearchAndSort address={address} />
          </Filters>
        </header>
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, state)}>
          <ListView
            query={query}
            label={t('support.title')}
            columns={columns}
            keyOf={(row) => row.id}
            linkOf={(row) => `/support/${row.id}${address.search}`}
            openKey={id}
            hasKeys={id === undefined}
            empty={{
              icon: <LifeBuoy size={28} />,
              title: t(state === 'open' ? 'support.noneOpen' : 'support.none'),
            }}
            page={address.page}
            onPage={(page) => address.set({ page })}
          />
        </div>
      </section>
      <TicketDrawer id={id ?? null} onClose={() => void navigate(`/support${address.search}`)} />
    </Page>
  );
}

function useColumns(): readonly Column<TicketRow>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'subject',
      head: t('support.subject'),
      cell: ({ subject }) => <b className="ellipsis long-cell">{subject}</b>,
    },
    { id: 'player', head: t('list.player'), cell: ({ player }) => <PlayerCell player={player} /> },
    {
      id: 'age',
      head: t('support.waits'),
      cell: ({ updatedAt, state }) => <AgeText since={updatedAt} isWaiting={state === 'open'} />,
    },
    { id: 'state', head: t('list.status'), cell: ({ state }) => <TicketState state={state} /> },
  ];
}
