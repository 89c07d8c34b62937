import type { Game } from '@/lib/api/contract-types.ts';
import { matchesQuery } from '@/lib/games/game-search.ts';
import { type GameTypeName, gameTypeName, isGameTypeName } from '@/lib/games/game-types.ts';

const sorts = ['popularity', 'rating', 'newest', 'oldest', 'nameAsc', 'nameDesc'] as const;
export type Sort = (typeof sorts)[number];

export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** The orders that distinguish these games: by rating only once players have rated. */
export function sortsFor(games: readonly Game[]): readonly Sort[] {
  return sorts.filter((sort) => sort !== 'rating' || games.some(({ rating }) => rating > 0));
}

/** The filter of the lobby; part of the address, so that it can be bookmarked and shared. */
export type LobbyFilter = {
  readonly query: string;
  readonly type: GameTypeName | null;
  readonly supplier: string | null;
  readonly sort: Sort;
  readonly view: View;
};

export const defaultFilter: LobbyFilter = {
  query: '',
  type: null,
  supplier: null,
  sort: 'popularity',
  view: 'grid',
};

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}

/** Reads the address; an invalid value takes its default. */
export function filterFromSearch(search: URLSearchParams): LobbyFilter {
  const type = search.get('type') ?? '';
  return {
    query: search.get('q') ?? '',
    type: isGameTypeName(type) ? type : null,
    supplier: search.get('supplier'),
    sort: oneOf(sorts, search.get('sort')) ?? defaultFilter.sort,
    view: oneOf(views, search.get('view')) ?? defaultFilter.view,
  };
}

/** Writes the address without default values. */
export function searchFromFilter(filter: LobbyFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.query !== '') search.set('q', filter.query);
  if (filter.type !== null) search.set('type', filter.type);
  if (filter.supplier !== null) search.set('supplier', filter.supplier);
  if (filter.sort !== defaultFilter.sort) search.set('sort', filter.sort);
  if (filter.view !== defaultFilter.view) search.set('view', filter.view);
  return search;
}

/** Whether no game is filtered out; order and view do not matter. */
export function isUnfiltered({ query, type, supplier }: LobbyFilter): boolean {
  return query.trim() === '' && type === null && supplier === null;
}

function matches(game: Game, { query, type, supplier }: LobbyFilter): boolean {
  if (type !== null && gameTypeName(game.gameType) !== type) return false;
  if (supplier !== null && game.supplier !== supplier) return false;
  return matchesQuery(game, query);
}

function byName(a: Game, b: Game): number {
  return a.gameName.localeCompare(b.gameName);
}

/** The wire has no date: new games come first, then the provider's order. */
function newFirst(a: Game, b: Game): number {
  return Number(b.isNew) - Number(a.isNew) || a.gameSort - b.gameSort || byName(a, b);
}

/** Among equal games, such as those of a new casino, the provider's order. */
function byPopularity(a: Game, b: Game): number {
  return b.popularity - a.popularity || a.gameSort - b.gameSort || byName(a, b);
}

const orders = {
  popularity: byPopularity,
  rating: (a, b) => b.rating - a.rating || byPopularity(a, b),
  newest: newFirst,
  oldest: (a, b) => newFirst(b, a),
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
} as const satisfies Record<Sort, (a: Game, b: Game) => number>;

/** The games that match the filter, in its order. */
export function applyFilter(games: readonly Game[], filter: LobbyFilter): Game[] {
  return games.filter((game) => matches(game, filter)).sort(orders[filter.sort]);
}

/** Playable games before those that are switched off; otherwise the order is stable. */
export function playableFirst(games: readonly Game[]): Game[] {
  return [...games].sort((a, b) => Number(b.enabled) - Number(a.enabled));
}

/** The order below the rails: playable games first, games of the rails last. */
export function hallOrder(games: readonly Game[]): Game[] {
  const isInRail = ({ isHot, isNew }: Game) => Number(isHot || isNew);
  return playableFirst([...games].sort((a, b) => isInRail(a) - isInRail(b)));
}

/** At most this number of playable games of the same type or supplier, the most popular first. */
export function similarGames(games: readonly Game[], game: Game, count: number): Game[] {
  const likeness = (other: Game) =>
    2 * Number(other.gameType === game.gameType) + Number(other.supplier === game.supplier);
  return games
    .filter((other) => other.enabled && other.gameId !== game.gameId && likeness(other) > 0)
    .sort((a, b) => likeness(b) - likeness(a) || byPopularity(a, b))
    .slice(0, count);
}
