import type { GameReport } from './game-report.ts';

/** The published part of the report: the figures of every playable game. */
export type PublishedReport = { readonly games: readonly GameReport[] };

/** Decimals: more than the page displays, and equal on every machine. */
const DIGITS = 9;

/** The content of `report.json`. */
export function publishedReport(games: readonly GameReport[]): PublishedReport {
  return { games: games.map(rounded) };
}

function rounded(game: GameReport): GameReport {
  const cut = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
  return JSON.parse(JSON.stringify(game, cut));
}
