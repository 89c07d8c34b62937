import { useQuery } from '@tanstack/react-query';
import { i18n } from '@/i18n/i18n.ts';
import { isUnauthorized } from '@/lib/api/api-error.ts';
import type { Favorite } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { localStore } from '@/lib/browser/storage.ts';
import { openModal } from '@/lib/browser/window-events.ts';
import { currentSession, useSession } from '@/lib/session/session.ts';
import { showToast } from '@/lib/ui/toasts.ts';

/*
 * The player's favourites. The cached list is authoritative for this page: it changes at once, even
 * when the call fails, and the next load restores the server's list. The ids are saved in
 * localStorage too, so that the hearts are rendered before the first response.
 */

const STORAGE_KEY = 'favorites';

/** The specification's placeholders when the list cannot be fetched. No game has these ids. */
export const PLACEHOLDER_IDS: readonly string[] = ['sample-game-1', 'sample-game-2'];

const favoritesKey = trpc.favorites.list.queryKey({});

function storeIds(list: readonly Favorite[]): void {
  localStore.write(STORAGE_KEY, JSON.stringify(list.map(({ gameId }) => gameId)));
}

/** The saved ids of the last visit; their times are not saved. */
function loadStoredFavorites(): Favorite[] | undefined {
  const ids = localStore.readJson(STORAGE_KEY);
  if (!Array.isArray(ids)) return undefined;
  return ids
    .filter((gameId) => typeof gameId === 'string')
    .map((gameId) => ({ gameId, favoriteTime: '' }));
}

function useFavoritesQuery<Selected>(select: (list: readonly Favorite[]) => Selected) {
  const session = useSession();
  return useQuery({
    queryKey: favoritesKey,
    queryFn: async ({ signal }) => {
      const list = await api.favorites.list.query({}, { signal });
      storeIds(list);
      return list;
    },
    enabled: session !== null,
    // Stale on arrival, so that the list is refetched at once; a failed refetch leaves it in place.
    initialData: loadStoredFavorites,
    initialDataUpdatedAt: 0,
    select,
  });
}

const everything = (list: readonly Favorite[]) => list;

/** The favourites, newest first, with the state of the query. */
export function useFavorites() {
  return useFavoritesQuery(everything);
}

/** The number of favourites, undefined at 0 or while unknown; a guest has none. */
export function useFavoriteCount(): number | undefined {
  const isGuest = useSession() === null;
  const query = useFavoritesQuery((list) => list.length);
  return isGuest ? undefined : query.data || undefined;
}

/** Whether a game is among the favourites; false for guests. */
export function useIsFavorite(gameId: string): boolean {
  // The saved ids of a session that ended with the browser belong to no current player.
  const isGuest = useSession() === null;
  const query = useFavoritesQuery((list) => list.some((favorite) => favorite.gameId === gameId));
  return !isGuest && (query.data ?? false);
}

function cachedFavorites(): readonly Favorite[] {
  return queryClient.getQueryData<Favorite[]>(favoritesKey) ?? loadStoredFavorites() ?? [];
}

function showFavorites(next: readonly Favorite[]): void {
  // A response still in flight was read before this change.
  void queryClient.cancelQueries({ queryKey: favoritesKey });
  queryClient.setQueryData<Favorite[]>(favoritesKey, [...next]);
  storeIds(next);
}

/** The last call for each game. */
const calls = new Map<string, Promise<unknown>>();

/**
 * Serializes the calls for a game: requests may overtake each other, and the last call must win.
 */
function inTurn(gameId: string, call: () => Promise<unknown>): Promise<unknown> {
  const queued = (calls.get(gameId) ?? Promise.resolve()).then(call, call);
  calls.set(gameId, queued);
  return queued;
}

/**
 * Adds or removes a game. The cached list changes at once, whatever the result of the call.
 * @throws the error of the call
 */
export async function toggleFavorite(gameId: string): Promise<void> {
  const favorites = cachedFavorites();
  const isFavorite = favorites.some((favorite) => favorite.gameId === gameId);
  if (isFavorite) {
    await removeFavorites([gameId]);
    return;
  }
  showFavorites([{ gameId, favoriteTime: new Date().toISOString() }, ...favorites]);
  await inTurn(gameId, () => api.favorites.add.mutate({ gameId }));
}

/**
 * Removes games. The cached list changes at once, whatever the results of the calls.
 * @throws the first error, after all calls have settled
 */
export async function removeFavorites(gameIds: readonly string[]): Promise<void> {
  showFavorites(cachedFavorites().filter(({ gameId }) => !gameIds.includes(gameId)));
  const responses = await Promise.allSettled(
    gameIds.map((gameId) => inTurn(gameId, () => api.favorites.remove.mutate({ gameId }))),
  );
  const failed = responses.find((response) => response.status === 'rejected');
  if (failed) throw failed.reason;
}

// After a login the list is loaded anew and the previous player's list is not shown meanwhile.
window.addEventListener('login', () => {
  showFavorites([]);
  void queryClient.invalidateQueries({ queryKey: favoritesKey });
});

/** Reports a failed favourite operation with a toast; an ended session reports itself. */
export function showFavoriteFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  showToast({
    tone: 'error',
    title: i18n.t('favorites.operationFailed'),
    text: i18n.t('favorites.operationFailedText'),
  });
}

/**
 * The handler of every heart: sends a guest to the login, otherwise toggles and reports a failure.
 */
export function pressHeart(gameId: string): void {
  if (currentSession() === null) {
    showToast({ tone: 'info', title: i18n.t('errors.loginRequired') });
    openModal('show-login-modal');
    return;
  }
  toggleFavorite(gameId).catch(showFavoriteFailure);
}
