import { isCurrency } from '@fairhall/api/contract/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDownToLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { depositStatuses, depositStatusName } from '@/lib/payments/deposit-status.ts';
import { timeRangeOf } from '@/lib/time/date-time.ts';
import { MoneyCell, PlayerCell, TimeText } from '../../components/cells.tsx';
import {
  CurrencyFilter,
  DayRangeFilter,
  Filters,
  SearchAndSort,
  SelectFilter,
  searchAndSort,
} from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { LiveDot } from '../../components/live-dot.tsx';
import { Page } from '../../components/page.tsx';
import type { DepositRow } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { DepositDrawer } from './deposit-drawer.tsx';
import { DepositStatus } from './deposit-status.tsx';

/** The deposits of all players. */
export default function DepositsPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { outTradeNo } = useParams();
  const address = useAddress();
  const columns = useColumns();
  const walletType = address.get('currency');
  const status = Number.parseInt(address.get('status'), 10);
  const query = useQuery(
    office.deposits.list.queryOptions(
      {
        ...(isCurrency(walletType) ? { walletType } : {}),
        ...(Number.isNaN(status) ? {} : { status }),
        ...searchAndSort(address),
        ...timeRangeOf({ from: address.get('from'), to: address.get('to') }),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Page title={t('deposits.title')} isList aside={<LiveDot />}>
      <section className="panel office-panel">
        <header className="panel-head">
          <Filters>
            <SearchAndSort address={address} />
            <SelectFilter
              label={t('list.status')}
              any={t('list.anyStatus')}
              options={depositStatuses.map((status) => ({
                value: String(status),
                label: t(`deposits.status.${depositStatusName(status)}`),
              }))}
              value={address.get('status')}
              onChange={(value) => address.set({ status: value })}
            />
            <CurrencyFilter
              value={walletType}
              onChange={(value) => address.set({ currency: value })}
            />
            <DayRangeFilter address={address} />
          </Filters>
        </header>
        <ListView
          query={query}
          label={t('deposits.title')}
          columns={columns}
          keyOf={({ order }) => order.outTradeNo}
          linkOf={({ order }) =>
            `/deposits/${encodeURIComponent(order.outTradeNo)}${address.search}`
          }
          openKey={outTradeNo}
          hasKeys={outTradeNo === undefined}
          empty={{ icon: <ArrowDownToLine size={28} />, title: t('deposits.none') }}
          page={address.page}
          onPage={(page) => address.set({ page })}
        />
      </section>
      <DepositDrawer
        outTradeNo={outTradeNo ?? null}
        onClose={() => void navigate(`/deposits${address.search}`)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<DepositRow>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'player', head: t('list.player'), cell: ({ player }) => <PlayerCell player={player} /> },
    { id: 'at', head: t('list.created'), cell: ({ order }) => <TimeText at={order.createdAt} /> },
    {
      id: 'amount',
      head: t('list.amount'),
      isNumber: true,
      cell: ({ order }) => (
        <MoneyCell amount={order.amount} currency={order.walletType} amountUsd={order.amountUsd} />
      ),
    },
    {
      id: 'credited',
      head: t('deposits.credited'),
      isNumber: true,
      from: 'desktop',
      cell: ({ order }) => <MoneyCell amount={order.actualAmount} currency={order.walletType} />,
    },
    {
      id: 'bonus',
      head: t('deposits.bonus'),
      isNumber: true,
      from: 'desktop',
      cell: ({ order }) =>
        order.bonusAmount === 0 ? (
          <span className="text-3">—</span>
        ) : (
          <span className="text-lilac">
            <MoneyCell amount={order.bonusAmount} currency={order.walletType} />
          </span>
        ),
    },
    {
      id: 'channel',
      head: t('deposits.channel'),
      from: 'tablet',
      cell: ({ order }) => order.paymentChannel,
    },
    {
      id: 'status',
      head: t('list.status'),
      cell: ({ order }) => <DepositStatus status={order.status} />,
    },
  ];
}
