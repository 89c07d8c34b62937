import type { DecisionRound } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';
import { tableOf } from '../multi-step/deal-plan.ts';
import { picksOf } from './use-picks.ts';

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

/** The chance of the next pick, and what it brings: "Next: 19 of 22 safe, ×1.71." */
export function nextText(round: DecisionRound, { t, number }: GameTexts): string {
  const unopened = round.choices.filter(({ name }) => name.startsWith('tile-')).length;
  const [, floor] = tableOf(round).hands;
  const safe = unopened - (floor?.cards.length ?? 0);
  const worth = number(picksOf(round).nextWorth / 100);
  return t('originals:picks.nextText', { safe, tiles: unopened, worth });
}
