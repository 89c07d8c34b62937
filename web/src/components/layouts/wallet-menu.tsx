import { Check, ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Menu, MenuChoice } from '@/components/ui/menu.tsx';
import { selectWallet, useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useWallets } from '@/lib/money/wallets.ts';
import { requestDeposit } from '@/lib/payments/request-deposit.ts';
import { useDepositPause } from '@/lib/session/play-break.ts';
import { CurrentBalance } from './current-balance.tsx';

/** The selected wallet with its balance, the menu of all wallets, and the deposit button. */
export function WalletMenu() {
  const { t } = useTranslation();
  const pause = useDepositPause();
  const selected = useSelectedWallet();
  const wallets = useWallets().data;
  return (
    <div className="wallet-box bg-s3 d-flex align-items-center border">
      <Menu toggle={<Selected />} toggleClassName="wallet-box-toggle" className="wallet-menu">
        <p className="dropdown-header">{t('layout.playWith')}</p>
        {wallets?.map(({ walletType, walletBalance }) => (
          <MenuChoice
            key={walletType}
            isChecked={walletType === selected}
            onSelect={() => selectWallet(walletType)}
          >
            <CurrencyRoundel currency={walletType} sizePx={28} />
            <span>
              {walletType}
              <span className="game-row-text">{t(`money.currency.${walletType}`)}</span>
            </span>
            <BalanceText className="ms-auto" amount={walletBalance} currency={walletType} />
            <Check size={16} className={walletType === selected ? '' : 'invisible'} />
          </MenuChoice>
        ))}
      </Menu>
      <button
        type="button"
        className="btn rounded-10 fs-md btn-primary"
        {...pause}
        onClick={requestDeposit}
      >
        <Plus size={17} />
        {t('layout.deposit')}
      </button>
    </div>
  );
}

function Selected() {
  const { t } = useTranslation();
  const selected = useSelectedWallet();
  return (
    <>
      <span className="visually-hidden">{t('layout.chooseWallet')}</span>
      <CurrencyRoundel currency={selected} />
      <span>
        <span className="wallet-box-caption d-block fs-xs text-nowrap">
          {selected} · {t('common.playMoneyLower')}
        </span>
        <span className="wallet-box-balance d-block">
          <CurrentBalance skeletonWidth="84px" />
        </span>
      </span>
      <ChevronDown size={16} className="text-3" />
    </>
  );
}
