import type { LimitKind } from './limit-kinds.ts';

/** Integers, both inclusive: minutes of a time limit, else major units. */
type Range = { readonly min: number; readonly max: number };

const MINUTES: Range = { min: 15, max: 1440 };
const MONEY: Range = { min: 0, max: 10_000_000 };

/** Longer than any allowed amount; bounds a pasted text. */
export const AMOUNT_LENGTH_MAX = 12;

export function rangeOf(kind: LimitKind): Range {
  return kind === 'time' ? MINUTES : MONEY;
}

/**
 * The typed amount of a limit; null for anything but an integer in the kind's range. Nothing is
 * rounded or read as a thousands separator.
 */
export function parseLimitAmount(text: string, kind: LimitKind): number | null {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed) || trimmed.length > AMOUNT_LENGTH_MAX) return null;
  const amount = Number(trimmed);
  const { min, max } = rangeOf(kind);
  return amount >= min && amount <= max ? amount : null;
}
