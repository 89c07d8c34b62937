import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Logo } from '@/components/ui/logo.tsx';
import { setLanguage } from '@/i18n/language.ts';
import type { StaffMember } from '../lib/api/contract-types.ts';
import { office } from '../lib/api/office-client.ts';
import type { OfficeSession } from '../lib/session/office-session.ts';
import { logOut } from '../lib/session/use-idle-logout.ts';
import { SearchPalette } from './search-palette.tsx';
import { isOffered, sectionGroups } from './sections.ts';

type SidebarContentProps = {
  readonly session: OfficeSession;
  readonly onNavigate?: () => void;
  /** Without the name of the product, which is above it already. */
  readonly isBare?: boolean;
};

/** The sections that the role may use, and who is logged in. */
export function SidebarContent({ session, onNavigate, isBare = false }: SidebarContentProps) {
  const { t } = useTranslation('office');
  const { staff } = session;
  return (
    <>
      {!isBare && (
        <div className="sidebar-top flex-none d-flex align-items-center">
          <span className="brand">
            <Logo sizePx={30} />
            <span className="brand-name">{t('shell.title')}</span>
          </span>
        </div>
      )}
      {!isBare && <SearchPalette session={session} />}
      <nav className="sidebar-nav flex-1 min-h-0 overflow-y-auto" aria-label={t('shell.sections')}>
        {sectionGroups.map(({ name: group, sections }) => {
          const allowed = sections.filter((section) => isOffered(section, session));
          if (allowed.length === 0) return null;
          return (
            <div key={group} className="sidebar-group">
              <p className="sidebar-label text-3 text-uppercase">{t(`shell.group.${group}`)}</p>
              <ul className="d-flex flex-column gap-0-5 m-0 p-0 list-style-none">
                {allowed.map(({ name, path, icon: Icon }) => (
                  <li key={name}>
                    <NavLink
                      to={path}
                      className={({ isActive }) =>
                        `sidebar-link d-flex position-relative align-items-center gap-3 text-decoration-none text-nowrap ${isActive ? 'is-active' : ''}`
                      }
                      title={t(`shell.section.${name}`)}
                      onClick={onNavigate}
                    >
                      <Icon size={19} />
                      <span className="sidebar-word">{t(`shell.section.${name}`)}</span>
                      {name === 'withdrawals' && <WaitingCount />}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <SidebarFoot staff={staff} />
    </>
  );
}

/** How many withdrawals wait for a decision. */
function WaitingCount() {
  const { t } = useTranslation('office');
  const { data } = useQuery(
    office.withdrawals.list.queryOptions({ state: 'waiting', pageNum: 1, pageSize: 1 }),
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <span className="waiting-count num rounded-pill bg-brass text-on-brass fs-xs fw-750 text-center">
      {data.total}
      <span className="visually-hidden">{t('shell.waiting')}</span>
    </span>
  );
}

function SidebarFoot({ staff }: { readonly staff: StaffMember }) {
  const { t } = useTranslation('office');
  return (
    <div className="sidebar-foot flex-none d-flex align-items-center border-top border-line">
      <Avatar name={staff.name} sizePx={34} />
      <span className="stacked sidebar-word flex-1 min-w-0 text-reset gap-0 fs-md text-decoration-none">
        <b className="ellipsis">{staff.name}</b>
        <small className="text-3">{t(`staff.role.${staff.role}`)}</small>
      </span>
      <LanguageSwitch />
      <IconButton
        label={t('shell.logOut')}
        title={t('shell.logOut')}
        icon={LogOut}
        iconSizePx={18}
        onClick={() => void logOut('logout')}
      />
    </div>
  );
}

const codeOf = { en: 'EN', 'pt-br': 'PT' } as const;

/** Switches to the other of the two languages, in which it is named. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('office');
  const other = i18n.language === 'en' ? 'pt-br' : 'en';
  return (
    <button
      type="button"
      className="icon-btn fs-xs fw-bold"
      lang={other}
      aria-label={t(`shell.languages.${other}`)}
      title={t(`shell.languages.${other}`)}
      // Without a connection the texts do not load, and the language stays.
      onClick={() => void setLanguage(other).catch(() => undefined)}
    >
      {codeOf[other]}
    </button>
  );
}
