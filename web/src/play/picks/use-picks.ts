import { type Plan, percentMaxOf, plansOf } from '@fairhall/game-server/engines/picks/picks';
import type { DecisionRound } from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { randomBelow } from '../draws/random-below.ts';
import { tableOf } from '../multi-step/deal-plan.ts';
import { useMultiStep } from '../multi-step/multi-step-context.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';

/** The tables of the game's definition. */
export const tablesOf = ({ sheet }: Pick<MultiStepState, 'sheet'>) =>
  definitionOf(sheet, sheet.engine === 'tower' ? 'tower' : 'mines').tables;

/** The name of a round's shape; `null` before it was chosen. */
export function shapeOf({ outcome }: DecisionRound): string | null {
  const choice = outcome.steps[1]?.choice ?? null;
  return choice === 'leave' ? null : choice;
}

/** A round as its table shows it. */
export function picksOf(round: DecisionRound) {
  const { hands, figures } = tableOf(round);
  const tiles = hands.map(({ cards }) => cards.flatMap((tile) => tile ?? []));
  const [opened = [], ...bad] = tiles;
  const { picks = 0, worth = 100, 'next-worth': nextWorth = 0 } = figures;
  const end = hands[0]?.result ?? null;
  return { opened, bad, end, picks, safe: end === 'lost' ? picks - 1 : picks, worth, nextWorth };
}

/** One of the unopened tiles at random, as a choice: drawn here, the server knows no difference. */
export function randomTile({ choices }: DecisionRound): string {
  const tiles = choices.filter(({ name }) => name.startsWith('tile-'));
  return tiles[randomBelow(Math.max(tiles.length, 1))]?.name ?? '';
}

const closed: ReturnType<typeof picksOf> = {
  ...{ opened: [], bad: [], end: null, picks: 0, safe: 0, worth: 100, nextWorth: 0 },
};

/**
 * The board on the page: the open round, the last one, or an untouched one of the chosen shape. Its
 * plans are those that the stake allows.
 */
export function usePicks() {
  const { state, session } = useMultiStep();
  const { round, phase, firstChoice, stakeMinor, currency } = state;
  const tables = tablesOf(state);
  const isPlaying = round?.status === 'open';
  const isShown = round !== null && (isPlaying || phase !== 'requesting');
  const roundShape = round && shapeOf(round);
  const name = isPlaying ? (roundShape ?? firstChoice) : firstChoice;
  const shape = tables.shapes.find((one) => one.name === name) ?? tables.shapes[0];
  if (!shape) throw new Error('the game has no shapes');
  const board = isShown && roundShape === shape.name ? picksOf(round) : closed;
  const percentMax = percentMaxOf(tables, { stakeMinor, currency });
  const plans: readonly Plan[] = plansOf(shape, { ...tables, percentMax });
  // Also during a request, which ignores a further pick: the tiles would flicker.
  const isPicking = isPlaying && roundShape !== null;
  /** Money for a worth in percent, at the round's stake. */
  const worthMinor = (percent: number) => (stakeMinor * BigInt(percent)) / 100n;
  const pick = (tile: number) => session.choose(`tile-${tile}`);
  return { shape, board, plans, tables, isPicking, isPlaying, worthMinor, pick };
}
