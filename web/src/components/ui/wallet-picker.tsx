import { isCurrency } from '@fairhall/api/contract/money';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Currency, Wallet } from '@/lib/api/contract-types.ts';
import { useFormat } from '@/lib/i18n/use-format.ts';
import { useBalancesHidden } from '@/lib/money/hidden-balances.ts';
import { HIDDEN_BALANCE } from './balance-text.tsx';
import { CurrencyRoundel } from './currency-roundel.tsx';
import './money-form.css';

type WalletPickerProps = {
  readonly label: string;
  /** The caption below the wallet's name, given its formatted balance. */
  readonly caption: (balance: string) => string;
  readonly wallets: readonly Wallet[];
  readonly value: Currency;
  readonly onChange: (currency: Currency) => void;
};

/** A native select under a styled row: the platform's own picker in the client's look. */
export function WalletPicker({ label, caption, wallets, value, onChange }: WalletPickerProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const current = wallets.find((wallet) => wallet.walletType === value);
  const isHidden = useBalancesHidden();
  const balanceOf = ({ walletType, walletBalance }: Wallet) => money(walletBalance, walletType);
  return (
    <div className="wallet-picker bg-body position-relative d-flex align-items-center gap-2-5 px-3 py-2-5 rounded-14">
      <CurrencyRoundel currency={value} sizePx={34} />
      <span className="wallet-picker-words flex-1 min-w-0" aria-hidden="true">
        <b className="d-block fs-md fw-bold">{t('money.wallet', { currency: value })}</b>
        <span className="num text-3 fs-xs">
          {current && caption(isHidden ? HIDDEN_BALANCE : balanceOf(current))}
        </span>
      </span>
      <span className="text-2 fw-semibold d-flex align-items-center gap-1 fs-sm" aria-hidden="true">
        {t('money.change')}
        <ChevronDown size={16} />
      </span>
      <select
        className="position-absolute inset-0 w-100 h-100 border-0 fs-h3 cursor-pointer opacity-0"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          if (isCurrency(target.value)) onChange(target.value);
        }}
      >
        {wallets.map((wallet) => (
          <option className="bg-s3 text-body" key={wallet.walletType} value={wallet.walletType}>
            {`${wallet.walletType} · ${t(`money.currency.${wallet.walletType}`)}${isHidden ? '' : ` · ${balanceOf(wallet)}`}`}
          </option>
        ))}
      </select>
    </div>
  );
}
