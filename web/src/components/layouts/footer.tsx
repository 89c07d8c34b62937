import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { usePlayer } from '@/lib/session/player.ts';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="footer mx-auto text-3 w-100 fs-sm text-pretty">
      <div className="d-flex flex-wrap align-items-center row-gap-2-5 column-gap-5 pt-5 border-top border-line">
        <PlayMoneyBadge />
        <span>{t('layout.playMoneyNote')}</span>
        <MarketNote />
        <nav
          className="footer-links ms-md-auto d-flex flex-wrap row-gap-1 column-gap-5"
          aria-label={t('layout.about')}
        >
          <Link to="/safer-play">{t('layout.pages.saferPlay')}</Link>
          <Link to="/fairness">{t('layout.fairnessReport')}</Link>
          <Link to="/verify">{t('layout.verifyRound')}</Link>
          <Link to="/providers">{t('layout.providers')}</Link>
          <Link to="/terms">{t('layout.terms')}</Link>
          <Link to="/privacy">{t('layout.privacy')}</Link>
        </nav>
      </div>
    </footer>
  );
}

/** Names the market whose rules hold for the player, unless that is the open one. */
function MarketNote() {
  const { t } = useTranslation();
  const market = usePlayer().data?.market;
  if (market === undefined || market === 'open') return null;
  return <span>{t('layout.jurisdictionRules', { market: t(`layout.markets.${market}`) })}</span>;
}
