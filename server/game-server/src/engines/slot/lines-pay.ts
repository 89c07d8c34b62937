import { COUNT_MIN, type LinesSlot, REEL_COUNT, type ReelWindow } from './lines-model.ts';

/** The one combination that a line pays: the best that starts at its left end. */
export type LinePay = {
  readonly symbol: number;
  readonly count: number;
  /** Line bets, before any multiplier. */
  readonly pay: number;
};

/** The visible windows of the reels, from the left. */
export type Shown = readonly ReelWindow[];

/**
 * The pay of a line, or `null`. Equal symbols count from the left without a gap; the wild
 * substitutes for every symbol but the scatter. Leading wilds pay by themselves or as substitutes,
 * whichever is more; of two equal pays the longer one is returned.
 */
export function linePay(slot: LinesSlot, shown: Shown, rows: readonly number[]): LinePay | null {
  let wilds = 0;
  while (wilds < REEL_COUNT && symbolAt(shown, rows, wilds) === slot.wild) wilds += 1;
  const symbol = wilds < REEL_COUNT ? symbolAt(shown, rows, wilds) : slot.wild;
  let count = wilds;
  while (count < REEL_COUNT && matches(slot, symbolAt(shown, rows, count), symbol)) count += 1;
  const helped = slot.linePays[symbol]?.[count] ?? 0;
  const alone = slot.linePays[slot.wild]?.[wilds] ?? 0;
  if (helped === 0 && alone === 0) return null;
  return helped >= alone
    ? { symbol, count, pay: helped }
    : { symbol: slot.wild, count: wilds, pay: alone };
}

/** Whether a line pays anything, which its first three symbols determine. */
export function linePays(slot: LinesSlot, shown: Shown, rows: readonly number[]): boolean {
  let regular = slot.wild;
  for (let reel = 0; reel < COUNT_MIN; reel += 1) {
    const symbol = symbolAt(shown, rows, reel);
    if (symbol === slot.wild) continue;
    if (regular !== slot.wild && symbol !== regular) return false;
    regular = symbol;
  }
  return regular !== slot.scatter;
}

function matches(slot: LinesSlot, shown: number, symbol: number): boolean {
  return shown === symbol || (shown === slot.wild && symbol !== slot.scatter);
}

function symbolAt(shown: Shown, rows: readonly number[], reel: number): number {
  return shown[reel]?.symbols[rows[reel] ?? 0] ?? 0;
}
