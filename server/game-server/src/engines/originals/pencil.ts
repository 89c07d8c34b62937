import type { Draw } from '../draws.ts';

/*
 * Hall Originals can be recomputed with a pencil: the lines of the computation, in numbers and signs
 * that need no translation. The page shows them, and docs/fairness.md has those of its examples.
 */

/** A round as its bets and numbers are on record; amounts are decimal texts. */
export type PencilRound = {
  readonly draws: readonly Draw[];
  readonly bets: readonly {
    readonly spot: string;
    readonly amount: string;
    readonly win: string;
  }[];
};

export type Pencil = {
  /** Of a spot, before the round. */
  readonly formula: (spot: string) => readonly string[];
  /** Of a round, with its numbers; empty for a round of another game. */
  readonly computation: (round: PencilRound) => readonly string[];
};

/** From the bytes to the number. */
export const NUMBER_LINE = 'u = b0 × 256³ + b1 × 256² + b2 × 256 + b3';

/** The number of four bytes in hex. */
export const numberOf = ({ bytes = '0' }: Draw): number => Number.parseInt(bytes, 16);

/** Four bytes, apart: "dc b9 82 e8". */
export const apart = (bytes = ''): string => bytes.replace(/..\B/g, '$& ');

/** What a bet pays: "0.10 × 200 / 100 = 0.20". */
export const paidLine = ({ amount, win }: PencilRound['bets'][number], percent: number): string =>
  `${amount} × ${percent} / 100 = ${win}`;
