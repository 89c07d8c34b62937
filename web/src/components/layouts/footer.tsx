import { Link } from '@/components/ui/link.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { useFirstTexts } from '@/i18n/first-text.ts';

export function Footer() {
  const { t } = useFirstTexts();
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
