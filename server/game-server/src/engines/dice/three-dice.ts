import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { Hands, Possibility } from '../spots/spot-game.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Rolls three dice, one after the other. */
export function rollThree(stream: OutcomeStream): Hands {
  return [[stream.event(6) + 1, stream.event(6) + 1, stream.event(6) + 1]];
}

/** All 216 rolls, equally likely. */
export function* allRolls(): Iterable<Possibility> {
  for (const first of FACES) {
    for (const second of FACES) {
      for (const third of FACES) yield { hands: [[first, second, third]], weight: 1 };
    }
  }
}

/** How many dice show a face. */
export function countOf(face: number, hands: Hands): number {
  return (hands[0] ?? []).filter((shown) => shown === face).length;
}

/** 1 to 1 for each die that shows the face, plus the stake: percent by the number of dice. */
export const MATCH_PERCENTS: readonly number[] = [0, 200, 300, 400];
