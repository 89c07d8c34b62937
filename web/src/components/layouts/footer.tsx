import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <PlayMoneyBadge />
        <span>{t('layout.playMoneyNote')}</span>
        <nav className="footer-links" aria-label={t('common.provablyFair')}>
          <Link to="/fairness">{t('layout.fairnessReport')}</Link>
          <Link to="/verify">{t('layout.verifyRound')}</Link>
        </nav>
      </div>
    </footer>
  );
}
