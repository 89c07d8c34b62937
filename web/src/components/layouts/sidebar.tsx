import { LogIn, LogOut, PanelLeftClose, PanelLeftOpen, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { OwnAvatar } from '@/components/ui/own-avatar.tsx';
import { useDeviceClass } from '@/lib/browser/device.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { countGames, useCatalogue } from '@/lib/games/catalogue.ts';
import { useFavoriteCount } from '@/lib/games/favorites.ts';
import {
  type GameTypeName,
  gameTypeColor,
  gameTypeIcons,
  gameTypeNames,
} from '@/lib/games/game-types.ts';
import { useSession } from '@/lib/session/session.ts';
import { useLogout } from '@/lib/session/use-logout.ts';
import { accountDestinations, type Destination, favorites, games, home } from './navigation.ts';
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts';

/** Navigation of wide windows; a rail on tablets and for players who collapsed it. */
export function Sidebar() {
  const { t } = useTranslation();
  const isTablet = useDeviceClass() === 'tablet';
  const [isCollapsed, setIsCollapsed] = useSidebarCollapsed();
  const isRail = isTablet || isCollapsed;
  const catalogue = useCatalogue().data;
  const counts = catalogue && countGames(catalogue);
  const favoriteCount = useFavoriteCount();

  return (
    <aside
      className={`sidebar flex-none bg-s1 position-sticky top-0 flex-column border-end border-line ${isRail ? 'sidebar-min' : ''}`}
    >
      <div className="sidebar-top flex-none d-flex align-items-center">
        <Link className="brand" to="/home" aria-label={t('common.brand')}>
          <Logo sizePx={isRail ? 34 : 32} />
          {!isRail && <span>{t('common.brand')}</span>}
        </Link>
        {!isRail && <CollapseButton isCollapsed={false} onClick={() => setIsCollapsed(true)} />}
      </div>
      <nav
        className="sidebar-nav flex-1 min-h-0 overflow-y-auto"
        aria-label={t('layout.mainNavigation')}
      >
        {isRail && !isTablet && (
          <div className="d-flex justify-content-center pb-1-5">
            <CollapseButton isCollapsed onClick={() => setIsCollapsed(false)} />
          </div>
        )}
        <Group label={t('layout.play')} isRail={isRail}>
          <PageLink destination={home} isRail={isRail} />
          <PageLink destination={games} isRail={isRail} count={counts?.all} />
          {gameTypeNames.map((name) => (
            <TypeLink key={name} name={name} isRail={isRail} count={counts?.[name]} />
          ))}
        </Group>
        <Group label={t('layout.account')} isRail={isRail}>
          {accountDestinations.map((destination) => (
            <PageLink
              key={destination.to}
              destination={destination}
              isRail={isRail}
              count={destination === favorites ? favoriteCount : undefined}
            />
          ))}
        </Group>
      </nav>
      {!isRail && <FairCard />}
      <SidebarFoot isRail={isRail} />
    </aside>
  );
}

type CollapseButtonProps = { readonly isCollapsed: boolean; readonly onClick: () => void };

function CollapseButton({ isCollapsed, onClick }: CollapseButtonProps) {
  const { t } = useTranslation();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <IconButton
      label={t(isCollapsed ? 'layout.expandSidebar' : 'layout.collapseSidebar')}
      icon={Icon}
      iconSizePx={18}
      onClick={onClick}
    />
  );
}

type GroupProps = {
  readonly label: string;
  readonly isRail: boolean;
  readonly children: ReactNode;
};

function Group({ label, isRail, children }: GroupProps) {
  return (
    <div className="sidebar-group">
      {!isRail && <p className="sidebar-label text-3 text-uppercase">{label}</p>}
      <ul className="d-flex flex-column gap-0-5 m-0 p-0 list-style-none" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

type PageLinkProps = {
  readonly destination: Destination;
  readonly isRail: boolean;
  readonly count?: number | undefined;
};

function PageLink({ destination: { to, label, icon: Icon }, isRail, count }: PageLinkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  // The lobby filtered by a type belongs to the type's link, not to the lobby's.
  const isTypeShown = to === '/games' && search.has('type');
  const isActive = pathname === to && !isTypeShown;
  const name = t(`layout.pages.${label}`);
  return (
    <li>
      <Link
        to={to}
        aria-current={isActive ? 'page' : undefined}
        className={`sidebar-link d-flex position-relative align-items-center text-decoration-none ${isActive ? 'is-active' : ''}`}
      >
        <Icon size={20} />
        <span>{name}</span>
        {!isRail && count !== undefined && (
          <span className="sidebar-count ms-auto num fs-xs">{count}</span>
        )}
      </Link>
    </li>
  );
}

type TypeLinkProps = {
  readonly name: GameTypeName;
  readonly isRail: boolean;
  readonly count: number | undefined;
};

function TypeLink({ name, isRail, count }: TypeLinkProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isActive = pathname === '/games' && search.get('type') === name;
  const Icon = gameTypeIcons[name];
  return (
    <li>
      <Link
        to={`/games?type=${name}`}
        aria-current={isActive ? 'page' : undefined}
        className={`sidebar-link d-flex sidebar-link-sub position-relative align-items-center text-decoration-none ${isActive ? 'is-active' : ''}`}
      >
        <Icon size={17} style={{ '--icon-hue': gameTypeColor(name) }} />
        <span>{t(`games.types.${name}`)}</span>
        {!isRail && count !== undefined && (
          <span className="sidebar-count ms-auto num fs-xs">{count}</span>
        )}
      </Link>
    </li>
  );
}

/** The card on provable fairness with a link to the proof. */
function FairCard() {
  const { t } = useTranslation();
  return (
    <Link
      className="sidebar-fair p-3-5 rounded-lg fs-sm text-decoration-none text-pretty"
      to="/verify"
    >
      <b className="d-flex align-items-center gap-2 mb-1-5 text-mint fs-md fw-650">
        <ShieldCheck size={17} />
        {t('layout.verifyRound')}
      </b>
      {t('home.banners.fair.text')}
    </Link>
  );
}

function SidebarFoot({ isRail }: { readonly isRail: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const logOut = useLogout();
  if (session === null) {
    return (
      <div className="sidebar-foot flex-none d-flex align-items-center border-top border-line">
        {isRail ? (
          <IconButton
            label={t('auth.login')}
            icon={LogIn}
            iconSizePx={18}
            className="icon-btn-box"
            onClick={() => openModal('show-login-modal')}
          />
        ) : (
          <button
            type="button"
            className="btn btn-primary w-100"
            onClick={() => openModal('show-login-modal')}
          >
            <LogIn size={18} />
            {t('auth.login')}
          </button>
        )}
      </div>
    );
  }
  const { nickName, email } = session.user;
  return (
    <div className="sidebar-foot flex-none d-flex align-items-center border-top border-line">
      <Link to="/profile" className="rounded-circle" aria-label={t('layout.pages.profile')}>
        <OwnAvatar />
      </Link>
      {!isRail && (
        <>
          <Link
            to="/profile"
            className="flex-1 min-w-0 text-reset text-decoration-none"
            tabIndex={-1}
          >
            <span className="game-row-name ellipsis d-block fs-md">{nickName}</span>
            <span className="game-row-text ellipsis">{email}</span>
          </Link>
          <IconButton label={t('layout.logout')} icon={LogOut} iconSizePx={18} onClick={logOut} />
        </>
      )}
    </div>
  );
}
