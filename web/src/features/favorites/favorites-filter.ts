import type { Favorite, Game } from '@/lib/api/contract-types.ts';
import { type GameTypeName, gameTypeName, isGameTypeName } from '@/lib/games/game-types.ts';

const favoriteSorts = ['time', 'name', 'rating'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** The filter of the page; part of the address. */
export type FavoritesFilter = {
  readonly type: GameTypeName | null;
  readonly sort: FavoriteSort;
};

/** The orders that tell these games apart: by rating only once players have rated. */
export function sortsFor(games: readonly FavoriteGame[]): readonly FavoriteSort[] {
  return favoriteSorts.filter(
    (sort) => sort !== 'rating' || games.some(({ game }) => game.rating > 0),
  );
}

/** Reads the address; an invalid value takes its default. */
export function filterFromSearch(search: URLSearchParams): FavoritesFilter {
  const type = search.get('type') ?? '';
  return {
    type: isGameTypeName(type) ? type : null,
    sort: favoriteSorts.find((sort) => sort === search.get('sort')) ?? 'time',
  };
}

/** Writes the address without default values. */
export function searchFromFilter({ type, sort }: FavoritesFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', type);
  if (sort !== 'time') search.set('sort', sort);
  return search;
}

export type FavoriteGame = { readonly game: Game; readonly favoriteTime: string };

/** The favourites that are in the catalogue; removed games are not shown. */
export function favoriteGames({
  favorites,
  catalogue,
}: {
  favorites: readonly Favorite[];
  catalogue: readonly Game[];
}): readonly FavoriteGame[] {
  const games = new Map(catalogue.map((game) => [game.gameId, game]));
  return favorites.flatMap(({ gameId, favoriteTime }) => {
    const game = games.get(gameId);
    return game === undefined ? [] : [{ game, favoriteTime }];
  });
}

const byName = (a: FavoriteGame, b: FavoriteGame) => a.game.gameName.localeCompare(b.game.gameName);

const orders = {
  /** The list is newest first; equal or unknown times keep its order. */
  time: (a, b) => b.favoriteTime.localeCompare(a.favoriteTime),
  name: byName,
  rating: (a, b) => b.game.rating - a.game.rating || byName(a, b),
} as const satisfies Record<FavoriteSort, (a: FavoriteGame, b: FavoriteGame) => number>;

/** The games that match the filter, in its order. */
export function applyFilter(
  games: readonly FavoriteGame[],
  { type, sort }: FavoritesFilter,
): readonly FavoriteGame[] {
  return games
    .filter(({ game }) => type === null || gameTypeName(game.gameType) === type)
    .sort(orders[sort]);
}
