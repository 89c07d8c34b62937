import { useTranslation } from 'react-i18next';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { openModal } from '@/lib/browser/window-events.ts';
import { useSession } from '@/lib/session/session.ts';
import { LanguageMenu } from './language-menu.tsx';
import { useIsLobby } from './lobby-query.ts';
import { LobbySearch } from './lobby-search.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SearchBox } from './search-box.tsx';
import { UserMenu } from './user-menu.tsx';
import { WalletMenu } from './wallet-menu.tsx';

export function DesktopHeader() {
  const { t } = useTranslation();
  const session = useSession();
  const isLobby = useIsLobby();
  return (
    <header className="header flex-none position-sticky top-0 d-flex align-items-center gap-3 border-bottom border-line">
      {isLobby ? <LobbySearch /> : <SearchBox />}
      <div className="ms-auto d-flex align-items-center gap-2">
        {session ? <WalletMenu /> : <PlayMoneyBadge />}
        <LanguageMenu />
        {session ? (
          <>
            <NotificationBell />
            <UserMenu />
          </>
        ) : (
          <>
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => openModal('show-login-modal')}
            >
              {t('auth.login')}
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => openModal('show-register-modal')}
            >
              {t('auth.createAccount')}
            </button>
          </>
        )}
      </div>
    </header>
  );
}
