import { useTranslation } from 'react-i18next';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <div className="footer-inner">
        <PlayMoneyBadge />
        <span>{t('layout.playMoneyNote')}</span>
      </div>
    </footer>
  );
}
