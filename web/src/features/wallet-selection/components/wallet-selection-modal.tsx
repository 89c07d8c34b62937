import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { MoneyText } from '@/components/ui/money-text.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { ResponsiveModal } from '@/components/ui/responsive-modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Currency } from '@/lib/contract-types.ts';
import { currencies } from '@/lib/money.ts';
import { selectWallet, useSelectedWallet } from '@/lib/selected-wallet.ts';
import { useWallets } from '@/lib/wallets.ts';

type WalletSelectionModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
};

/** Saves the wallet that games and deposits use from now on. */
export default function WalletSelectionModal({ show, onHide }: WalletSelectionModalProps) {
  const { t } = useTranslation();
  const selected = useSelectedWallet();
  const wallets = useWallets();
  const choose = (currency: Currency) => {
    selectWallet(currency);
    onHide();
  };
  return (
    <ResponsiveModal show={show} onHide={onHide} title={t('layout.chooseWallet')}>
      <div>
        <PlayMoneyBadge />
      </div>
      {wallets.isError && (
        <ErrorState error={wallets.error} onRetry={() => void wallets.refetch()} />
      )}
      <ul className="choice-list">
        {wallets.isPending &&
          currencies.map((currency) => (
            <li key={currency}>
              <Skeleton height="56px" radius="14px" />
            </li>
          ))}
        {wallets.data?.map(({ walletType, walletBalance }) => (
          <li key={walletType}>
            <button
              type="button"
              className="choice"
              aria-pressed={walletType === selected}
              onClick={() => choose(walletType)}
            >
              <CurrencyRoundel currency={walletType} sizePx={34} />
              <span>
                {walletType}
                <span className="game-row-text">{t(`money.currency.${walletType}`)}</span>
              </span>
              <MoneyText className="choice-end" amount={walletBalance} currency={walletType} />
              {walletType === selected && (
                <Check size={18} aria-hidden="true" className="text-brass" />
              )}
            </button>
          </li>
        ))}
      </ul>
    </ResponsiveModal>
  );
}
