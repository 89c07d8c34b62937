import { permissions, permissionsOf, roles } from '@fairhall/api/office/contract/roles';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page.tsx';
import { TableFrame } from '@/components/ui/table-frame.tsx';

/** What each role may do. */
export function RoleTable() {
  const { t } = useTranslation('office');
  return (
    <Panel title={t('staff.roles')}>
      <TableFrame>
        <table className="table office-table" aria-label={t('staff.roles')}>
          <thead>
            <tr>
              <th scope="col">{t('staff.permission')}</th>
              {roles.map((role) => (
                <th key={role} scope="col" className="is-centred">
                  {t(`staff.role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions.map((permission) => (
              <tr key={permission}>
                <td className="wrap">{t(`staff.permissions.${permission}`)}</td>
                {roles.map((role) => {
                  const may = permissionsOf(role).includes(permission);
                  return (
                    <td key={role} className="is-centred">
                      {may ? <Check size={16} aria-hidden="true" /> : null}
                      <span className="visually-hidden">{t(may ? 'staff.yes' : 'staff.no')}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Panel>
  );
}
