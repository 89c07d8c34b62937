import type { DepositLimits } from './deposit-limits.ts';

const QUICK_AMOUNTS_MAX = 6;
const STEPS = [1, 2, 5];
const POWERS = 13;

const ladder = Array.from({ length: POWERS }, (_, power) =>
  STEPS.map((step) => step * 10 ** power),
).flat();

/**
 * Up to six round amounts (1, 2 or 5 with zeros) within the limits. They start at twice the
 * minimum, because the smallest possible amount is a rare choice.
 */
export function quickAmounts({ min, max }: DepositLimits): readonly number[] {
  const allowed = ladder.filter((amount) => amount >= min && amount <= max);
  const usual = allowed.filter((amount) => amount >= 2 * min);
  return (usual.length >= QUICK_AMOUNTS_MAX ? usual : allowed).slice(0, QUICK_AMOUNTS_MAX);
}
