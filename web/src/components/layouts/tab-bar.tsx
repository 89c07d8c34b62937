import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { type Destination, tabDestinations } from './navigation.ts';

/** Navigation of small windows, at the bottom edge. */
export function TabBar() {
  const { t } = useTranslation();
  return (
    <nav
      className="tab-bar position-fixed bottom-0 start-0 end-0 d-flex border-top"
      aria-label={t('layout.mainNavigation')}
    >
      {tabDestinations.map((destination) => (
        <Tab key={destination.to} {...destination} />
      ))}
    </nav>
  );
}

function Tab({ to, label, icon: Icon }: Destination) {
  const { t } = useTranslation();
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) =>
        `tab-bar-link flex-1 min-w-0 d-flex fw-semibold position-relative flex-column align-items-center justify-content-center gap-1 rounded-10 text-decoration-none ${isActive ? 'is-active' : ''}`
      }
    >
      <Icon size={22} />
      <span className="ellipsis mw-100">{t(`layout.pages.${label}`)}</span>
    </NavLink>
  );
}
