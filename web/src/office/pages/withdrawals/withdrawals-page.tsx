import { isCurrency } from '@fairhall/api/contract/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowUpFromLine, Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { Tabs, tabId } from '@/components/ui/segmented.tsx';
import { useKeys } from '@/lib/browser/use-keys.ts';
import { AgeText, MoneyCell, PlayerCell, Tag } from '../../components/cells.tsx';
import {
  CurrencyFilter,
  Filters,
  SearchAndSort,
  searchAndSort,
} from '../../components/filters.tsx';
import { KeyHelp } from '../../components/key-help.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { LiveDot } from '../../components/live-dot.tsx';
import { Page } from '../../components/page.tsx';
import type { WithdrawalRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { toneOfFlag } from './flags.ts';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';
import { WithdrawalStatus } from './withdrawal-status.tsx';

const STATES = ['waiting', 'open', 'done', 'all'] as const;
const PANEL = 'withdrawals-panel';

/** The withdrawals of all players; those that wait for a decision come first. */
export default function WithdrawalsPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { orderNum } = useParams();
  const address = useAddress();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const state = address.oneOf('state', STATES);
  const walletType = address.get('currency');
  const columns = useColumns();
  const query = useQuery(
    office.withdrawals.list.queryOptions(
      {
        state,
        ...(isCurrency(walletType) ? { walletType } : {}),
        ...searchAndSort(address),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData },
    ),
  );
  const pathOf = (id: string) => `/withdrawals/${encodeURIComponent(id)}${address.search}`;
  const close = () => void navigate(`/withdrawals${address.search}`);
  const rows = query.data?.list ?? [];
  const goTo = (step: 1 | -1) => {
    const place = rows.findIndex(({ order }) => order.orderNum === orderNum);
    const next = rows[place + step];
    if (next !== undefined) void navigate(pathOf(next.order.orderNum), { replace: true });
  };
  useKeys({ '?': () => setIsHelpShown(true) });
  return (
    <Page
      title={t('withdrawals.title')}
      isList
      aside={<LiveDot />}
      actions={
        <button
          type="button"
          data-keys=""
          className="btn btn-sm btn-ghost"
          onClick={() => setIsHelpShown(true)}
        >
          <Keyboard size={16} />
          {t('keys.title')}
        </button>
      }
    >
      <section className="panel office-panel">
        <header className="panel-head">
          <Tabs
            label={t('withdrawals.tabs')}
            segments={STATES.map((value) => ({ value, label: t(`withdrawals.tab.${value}`) }))}
            value={state}
            onChange={(value) => address.set({ state: value === 'waiting' ? undefined : value })}
            panelId={PANEL}
          />
          <Filters>
            <SearchAndSort address={address} />
            <CurrencyFilter
              value={walletType}
              onChange={(value) => address.set({ currency: value })}
            />
          </Filters>
        </header>
        <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, state)}>
          <ListView
            query={query}
            label={t('withdrawals.title')}
            columns={columns}
            keyOf={({ order }) => order.orderNum}
            linkOf={({ order }) => pathOf(order.orderNum)}
            openKey={orderNum}
            hasKeys={orderNum === undefined}
            hasCards
            empty={{
              icon: <ArrowUpFromLine size={28} />,
              title: t(state === 'waiting' ? 'withdrawals.noneWaiting' : 'withdrawals.none'),
              ...(state === 'waiting' ? { text: t('withdrawals.noneWaitingText') } : {}),
            }}
            page={address.page}
            onPage={(page) => address.set({ page })}
          />
        </div>
      </section>
      <WithdrawalDrawer
        orderNum={orderNum ?? null}
        onClose={close}
        onStep={goTo}
        onDecided={() => {
          const place = rows.findIndex(({ order }) => order.orderNum === orderNum);
          const next = rows[place + 1] ?? rows[place - 1];
          if (state !== 'waiting' || next === undefined) close();
          else void navigate(pathOf(next.order.orderNum), { replace: true });
        }}
      />
      <KeyHelp show={isHelpShown} onHide={() => setIsHelpShown(false)} />
    </Page>
  );
}

function useColumns(): readonly Column<WithdrawalRow>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'player',
      head: t('list.player'),
      cell: ({ player }) => <PlayerCell player={player} />,
    },
    {
      id: 'age',
      head: t('withdrawals.age'),
      cell: ({ order, reviewState }) => (
        <AgeText since={order.createdAt} isWaiting={reviewState === 'waiting'} />
      ),
    },
    {
      id: 'amount',
      head: t('list.amount'),
      isNumber: true,
      cell: ({ order }) => (
        <MoneyCell amount={order.amount} currency={order.walletType} amountUsd={order.amountUsd} />
      ),
    },
    {
      id: 'account',
      head: t('withdrawals.account'),
      from: 'desktop',
      cell: ({ order }) => (
        <span className="stacked">
          <span className="ellipsis">{order.bankName}</span>
          <small className="mono text-3">{order.account}</small>
        </span>
      ),
    },
    {
      id: 'flags',
      head: t('withdrawals.flags'),
      cell: ({ flags }) => (
        <span className="d-inline-flex flex-wrap gap-1">
          {flags.length === 0 && <span className="text-3">—</span>}
          {flags.map((flag) => (
            <Tag key={flag} tone={toneOfFlag[flag]}>
              {t(`withdrawals.flag.${flag}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'status',
      head: t('list.status'),
      cell: ({ order }) => <WithdrawalStatus order={order} />,
    },
  ];
}
