import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { catalogueOptions } from '@/lib/games/catalogue.ts';

/** Paths of the pages that show games. */
const GAME_PATHS: ReadonlySet<string> = new Set(['/', '/home', '/games']);

/** Prefetches the games in parallel with the code of the page. */
export function prefetchGames(): void {
  if (!GAME_PATHS.has(location.pathname)) return;
  void queryClient.prefetchQuery(trpc.games.hot.queryOptions({}));
  void queryClient.prefetchQuery(trpc.games.new.queryOptions({}));
  void queryClient.prefetchQuery(catalogueOptions());
}
