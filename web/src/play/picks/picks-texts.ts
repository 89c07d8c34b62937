import type { DecisionRound } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';

/** The return of a round as a multiple of its stake: "×1.99". */
export function multipleText({ win, stake }: DecisionRound, { number }: GameTexts): string {
  return `×${number(Math.round((Number(win) / Number(stake)) * 100) / 100)}`;
}

/** A worth in percent as a multiple: "×1.12". */
export const worthText = (percent: number, { number }: GameTexts): string =>
  `×${number(percent / 100)}`;

/** Tiles as a list: "3 · 9 · 25". */
export const tilesText = (tiles: readonly (number | null)[]): string =>
  tiles.map((tile) => tile ?? '?').join(' · ');
