import { ChevronDown, KeyRound, LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Menu, MenuItem } from '@/components/ui/menu.tsx';
import { OwnAvatar } from '@/components/ui/own-avatar.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { useSession } from '@/lib/session/session.ts';
import { useLogout } from '@/lib/session/use-logout.ts';
import { accountDestinations } from './navigation.ts';

/** Links to the player's pages, and the logout. */
export function UserMenu() {
  const { t } = useTranslation();
  const session = useSession();
  const logOut = useLogout();
  if (session === null) return null;
  const toggle = (
    <>
      <OwnAvatar sizePx={36} />
      <ChevronDown size={16} />
    </>
  );
  return (
    <Menu
      toggle={toggle}
      label={t('layout.userMenu')}
      toggleClassName="icon-btn icon-btn-wide px-1"
    >
      <p className="dropdown-header">{session.user.email}</p>
      {accountDestinations.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          role="menuitem"
          tabIndex={-1}
          className="dropdown-item align-items-center gap-2-5 fs-md"
        >
          <Icon size={18} />
          {t(`layout.pages.${label}`)}
        </Link>
      ))}
      <Link
        to="/verify"
        role="menuitem"
        tabIndex={-1}
        className="dropdown-item align-items-center gap-2-5 fs-md"
      >
        <ShieldCheck size={18} />
        {t('layout.verifyRound')}
      </Link>
      <hr className="dropdown-divider" />
      <MenuItem onSelect={() => openModal('show-change-password-modal')}>
        <KeyRound size={18} />
        {t('layout.changePassword')}
      </MenuItem>
      <MenuItem onSelect={logOut}>
        <LogOut size={18} />
        {t('layout.logout')}
      </MenuItem>
    </Menu>
  );
}
