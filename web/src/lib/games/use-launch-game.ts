import { preconnect } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Game } from '@/lib/api/contract-types.ts';
import { errorText } from '@/lib/api/error-text.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { loadCurrentBalance, openDeposit } from '@/lib/money/wallets.ts';
import { canDrawWelcome } from '@/lib/offers/welcome-reward.ts';
import { currentSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';
import { gameOrigin } from './game-origin.ts';
import { GAME_PLAY_PATH, gamePlayPath } from './game-play-path.ts';
import { preloadLoadingArt } from './loading-art.ts';

/** The delay of the modal, so that the player can read the reason. */
const DEPOSIT_DELAY_MS = 500;

/** Launches a game while its page renders, which launches it if this has failed. */
async function startLaunch(gameId: string): Promise<void> {
  const launch = await import('./launch.ts').catch(() => null);
  launch?.prefetchLaunch(gameId);
}

/** Opens the login that leads on to a game. */
export function openLoginToPlay(game: Game): void {
  openModal('show-login-modal', { returnTo: gamePlayPath(game) });
}

/**
 * Starts a game: a guest is sent to the login, an empty wallet opens the deposit modal, otherwise
 * the game page opens. That page offers the welcome reward for an empty wallet.
 */
export function useLaunchGame(): (game: Game) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const launch = async (game: Game) => {
    if (!game.enabled) return;
    if (currentSession() === null) {
      openLoginToPlay(game);
      return;
    }
    preloadLoadingArt(game);
    const origin = gameOrigin();
    if (origin !== '') preconnect(origin);
    // The game page launches with what the tile shows; a game that was withdrawn meanwhile is refused.
    queryClient.setQueryData(trpc.games.get.queryKey({ id: game.gameId }), game);
    const hasBalance = (await loadCurrentBalance()) > 0;
    if (hasBalance || (await canDrawWelcome())) {
      // The second click of a double click would add a second history entry.
      if (window.location.pathname === GAME_PLAY_PATH) return;
      if (hasBalance) void startLaunch(game.gameId);
      await navigate(gamePlayPath(game));
      return;
    }
    showToast({ tone: 'info', title: t('gameUtils.insufficientBalance') });
    await new Promise((resolve) => setTimeout(resolve, DEPOSIT_DELAY_MS));
    await openDeposit();
  };

  return (game) => {
    launch(game).catch((error: unknown) => {
      // An ended session has opened the login modal; a second message is redundant.
      if (currentSession() !== null) showToast({ tone: 'error', title: errorText(error) });
    });
  };
}
