import { History, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { Fact, Facts } from '@/components/ui/facts.tsx';
import { HideBalances } from '@/components/ui/hide-balances.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import type { UserInfo } from '@/lib/api/contract-types.ts';

/** The balances and totals of the player's own currency. */
export function MoneyInfo({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation(['app', 'profile']);
  const rows = [
    { label: t('profile:balance'), amount: user.balance },
    { label: t('profile:inPlay'), amount: user.walletBalance },
    { label: t('profile:frozen'), amount: user.frozenBalance },
    { label: t('profile:totalDeposit'), amount: user.totalDeposit },
    { label: t('profile:totalWithdraw'), amount: user.totalWithdraw },
    { label: t('profile:netDeposit'), amount: user.netDeposit },
  ];
  return (
    <section className="panel profile-panel d-flex flex-column">
      <div className="profile-panel-head min-h-36 mb-2 d-flex align-items-center justify-content-between gap-3">
        <h2>{t('profile:money')}</h2>
        <HideBalances />
        <PlayMoneyBadge />
      </div>
      <Facts>
        {rows.map(({ label, amount }) => (
          <Fact key={label} label={label}>
            <BalanceText amount={amount} currency={user.currency} />
          </Fact>
        ))}
      </Facts>
      <div className="profile-ways mt-auto d-grid grid-cols-2 gap-2-5 pt-3">
        <Link className="btn btn-secondary btn-sm" to="/wallet">
          <Wallet size={15} />
          {t('profile:openWallet')}
        </Link>
        <Link className="btn btn-secondary btn-sm" to="/history">
          <History size={15} />
          {t('profile:openHistory')}
        </Link>
      </div>
    </section>
  );
}
