import { isCurrency } from '@fairhall/api/contract/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BookOpenText, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { MoneyCell, UsdAmount } from '../../components/cells.tsx';
import { CurrencyFilter } from '../../components/filters.tsx';
import { ListView, PAGE_SIZE } from '../../components/list-view.tsx';
import { Panel } from '../../components/page.tsx';
import { useEntryColumns } from '../../components/use-entry-columns.tsx';
import type { OfficePlayer } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { useMay } from '../../lib/session/office-session.ts';

/** The balances of a player and the entries of the ledger behind them. */
export function MoneyTab({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const mayAdjust = useMay('payments');
  return (
    <>
      <Panel
        title={t('players.balances')}
        actions={
          mayAdjust && (
            <Link
              className="btn btn-sm btn-secondary"
              to={`/adjustments?new=${encodeURIComponent(player.uid)}`}
            >
              <Scale size={16} />
              {t('adjustments.request')}
            </Link>
          )
        }
      >
        <Balances player={player} />
      </Panel>
      <EntriesPanel player={player} />
    </>
  );
}

type Balance = OfficePlayer['balances'][number];

function Balances({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const columns: readonly Column<Balance>[] = [
    { id: 'currency', head: t('list.currency'), cell: ({ walletType }) => <b>{walletType}</b> },
    {
      id: 'available',
      head: t('players.available'),
      isNumber: true,
      cell: ({ available, walletType }) => <MoneyCell amount={available} currency={walletType} />,
    },
    {
      id: 'frozen',
      head: t('players.frozen'),
      isNumber: true,
      cell: ({ frozen, walletType }) => <MoneyCell amount={frozen} currency={walletType} />,
    },
    {
      id: 'usd',
      head: t('players.inUsd'),
      isNumber: true,
      cell: ({ availableUsd }) => <UsdAmount amount={availableUsd} />,
    },
  ];
  return (
    <DataTable
      label={t('players.balances')}
      className="office-table"
      frameClassName="has-cards"
      columns={columns}
      rows={player.balances}
      keyOf={({ walletType }) => walletType}
    />
  );
}

function EntriesPanel({ player }: { readonly player: OfficePlayer }) {
  const { t } = useTranslation('office');
  const address = useAddress();
  const columns = useEntryColumns(player.uid);
  const walletType = address.get('currency');
  const query = useQuery(
    office.players.entries.queryOptions(
      {
        uid: player.uid,
        ...(isCurrency(walletType) ? { walletType } : {}),
        pageNum: address.page,
        pageSize: PAGE_SIZE,
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return (
    <Panel
      title={t('withdrawals.entries')}
      actions={
        <CurrencyFilter value={walletType} onChange={(value) => address.set({ currency: value })} />
      }
    >
      <ListView
        query={query}
        label={t('withdrawals.entries')}
        columns={columns}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/ledger/${id}`}
        hasCards
        empty={{ icon: <BookOpenText size={28} />, title: t('ledger.noEntries') }}
        page={address.page}
        onPage={(page) => address.set({ page })}
      />
    </Panel>
  );
}
