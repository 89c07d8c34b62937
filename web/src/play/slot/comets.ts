import type { Currency } from '@/lib/api/contract-types.ts';
import type { Paytable, SpinStep } from '../contract-types.ts';
import { toMinor } from '../money.ts';
import type { Cell } from './stage/cells.ts';

/** A comet on the reels with what it adds to the multiplier. */
export type ShownComet = {
  readonly cell: Cell;
  readonly symbol: string;
  readonly multiplier: number;
};

/** The comets of a grid, reel by reel; none in a slot without them. */
export function cometsOf(
  { grid }: Pick<SpinStep, 'grid'>,
  { feature }: Pick<Paytable, 'feature'>,
): ShownComet[] {
  const values = feature?.kind === 'tumble' ? (feature.comets?.values ?? []) : [];
  return grid.flatMap((column, reel) =>
    column.flatMap((shown, row) => {
      const value = values.find(({ symbol }) => symbol === shown);
      return value ? [{ cell: { reel, row }, ...value }] : [];
    }),
  );
}

/** What the spin of a step has paid before it, in minor units. */
export function paidBefore(
  steps: readonly SpinStep[],
  stepIndex: number,
  currency: Currency,
): bigint {
  const before = steps.slice(0, stepIndex);
  const first = before.findLastIndex(({ kind }) => kind === 'base' || kind === 'free');
  return before.slice(first).reduce((sum, { amount }) => sum + toMinor(amount, currency), 0n);
}
