import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { useFirstTexts } from '@/i18n/first-text.ts';

export function Footer() {
  const { t } = useFirstTexts();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <PlayMoneyBadge />
        <span>{t('layout.playMoneyNote')}</span>
      </div>
    </footer>
  );
}
