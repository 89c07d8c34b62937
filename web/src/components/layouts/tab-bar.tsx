import { Link, useIsAt } from '@/components/ui/link.tsx';
import { useFirstTexts } from '@/i18n/first-text.ts';
import { type Destination, tabDestinations } from './navigation.ts';

/** Navigation of small windows, in reach of the thumb. */
export function TabBar() {
  const { t } = useFirstTexts();
  return (
    <nav className="tab-bar" aria-label={t('layout.mainNavigation')}>
      {tabDestinations.map((destination) => (
        <Tab key={destination.to} {...destination} />
      ))}
    </nav>
  );
}

function Tab({ to, label, icon: Icon }: Destination) {
  const { t } = useFirstTexts();
  const isHere = useIsAt(to);
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`tab-bar-link ${isHere ? 'is-active' : ''}`}
    >
      <Icon size={22} aria-hidden="true" />
      <span className="ellipsis mw-100">{t(`layout.pages.${label}`)}</span>
    </Link>
  );
}
