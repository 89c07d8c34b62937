import '@/styles/selection.scss';
import '../wallet-cards.css';
import { currencies } from '@fairhall/api/contract/money';
import { ArrowDownToLine, Check } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Guilloche } from '@/components/ui/guilloche.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { storedSetting } from '@/lib/browser/stored-setting.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { selectWallet } from '@/lib/money/selected-wallet.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';

/** Major units from which an amount needs smaller figures to fit its card. */
const LONG_FROM = 100_000_000;

type WalletCardsProps = {
  readonly wallets: readonly Wallet[];
  readonly selected: Currency;
};

/** Whether the player hides the wallets without money. */
const emptyHidden = storedSetting('emptyWalletsHidden', (stored) => stored === 'true');

/** All wallets, or those with money; a click selects the wallet for the games. */
export function WalletCards({ wallets, selected }: WalletCardsProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const isHiding = emptyHidden.use();
  const isEmpty = ({ walletType, walletBalance }: Wallet) =>
    walletBalance === 0 && walletType !== selected;
  return (
    <section aria-labelledby="wallets-title">
      <div className="mb-2-5 mb-md-3 d-flex flex-wrap align-items-center justify-content-between column-gap-3">
        <h2 id="wallets-title">{t('wallet:yourWallets')}</h2>
        {wallets.some(isEmpty) && (
          <label className="check min-h-hit d-flex align-items-center gap-2-5 fw-medium cursor-pointer fs-sm">
            <input
              type="checkbox"
              className="form-check-input"
              checked={isHiding}
              onChange={({ target }) => emptyHidden.write(target.checked)}
            />
            {t('wallet:hideEmpty')}
          </label>
        )}
      </div>
      <ul className="wallet-cards d-flex d-md-grid gap-2-5 gap-md-3-5 list-style-none">
        {wallets.map(
          (wallet, index) =>
            !(isHiding && isEmpty(wallet)) && (
              <WalletCard
                key={wallet.walletType}
                wallet={wallet}
                seed={index + 1}
                isInPlay={wallet.walletType === selected}
              />
            ),
        )}
      </ul>
    </section>
  );
}

type WalletCardProps = {
  readonly wallet: Wallet;
  readonly seed: number;
  readonly isInPlay: boolean;
};

function WalletCard({ wallet, seed, isInPlay }: WalletCardProps) {
  const { t } = useTranslation(['app', 'wallet']);
  const pause = useDepositPause();
  const { walletType, walletBalance } = wallet;
  // Smaller figures would reveal that a hidden balance is long.
  const isLong = !useBalancesHidden() && walletBalance >= LONG_FROM;
  const hue = `var(--fh-c-${walletType.toLowerCase()})`;
  return (
    <li
      className={`wallet-card position-relative overflow-hidden rounded-18 ${isInPlay ? 'is-in-play' : ''}`}
      style={{ '--hue': hue }}
    >
      <Guilloche color={`color-mix(in srgb, ${hue} 75%, white)`} seed={seed} />
      <button
        type="button"
        className="wallet-card-select bg-transparent text-body position-absolute inset-0 d-flex flex-column px-4-5 py-4 border-0 text-start"
        aria-pressed={isInPlay}
        onClick={() => selectWallet(walletType)}
      >
        <span className="d-flex align-items-center gap-2-5">
          <CurrencyRoundel currency={walletType} sizePx={32} />
          <span className="wallet-card-name lh-tight min-w-0 flex-1">
            <b className="d-block fs-md fw-bold">{walletType}</b>
            <span className="d-block overflow-hidden fs-xs text-nowrap text-2">
              {t(`money.currency.${walletType}`)}
            </span>
          </span>
          <span
            className="wallet-card-ring flex-none d-grid place-items-center rounded-circle"
            aria-hidden="true"
          >
            {isInPlay && <Check size={12} strokeWidth={3.2} />}
          </span>
        </span>
        <BalanceText
          className={`wallet-card-balance mt-4-5 text-nowrap ${isLong ? 'is-long' : ''}`}
          amount={walletBalance}
          currency={walletType}
        />
        {isInPlay && (
          <span className="wallet-card-mark h-24 bg-brass text-on-brass fw-bold position-absolute d-inline-flex align-items-center px-2-5 py-0 rounded-pill fs-xs text-nowrap">
            {t('wallet:inPlay')}
          </span>
        )}
      </button>
      <Button
        variant="secondary"
        size="sm"
        className="wallet-card-deposit"
        aria-label={t('wallet:depositTo', { currency: walletType })}
        {...pause}
        onClick={() => openModal('show-deposit-modal', { walletType })}
      >
        <ArrowDownToLine size={15} />
        {t('wallet:deposit')}
      </Button>
    </li>
  );
}

export function WalletCardsSkeleton() {
  const { t } = useTranslation(['app', 'wallet']);
  return (
    <section aria-busy="true">
      <h2 className="mb-2-5 mb-md-3">{t('wallet:yourWallets')}</h2>
      <div className="wallet-cards d-flex d-md-grid gap-2-5 gap-md-3-5 list-style-none">
        {currencies.map((currency) => (
          <Skeleton key={currency} className="wallet-card-skeleton" radius="18px" />
        ))}
      </div>
    </section>
  );
}
