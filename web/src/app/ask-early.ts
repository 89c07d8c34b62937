import { catalogueOptions } from '@/lib/catalogue.ts';
import { queryClient } from '@/lib/query-client.ts';
import { trpc } from '@/lib/trpc.ts';

/** The pages that players come in by, which show games. */
const GAME_PATHS: ReadonlySet<string> = new Set(['/', '/home', '/games']);

/** Asks for the games while the page's own code is on its way. */
export function askEarly(): void {
  if (!GAME_PATHS.has(location.pathname)) return;
  void queryClient.prefetchQuery(trpc.games.hot.queryOptions({}));
  void queryClient.prefetchQuery(trpc.games.new.queryOptions({}));
  void queryClient.prefetchQuery(catalogueOptions());
}
