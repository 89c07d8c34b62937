import { ChevronDown, LogOut } from 'lucide-react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar.tsx';
import { useSession } from '@/lib/session.ts';
import { useLogout } from '@/lib/use-logout.ts';
import { accountDestinations } from './navigation.ts';

/** The player's own pages and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const logOut = useLogout();
  if (session === null) return null;
  return (
    <Dropdown align="end">
      <Dropdown.Toggle
        bsPrefix="icon-btn icon-btn-wide px-1"
        as="button"
        type="button"
        aria-label={t('layout.userMenu')}
      >
        <Avatar name={session.user.nickName} sizePx={36} />
        <ChevronDown size={16} aria-hidden="true" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        <Dropdown.Header>{session.user.email}</Dropdown.Header>
        {accountDestinations.map(({ to, label, icon: Icon }) => (
          <Dropdown.Item key={to} as={Link} to={to}>
            <Icon size={18} aria-hidden="true" />
            {t(`layout.pages.${label}`)}
          </Dropdown.Item>
        ))}
        <Dropdown.Divider />
        <Dropdown.Item as="button" onClick={logOut}>
          <LogOut size={18} aria-hidden="true" />
          {t('layout.logout')}
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
