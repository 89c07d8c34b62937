import { searchForm } from '@fairhall/api/contract/search-form';
import type { Game } from '@/lib/api/contract-types.ts';
import { searchGames, suppliersOf } from '@/lib/games/game-search.ts';

const GAMES_MAX = 6;
const SUPPLIERS_MAX = 3;

/** An option of the list below the search field. */
export type Suggestion =
  | { readonly kind: 'recent'; readonly text: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'supplier'; readonly supplier: string }
  /** The lobby with the query. */
  | { readonly kind: 'all'; readonly query: string };

export type SuggestionGroup = {
  readonly name: 'recent' | 'popular' | 'games' | 'suppliers' | 'all';
  readonly options: readonly Suggestion[];
};

/** The id of an option's element, by its index over all groups. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

type Search = {
  readonly text: string;
  readonly games: readonly Game[];
  /** Recent searches, newest first. */
  readonly recent: readonly string[];
};

/**
 * The groups of the list, without empty ones: recent searches and popular games for an empty field,
 * otherwise the matching games and suppliers. A game that is switched off is found in the lobby.
 */
export function suggestionGroups({ text, games, recent }: Search): SuggestionGroup[] {
  const query = text.trim();
  const found = searchGames(games, query);
  const playable = found.filter(({ enabled }) => enabled).slice(0, GAMES_MAX);
  const gameOptions = playable.map((game) => ({ kind: 'game', game }) as const);
  const groups: SuggestionGroup[] =
    query === ''
      ? [
          { name: 'recent', options: recentOptions(recent) },
          { name: 'popular', options: gameOptions },
        ]
      : [
          { name: 'games', options: gameOptions },
          { name: 'suppliers', options: supplierOptions(games, query) },
          { name: 'all', options: found.length > 0 ? [{ kind: 'all', query }] : [] },
        ];
  return groups.filter(({ options }) => options.length > 0);
}

function recentOptions(recent: readonly string[]): Suggestion[] {
  if (recent.length === 0) return [];
  return [...recent.map((text) => ({ kind: 'recent', text }) as const), { kind: 'clear' }];
}

function supplierOptions(games: readonly Game[], query: string): Suggestion[] {
  const keyword = searchForm(query);
  return suppliersOf(games)
    .filter((supplier) => searchForm(supplier).includes(keyword))
    .slice(0, SUPPLIERS_MAX)
    .map((supplier) => ({ kind: 'supplier', supplier }));
}
