import { permissions, permissionsOf, roles } from '@fairhall/api/office/contract/roles';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { Panel } from '../../components/page.tsx';

/** What each role may do. */
export function RoleTable() {
  const { t } = useTranslation('office');
  const columns: readonly Column<(typeof permissions)[number]>[] = [
    {
      id: 'permission',
      head: t('staff.permission'),
      className: 'wrap',
      cell: (permission) => t(`staff.permissions.${permission}`),
    },
    ...roles.map((role) => ({
      id: role,
      head: t(`staff.role.${role}`),
      className: 'is-centred',
      cell: (permission: (typeof permissions)[number]) => {
        const may = permissionsOf(role).includes(permission);
        return (
          <>
            {may ? <Check size={16} aria-hidden="true" /> : null}
            <span className="visually-hidden">{t(may ? 'staff.yes' : 'staff.no')}</span>
          </>
        );
      },
    })),
  ];
  return (
    <Panel title={t('staff.roles')}>
      <DataTable
        label={t('staff.roles')}
        className="office-table"
        columns={columns}
        rows={permissions}
        keyOf={(permission) => permission}
      />
    </Panel>
  );
}
