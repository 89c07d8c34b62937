import type { Game, HistoryRow } from '@/lib/contract-types.ts';

export type RecentGame = {
  readonly game: Game;
  /** The newest movement of the game: its stake or its win. */
  readonly last: HistoryRow;
};

type Records = { readonly rows: readonly HistoryRow[]; readonly catalogue: readonly Game[] };

/** The games of the newest history rows, each once, newest first, that can still be played. */
export function recentlyPlayed({ rows, catalogue }: Records): RecentGame[] {
  const games = new Map(catalogue.map((game) => [game.gameId, game]));
  const recent = new Map<string, RecentGame>();
  for (const last of rows) {
    if (last.gameId === null || recent.has(last.gameId)) continue;
    const game = games.get(last.gameId);
    if (game?.enabled) recent.set(last.gameId, { game, last });
  }
  return [...recent.values()];
}
