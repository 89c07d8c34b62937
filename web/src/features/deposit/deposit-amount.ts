import type { DepositLimits } from './deposit-limits.ts';

/** Longer than any allowed amount; bounds a pasted text. */
export const AMOUNT_LENGTH_MAX = 15;

export type AmountProblem = 'enterAmount' | 'wholeAmount' | 'minAmountError' | 'maxAmountError';

export type AmountCheck =
  | { readonly valid: true; readonly amount: number }
  | { readonly valid: false; readonly problem: AmountProblem };

/**
 * Validates the typed text: present, an integer, at least the minimum, at most the maximum, in this
 * order. Nothing is rounded or read as a thousands separator: an amount is taken exactly as written
 * or rejected.
 */
export function checkAmount(text: string, limits: DepositLimits): AmountCheck {
  const trimmed = text.trim();
  if (trimmed === '') return { valid: false, problem: 'enterAmount' };
  if (!/^\d+$/.test(trimmed)) return { valid: false, problem: 'wholeAmount' };
  if (trimmed.length > AMOUNT_LENGTH_MAX) return { valid: false, problem: 'maxAmountError' };
  const amount = Number(trimmed);
  if (amount < limits.min) return { valid: false, problem: 'minAmountError' };
  if (amount > limits.max) return { valid: false, problem: 'maxAmountError' };
  return { valid: true, amount };
}
