import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { useLanguage } from '@/i18n/create-i18n.ts';
import type { Currency, Wallet } from '@/lib/contract-types.ts';
import { formatMoney, isCurrency } from '@/lib/money.ts';

type WalletPickerProps = {
  readonly wallets: readonly Wallet[];
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
};

/** A native select under a drawn row: the platform's own picker, in our clothes. */
export function WalletPicker({ wallets, value, onChange }: WalletPickerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const current = wallets.find((wallet) => wallet.walletType === value);
  const balanceOf = ({ walletType, walletBalance }: Wallet) =>
    formatMoney({ amount: walletBalance, currency: walletType, language });
  return (
    <div className="deposit-wallet">
      <CurrencyRoundel currency={value} sizePx={34} />
      <span className="deposit-wallet-words" aria-hidden="true">
        <b>{t('deposit.wallet', { currency: value })}</b>
        <span className="num">
          {current && t('deposit.balance', { amount: balanceOf(current) })}
        </span>
      </span>
      <span className="deposit-wallet-change" aria-hidden="true">
        {t('deposit.change')}
        <ChevronDown size={16} />
      </span>
      <select
        aria-label={t('deposit.chooseWallet')}
        value={value}
        onChange={({ target }) => {
          if (isCurrency(target.value)) onChange(target.value);
        }}
      >
        {wallets.map((wallet) => (
          <option key={wallet.walletType} value={wallet.walletType}>
            {`${wallet.walletType} · ${t(`money.currency.${wallet.walletType}`)} · ${balanceOf(wallet)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
