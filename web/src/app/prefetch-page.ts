import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { catalogueOptions } from '@/lib/games/catalogue.ts';
import { firstDepositOptions } from '@/lib/offers/first-deposit.ts';
import { currentSession } from '@/lib/session/session.ts';

/** Paths of the pages that show games. */
const GAME_PATHS: ReadonlySet<string> = new Set(['/', '/home', '/games']);

/** Prefetches what the opened page shows first, in parallel with the code of the page. */
export function prefetchPage(): void {
  const { pathname } = location;
  if (GAME_PATHS.has(pathname)) prefetchGames();
  // The wallet page waits for it, to show an offer above the balances or none.
  if (pathname === '/wallet' && currentSession() !== null)
    void queryClient.prefetchQuery(firstDepositOptions());
}

function prefetchGames(): void {
  void queryClient.prefetchQuery(trpc.games.hot.queryOptions({}));
  void queryClient.prefetchQuery(trpc.games.new.queryOptions({}));
  void queryClient.prefetchQuery(catalogueOptions());
}
