import { useTranslation } from 'react-i18next';
import { usePlayBreak } from '@/lib/session/play-break.ts';
import '../quick-access.css';
import { currencies } from '@fairhall/api/contract/money';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  History,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCatalogue } from '@/lib/games/catalogue.ts';
import { suppliersOf } from '@/lib/games/game-search.ts';
import { requestDeposit } from '@/lib/payments/request-deposit.ts';
import { requestWithdraw } from '../request-withdraw.ts';

type EntryProps = {
  readonly icon: LucideIcon;
  readonly hue: string;
  readonly title: string;
  readonly text: string;
};

function Entry({ icon: Icon, hue, title, text }: EntryProps) {
  return (
    <>
      <span className="icon-box" style={{ '--icon-hue': `var(--fh-${hue})` }}>
        <Icon size={20} />
      </span>
      <span className="quick-words min-w-0">
        <span className="quick-title ellipsis d-block">{title}</span>
        <span className="quick-text d-none d-md-block ellipsis fs-xs">{text}</span>
      </span>
    </>
  );
}

/**
 * Shortcuts to wallet, games, proof and history. Wallet and games have tabs of their own on phones,
 * the history is in the sidebar of wide windows.
 */
export function QuickAccess() {
  const { t } = useTranslation();
  const isOnBreak = usePlayBreak() !== null;
  const games = useCatalogue().data ?? [];
  const gamesText =
    games.length === 0
      ? t('home.openLobby')
      : t('home.quick.gamesText', { games: games.length, suppliers: suppliersOf(games).length });
  return (
    <nav className="quick gap-2 gap-md-3 d-grid" aria-label={t('home.quick.label')}>
      {!isOnBreak && (
        <button type="button" className="quick-entry" onClick={requestDeposit}>
          <Entry
            icon={ArrowDownToLine}
            hue="mint"
            title={t('home.quick.deposit')}
            text={t('home.quick.depositText')}
          />
        </button>
      )}
      <button type="button" className="quick-entry" onClick={() => requestWithdraw()}>
        <Entry
          icon={ArrowUpFromLine}
          hue="sky"
          title={t('home.quick.withdraw')}
          text={t('home.quick.withdrawText')}
        />
      </button>
      <Link className="quick-entry quick-entry-wide" to="/wallet">
        <Entry
          icon={Wallet}
          hue="brass"
          title={t('home.quick.wallet')}
          text={t('home.quick.walletText', { count: currencies.length })}
        />
      </Link>
      <Link className="quick-entry quick-entry-wide" to="/games">
        <Entry icon={LayoutGrid} hue="lilac" title={t('home.quick.games')} text={gamesText} />
      </Link>
      <Link className="quick-entry" to="/verify">
        <Entry
          icon={ShieldCheck}
          hue="mint"
          title={t('home.quick.verify')}
          text={t('home.quick.verifyText')}
        />
      </Link>
      <Link className="quick-entry quick-entry-narrow" to="/history">
        <Entry
          icon={History}
          hue="lilac"
          title={t('home.quick.history')}
          text={t('home.quick.historyText')}
        />
      </Link>
    </nav>
  );
}
