import { searchForm } from '@fairhall/api/contract/search-form';
import type { Game } from '@/lib/api/contract-types.ts';

/** Whether the game's name or supplier contains the query, as in the search of the API. */
export function matchesQuery(game: Game, query: string): boolean {
  const keyword = searchForm(query);
  return (
    searchForm(game.gameName).includes(keyword) || searchForm(game.supplier ?? '').includes(keyword)
  );
}

/** The matching games: first those whose name starts with the query, then by popularity. */
export function searchGames(games: readonly Game[], query: string): Game[] {
  const keyword = searchForm(query);
  const rankOf = ({ gameName }: Game) => {
    const name = searchForm(gameName);
    if (name.startsWith(keyword)) return 0;
    if (name.includes(` ${keyword}`)) return 1;
    return name.includes(keyword) ? 2 : 3;
  };
  return games
    .filter((game) => matchesQuery(game, query))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.popularity - a.popularity);
}

/** The distinct names of the suppliers, in alphabetical order. */
export function suppliersOf(games: readonly Game[]): string[] {
  const names = games.flatMap(({ supplier }) => (supplier === null ? [] : [supplier]));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}
