import '@/styles/choices.css';
import { currencies } from '@fairhall/api/contract/money';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BalanceText } from '@/components/ui/balance-text.tsx';
import { CurrencyRoundel } from '@/components/ui/currency-roundel.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { LoginPrompt } from '@/components/ui/login-prompt.tsx';
import { PlayMoneyBadge } from '@/components/ui/play-money-badge.tsx';
import { QueryView } from '@/components/ui/query-view.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Wallet } from '@/lib/api/contract-types.ts';
import type { WindowEvents } from '@/lib/browser/window-events.ts';
import { useSelectedWallet } from '@/lib/money/selected-wallet.ts';
import { useWallets } from '@/lib/money/wallets.ts';
import { useSession } from '@/lib/session/session.ts';
import { useChooseWallet } from '../use-choose-wallet.ts';

type WalletSelectionModalProps = {
  readonly show: boolean;
  readonly onHide: () => void;
  readonly detail: WindowEvents['show-wallet-selection'];
};

/**
 * Saves the wallet for games and deposits; with a game it opens that game in a new tab with the
 * chosen wallet.
 */
export default function WalletSelectionModal({ show, onHide, detail }: WalletSelectionModalProps) {
  const { t } = useTranslation(['app', 'wallet-selection']);
  const session = useSession();
  const { game, options } = detail;
  const isForGame = game !== undefined && options?.mode !== 'switch';
  return (
    <Dialog
      show={show}
      onHide={onHide}
      title={
        isForGame
          ? t('wallet-selection:titleGame', { game: game.gameName })
          : t('layout.chooseWallet')
      }
    >
      {session === null ? (
        <LoginPrompt />
      ) : (
        <>
          <div className="d-flex flex-wrap align-items-center gap-2">
            <PlayMoneyBadge />
            <span className="small-text text-2">
              {t(isForGame ? 'wallet-selection:textGame' : 'wallet-selection:text')}
            </span>
          </div>
          <WalletList game={isForGame ? game : undefined} onChosen={onHide} />
        </>
      )}
    </Dialog>
  );
}

type WalletListProps = {
  readonly game: WindowEvents['show-wallet-selection']['game'];
  readonly onChosen: () => void;
};

function WalletList({ game, onChosen }: WalletListProps) {
  const wallets = useWallets();
  const choose = useChooseWallet({ game, onChosen });
  const skeleton = (
    <ul className="m-0 p-0 d-flex flex-column gap-1-5 list-style-none" aria-busy="true">
      {currencies.map((currency) => (
        <li key={currency}>
          <Skeleton height="56px" radius="14px" />
        </li>
      ))}
    </ul>
  );
  return (
    <QueryView query={wallets} skeleton={skeleton}>
      {(list) => (
        <ul className="m-0 p-0 d-flex flex-column gap-1-5 list-style-none">
          {list.map((wallet) => (
            <li key={wallet.walletType}>
              <WalletChoice wallet={wallet} onChoose={() => choose(wallet)} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

type WalletChoiceProps = { readonly wallet: Wallet; readonly onChoose: () => void };

function WalletChoice({ wallet: { walletType, walletBalance }, onChoose }: WalletChoiceProps) {
  const { t } = useTranslation(['app', 'wallet-selection']);
  const isSelected = useSelectedWallet() === walletType;
  return (
    <button
      type="button"
      className="choice w-100 d-flex align-items-center gap-3 py-2 px-3-5 rounded-14 text-body fs-body fw-semibold text-start"
      aria-pressed={isSelected}
      onClick={onChoose}
    >
      <CurrencyRoundel currency={walletType} sizePx={34} />
      <span>
        {walletType}
        <span className="game-row-text">{t(`money.currency.${walletType}`)}</span>
      </span>
      <BalanceText className="ms-auto" amount={walletBalance} currency={walletType} />
      <Check size={18} className={isSelected ? 'text-brass' : 'invisible'} />
    </button>
  );
}
