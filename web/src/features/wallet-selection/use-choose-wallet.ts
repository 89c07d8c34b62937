import { useTranslation } from 'react-i18next';
import type { Game, Wallet } from '@/lib/api/contract-types.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { gamePlayPath } from '@/lib/games/game-play-path.ts';
import { selectWallet } from '@/lib/money/selected-wallet.ts';
import { showToast } from '@/lib/ui/toasts.ts';

type Options = {
  /** Opened with the chosen wallet; without a game the wallet is only saved. */
  readonly game: Game | undefined;
  readonly onChosen: () => void;
};

/** The handler of a click on a wallet, with its toast. */
export function useChooseWallet({ game, onChosen }: Options): (wallet: Wallet) => void {
  const { t } = useTranslation(['app', 'wallet-selection']);

  const startGame = (chosen: Game, { walletType, walletBalance }: Wallet) => {
    if (walletBalance <= 0) {
      showToast({ tone: 'info', title: t('gameUtils.insufficientBalance') });
      openModal('show-deposit-modal', { walletType });
      return;
    }
    selectWallet(walletType);
    onChosen();
    const tab = window.open(`${gamePlayPath(chosen)}&walletType=${walletType}`, '_blank');
    showToast(
      tab === null
        ? { tone: 'error', title: t('wallet-selection:gameStartFail') }
        : {
            tone: 'success',
            title: t('wallet-selection:gameStarted', {
              game: chosen.gameName,
              currency: walletType,
            }),
          },
    );
  };

  return (wallet) => {
    try {
      if (game !== undefined) {
        startGame(game, wallet);
        return;
      }
      selectWallet(wallet.walletType);
      onChosen();
      showToast({
        tone: 'success',
        title: t('wallet-selection:switched', { currency: wallet.walletType }),
      });
    } catch {
      // A browser that refuses storage cannot save the choice.
      const failed = game === undefined ? 'switchFail' : 'gameStartFail';
      showToast({ tone: 'error', title: t(`wallet-selection:${failed}`) });
    }
  };
}
