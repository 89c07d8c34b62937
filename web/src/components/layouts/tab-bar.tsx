import { NavLink } from 'react-router-dom';
import { useFirstTexts } from '@/i18n/first-text.ts';
import { tabDestinations } from './navigation.ts';

/** Navigation of small windows, in reach of the thumb. */
export function TabBar() {
  const { t } = useFirstTexts();
  return (
    <nav className="tab-bar" aria-label={t('layout.mainNavigation')}>
      {tabDestinations.map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) => `tab-bar-link ${isActive ? 'is-active' : ''}`}
        >
          <Icon size={22} aria-hidden="true" />
          <span className="ellipsis mw-100">{t(`layout.pages.${label}`)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
