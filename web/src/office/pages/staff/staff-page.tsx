import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { Column } from '@/components/ui/data-table.tsx';
import { StatusDot } from '@/components/ui/status-dot.tsx';
import { TimeText } from '../../components/cells.tsx';
import { Page } from '../../components/page.tsx';
import { SearchedTable } from '../../components/searched-table.tsx';
import { Loaded, TableSkeleton } from '../../components/states.tsx';
import type { StaffAccount } from '../../lib/api/contract-types.ts';
import { office } from '../../lib/api/office-client.ts';
import { useAddress } from '../../lib/browser/use-address.ts';
import { NewAccount } from './new-account.tsx';
import { RoleTable } from './role-table.tsx';
import { StaffDrawer } from './staff-drawer.tsx';

/** The accounts of staff, and what the roles may do. */
export default function StaffPage() {
  const { t } = useTranslation('office');
  const navigate = useNavigate();
  const { id } = useParams();
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery(office.staff.list.queryOptions({}));
  const columns = useColumns();
  const { search } = useAddress();
  return (
    <Page
      title={t('staff.title')}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIsCreating(true)}>
          <Plus size={16} />
          {t('staff.create')}
        </Button>
      }
    >
      <section className="panel office-panel">
        <Loaded<readonly StaffAccount[]> query={query} skeleton={<TableSkeleton rows={5} />}>
          {(accounts) => (
            <SearchedTable
              label={t('staff.title')}
              searchLabel={t('staff.search')}
              textsOf={({ name, email }) => [name, email]}
              columns={columns}
              rows={accounts}
              keyOf={(row) => row.id}
              pathOf={(row) => `/staff/${row.id}`}
              openKey={id}
              hasKeys={id === undefined && !isCreating}
            />
          )}
        </Loaded>
      </section>
      <RoleTable />
      <StaffDrawer
        account={query.data?.find((one) => one.id === id) ?? null}
        onClose={() => void navigate(`/staff${search}`)}
      />
      <NewAccount show={isCreating} onHide={() => setIsCreating(false)} />
    </Page>
  );
}

const stateTones = { enabled: 'success', unconfirmed: 'waiting', disabled: 'muted' } as const;

function stateOf({ enabled, confirmedAt }: StaffAccount): keyof typeof stateTones {
  if (!enabled) return 'disabled';
  return confirmedAt === null ? 'unconfirmed' : 'enabled';
}

function useColumns(): readonly Column<StaffAccount>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'name',
      head: t('staff.name'),
      sort: ({ name }) => name,
      cell: ({ name, email }) => (
        <span className="stacked">
          <b>{name}</b>
          <small className="text-3">{email}</small>
        </span>
      ),
    },
    {
      id: 'role',
      head: t('staff.roleLabel'),
      sort: ({ role }) => role,
      cell: ({ role }) => t(`staff.role.${role}`),
    },
    {
      id: 'factor',
      head: t('players.secondFactor'),
      from: 'tablet',
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'players.on' : 'players.off'),
    },
    {
      id: 'login',
      head: t('players.lastLogin'),
      from: 'tablet',
      cell: ({ lastLoginAt }) => <TimeText at={lastLoginAt} />,
    },
    {
      id: 'state',
      head: t('list.status'),
      cell: (account) => (
        <StatusDot tone={stateTones[stateOf(account)]}>{t(`staff.${stateOf(account)}`)}</StatusDot>
      ),
    },
  ];
}
