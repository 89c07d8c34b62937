import type { GameReport } from './game-report.ts';

/** What players are shown of the report: the figures of every game that can be played. */
export type PublishedReport = { readonly games: readonly GameReport[] };

/** Digits after the point: far more than anybody is shown, and the same on every machine. */
const DIGITS = 9;

/** The report as the file keeps it. */
export function publishedReport(games: readonly GameReport[]): PublishedReport {
  return { games: games.map(rounded) };
}

function rounded(game: GameReport): GameReport {
  const cut = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
  return JSON.parse(JSON.stringify(game, cut));
}
