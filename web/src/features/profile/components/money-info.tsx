import { History, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { HideBalances } from '@/components/ui/hide-balances.tsx';
import { Link } from '@/components/ui/link.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import type { UserInfo } from '@/lib/contract-types.ts';

/** The balances and totals of the player's own currency. */
export function MoneyInfo({ user }: { readonly user: UserInfo }) {
  const { t } = useTranslation();
  const rows = [
    { label: t('profile.balance'), amount: user.balance },
    { label: t('profile.inPlay'), amount: user.walletBalance },
    { label: t('profile.frozen'), amount: user.frozenBalance },
    { label: t('profile.totalDeposit'), amount: user.totalDeposit },
    { label: t('profile.totalWithdraw'), amount: user.totalWithdraw },
  ];
  return (
    <section className="panel profile-panel profile-money">
      <div className="profile-panel-head">
        <h2>{t('profile.money')}</h2>
        <HideBalances />
        <PlayMoneyBadge />
      </div>
      <dl className="facts">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BalanceText amount={amount} currency={user.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="profile-ways">
        <Link className="btn btn-secondary btn-sm" to="/wallet">
          <Wallet size={15} aria-hidden="true" />
          {t('profile.openWallet')}
        </Link>
        <Link className="btn btn-secondary btn-sm" to="/history">
          <History size={15} aria-hidden="true" />
          {t('profile.openHistory')}
        </Link>
      </div>
    </section>
  );
}
