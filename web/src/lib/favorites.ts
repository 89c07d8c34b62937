import { useQuery } from '@tanstack/react-query';
import { i18n } from '@/i18n/i18n.ts';
import { isUnauthorized } from './api-error.ts';
import type { Favorite } from './contract-types.ts';
import { queryClient } from './query-client.ts';
import { currentSession, useSession } from './session.ts';
import { showToast } from './toasts.ts';
import { api, trpc } from './trpc.ts';
import { openModal } from './window-events.ts';

/*
 * The player's favourites. The cached list is the truth of this page: it changes at once, also when
 * the call fails, and the next load tells what the server kept. The ids lie in localStorage too, so
 * that hearts are there before the first answer.
 */

const STORAGE_KEY = 'favorites';

/** What the specification shows when the list cannot be fetched. No game has these ids. */
export const PLACEHOLDER_IDS: readonly string[] = ['sample-game-1', 'sample-game-2'];

const favoritesKey = trpc.favorites.list.queryKey({});

function remember(list: readonly Favorite[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(list.map(({ gameId }) => gameId)));
  } catch {
    // A browser that refuses storage shows the hearts a moment later.
  }
}

/** The ids of the last visit; their times are not kept. */
function remembered(): Favorite[] | undefined {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!Array.isArray(ids)) return undefined;
    return ids
      .filter((gameId) => typeof gameId === 'string')
      .map((gameId) => ({ gameId, favoriteTime: '' }));
  } catch {
    return undefined;
  }
}

function useFavoritesQuery<Selected>(select: (list: readonly Favorite[]) => Selected) {
  const session = useSession();
  return useQuery({
    queryKey: favoritesKey,
    queryFn: async ({ signal }) => {
      const list = await api.favorites.list.query({}, { signal });
      remember(list);
      return list;
    },
    enabled: session !== null,
    // Old on arrival, so that it is asked again at once; a failure leaves it in place.
    initialData: remembered,
    initialDataUpdatedAt: 0,
    select,
  });
}

const everything = (list: readonly Favorite[]) => list;

/** The favourites, newest first, with the state of their loading. */
export function useFavorites() {
  return useFavoritesQuery(everything);
}

/** How many games a player keeps, once there are some; nothing for guests. */
export function useFavoriteCount(): number | undefined {
  const isGuest = useSession() === null;
  const query = useFavoritesQuery((list) => list.length);
  return isGuest ? undefined : query.data || undefined;
}

/** Whether a game is among the favourites; false for guests. */
export function useIsFavorite(gameId: string): boolean {
  // What a session that ended with the browser left in the storage belongs to nobody now.
  const isGuest = useSession() === null;
  const query = useFavoritesQuery((list) => list.some((favorite) => favorite.gameId === gameId));
  return !isGuest && (query.data ?? false);
}

function cached(): readonly Favorite[] {
  return queryClient.getQueryData<Favorite[]>(favoritesKey) ?? remembered() ?? [];
}

function change(next: readonly Favorite[]): void {
  // An answer still under way was read before this change.
  void queryClient.cancelQueries({ queryKey: favoritesKey });
  queryClient.setQueryData<Favorite[]>(favoritesKey, [...next]);
  remember(next);
}

/** The last call about each game. */
const calls = new Map<string, Promise<unknown>>();

/** After the earlier calls about the game: requests overtake each other, and the last one counts. */
function inTurn(gameId: string, call: () => Promise<unknown>): Promise<unknown> {
  const made = (calls.get(gameId) ?? Promise.resolve()).then(call, call);
  calls.set(gameId, made);
  return made;
}

/**
 * Adds or removes a game: here at once, whatever the call then answers.
 * @throws what the call failed with
 */
export async function toggleFavorite(gameId: string): Promise<void> {
  const favorites = cached();
  const isFavorite = favorites.some((favorite) => favorite.gameId === gameId);
  if (isFavorite) {
    await removeFavorites([gameId]);
    return;
  }
  change([{ gameId, favoriteTime: new Date().toISOString() }, ...favorites]);
  await inTurn(gameId, () => api.favorites.add.mutate({ gameId }));
}

/**
 * Removes games: here at once, whatever the calls then answer.
 * @throws what the first failed call failed with, after all were made
 */
export async function removeFavorites(gameIds: readonly string[]): Promise<void> {
  change(cached().filter(({ gameId }) => !gameIds.includes(gameId)));
  const responses = await Promise.allSettled(
    gameIds.map((gameId) => inTurn(gameId, () => api.favorites.remove.mutate({ gameId }))),
  );
  const failed = responses.find((response) => response.status === 'rejected');
  if (failed) throw failed.reason;
}

// A player who logs in loads the own list, and sees nothing of the last one's meanwhile.
window.addEventListener('login', () => {
  change([]);
  void queryClient.invalidateQueries({ queryKey: favoritesKey });
});

/** Says that a favourite operation failed; a session that ended says so itself. */
export function showFavoriteFailure(error: unknown): void {
  if (isUnauthorized(error)) return;
  showToast({
    tone: 'error',
    title: i18n.t('favorites.operationFailed'),
    text: i18n.t('favorites.operationFailedText'),
  });
}

/** What every heart does: asks a guest to log in, otherwise toggles and says when that failed. */
export function pressHeart(gameId: string): void {
  if (currentSession() === null) {
    showToast({ tone: 'info', title: i18n.t('errors.loginRequired') });
    openModal('show-login-modal');
    return;
  }
  toggleFavorite(gameId).catch(showFavoriteFailure);
}
