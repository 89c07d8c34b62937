import { catalogueOptions } from '@/lib/catalogue.ts';
import { queryClient } from '@/lib/query-client.ts';
import { trpc } from '@/lib/trpc.ts';

/** Paths of the pages that show games. */
const GAME_PATHS: ReadonlySet<string> = new Set(['/', '/home', '/games']);

/** Prefetches the games in parallel with the code of the page. */
export function prefetchGames(): void {
  if (!GAME_PATHS.has(location.pathname)) return;
  void queryClient.prefetchQuery(trpc.games.hot.queryOptions({}));
  void queryClient.prefetchQuery(trpc.games.new.queryOptions({}));
  void queryClient.prefetchQuery(catalogueOptions());
}
