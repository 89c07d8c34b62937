import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { catalogueOptions } from '@/lib/games/catalogue.ts';
import { walletsOptions } from '@/lib/money/wallets.ts';
import { firstDepositOptions } from '@/lib/offers/first-deposit.ts';
import { playerOptions } from '@/lib/session/player.ts';
import { currentSession, onSessionChange } from '@/lib/session/session.ts';
import { GamePlayPage } from './router.tsx';

/** The paths of the pages that show games. */
const LOBBY = /^\/(home|games)?$/;

/** From the time when what the page shows has loaded, in milliseconds. */
const LATER_MS = 2_000;

/**
 * Prefetches what the opened page shows first, in parallel with the code of the page, and later what a player
 * opens next: a game.
 */
export function prefetchPage(): void {
  const { pathname } = location;
  if (LOBBY.test(pathname)) {
    prefetchGames();
    prefetchGamePlay();
  }
  if (pathname === '/wallet' && currentSession() !== null) prefetchWallet();
}

/**
 * The balances wait for the first deposit: without one, an offer is above them. Where the stream of events opens
 * after this, balances and profile are requested once more, since they may have changed in between.
 */
function prefetchWallet(): void {
  void queryClient.prefetchQuery(walletsOptions());
  void queryClient.prefetchQuery(playerOptions());
  void queryClient.prefetchQuery(firstDepositOptions());
  void queryClient.prefetchQuery(trpc.wallets.days.queryOptions({}));
}

function prefetchGames(): void {
  void queryClient.prefetchQuery(trpc.games.hot.queryOptions({}));
  void queryClient.prefetchQuery(trpc.games.new.queryOptions({}));
  void queryClient.prefetchQuery(catalogueOptions());
}

/** Also for a visitor who logs in on the page. What is loaded already is not loaded again. */
function prefetchGamePlay(): void {
  const prefetchLater = () => {
    if (currentSession() !== null) setTimeout(loadGamePlay, LATER_MS);
  };
  window.addEventListener('load', prefetchLater, { once: true });
  onSessionChange(prefetchLater);
}

/** A failure here shows nothing: the press on a tile loads it again. */
function loadGamePlay(): void {
  Promise.all([
    GamePlayPage.preload(),
    import('@/lib/games/launch.ts').then(({ loadSharedCode }) => loadSharedCode()),
  ]).catch(() => {});
}
