import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Scale } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { PlayerCell, TimeText } from '../../components/cells.tsx';
import { Filters, SearchAndSort, searchAndSort } from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Page } from '../../components/page.tsx';
import type { Adjustment } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { useMay } from '../../lib/session/office-session.ts';
import { AdjustmentDrawer } from './adjustment-drawer.tsx';
import { AdjustmentState } from './adjustment-state.tsx';
import { RequestDialog } from './request-dialog.tsx';

const STATES = ['waiting', 'applied', 'rejected', 'all'] as const;
const PANEL = 'adjustments-panel';

/** Corrections of balances; large ones wait for a second person. */
export default function AdjustmentsPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { id } = useParams();
  const address = useAddress();
  const mayRequest = useMay('payments');
  const columns = useColumns();
  const state = address.oneOf('state', STATES);
  // The player for whom an adjustment is requested; a blank for one who is yet to be named.
  const requestFor = address.get('new');
  const query = useQuery(
    office.adjustments.list.queryOptions(
      {
        ...(state === 'all' ? {} : { state }),
        ...searchAndSort(address),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Page
      title={t('adjustments.title')}
      isList
      actions={
        mayRequest && (
          <Button size="sm" variant="secondary" onClick={() => address.set({ new: '-' })}>
            <Plus size={16} />
            {t('adjustments.request')}
          </Button>
        )
      }
    >
      <section className="panel office-panel">
        <header className="panel-head">
          <Tabs
            label={t('adjustments.tabs')}
            segments={STATES.map((value) => ({ value, label: t(`adjustments.tab.${value}`) }))}
            value={state}
            onChange={(value) => address.set({ state: value === 'waiting' ? undefined : value })}
            panelId={PANEL}
          />
          <Filters>
            <SearchAndSort address={address} />
          </Filters>
        </header>
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, state)}>
          <ListView
            query={query}
            label={t('adjustments.title')}
            columns={columns}
            keyOf={(row) => row.id}
            linkOf={(row) => `/adjustments/${row.id}${address.search}`}
            openKey={id}
            hasKeys={id === undefined && requestFor === ''}
            empty={{
              icon: <Scale size={28} />,
              title: t(state === 'waiting' ? 'adjustments.noneWaiting' : 'adjustments.none'),
            }}
            page={address.page}
            onPage={(page) => address.set({ page })}
          />
        </div>
      </section>
      <AdjustmentDrawer
        adjustment={query.data?.list.find((row) => row.id === id) ?? null}
        onClose={() => void navigate(`/adjustments${address.search}`)}
      />
      {mayRequest && (
        <RequestDialog
          show={requestFor !== ''}
          uid={requestFor === '-' ? '' : requestFor}
          onHide={() => address.set({ new: undefined })}
        />
      )}
    </Page>
  );
}

function useColumns(): readonly Column<Adjustment>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'player', head: t('list.player'), cell: ({ player }) => <PlayerCell player={player} /> },
    {
      id: 'amount',
      head: t('list.amount'),
      isNumber: true,
      cell: ({ amount, walletType }) => (
        <MoneyText amount={amount} currency={walletType} sign="always" className="fw-650" />
      ),
    },
    {
      id: 'reason',
      head: t('log.reason'),
      from: 'tablet',
      cell: ({ reason }) => <span className="ellipsis long-cell text-2">{reason}</span>,
    },
    {
      id: 'by',
      head: t('adjustments.requestedBy'),
      cell: ({ requestedBy, requestedAt }) => (
        <span className="stacked">
          <span>{requestedBy.name}</span>
          <small className="text-3">
            <TimeText at={requestedAt} />
          </small>
        </span>
      ),
    },
    { id: 'state', head: t('list.status'), cell: ({ state }) => <AdjustmentState state={state} /> },
  ];
}
