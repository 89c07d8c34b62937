import { type LinesSlot, REEL_COUNT } from '@fairhall/game-server/engines/slot/lines-model';

/**
 * The state of a payline reel by reel, for the exact mathematics, as one number. An open line is
 * its symbol (the wild while there are only wilds) and the pay of its leading wilds alone; a
 * decided line is its pay. The state after five reels equals `linePay`.
 */
export type LineState = number;

/** Pays are below this; the symbol is multiplied by it. */
const PAY_LIMIT = 2 ** 20;

const decided = (pay: number): LineState => pay;
const open = (symbol: number, wildPay: number): LineState => (symbol + 1) * PAY_LIMIT + wildPay;

/** Whether later reels can still change the pay of the line; a decided state is its pay. */
export function isOpen(state: LineState): boolean {
  return state >= PAY_LIMIT;
}

/** The state before the first reel. */
export function lineStart(slot: LinesSlot): LineState {
  return open(slot.wild, 0);
}

/** A line that cannot pay any more. */
export const DEAD_LINE: LineState = decided(0);

/** The state after one more reel; `seen` reels came before it. */
export function lineNext(
  slot: LinesSlot,
  { state, seen, shown }: { state: LineState; seen: number; shown: number },
): LineState {
  if (!isOpen(state)) return state;
  const symbol = Math.floor(state / PAY_LIMIT) - 1;
  const wildPay = state % PAY_LIMIT;
  if (symbol === slot.wild) {
    if (shown === slot.wild) return open(symbol, payOf(slot, { symbol, count: seen + 1 }));
    return shown === slot.scatter ? decided(wildPay) : open(shown, wildPay);
  }
  if (shown === symbol || shown === slot.wild) return state;
  return decided(Math.max(wildPay, payOf(slot, { symbol, count: seen })));
}

/** Line bets of a line with `seen` reels and no more: its certain pay. */
export function lineWorth(
  slot: LinesSlot,
  { state, seen }: { state: LineState; seen: number },
): number {
  if (!isOpen(state)) return state;
  const symbol = Math.floor(state / PAY_LIMIT) - 1;
  return Math.max(state % PAY_LIMIT, payOf(slot, { symbol, count: seen }));
}

/** An upper bound of a line's pay. */
export function lineBest(slot: LinesSlot, state: LineState): number {
  if (!isOpen(state)) return state;
  const symbol = Math.floor(state / PAY_LIMIT) - 1;
  if (symbol !== slot.wild) return lineWorth(slot, { state, seen: REEL_COUNT });
  return Math.max(...slot.linePays.map((pays) => pays[REEL_COUNT] ?? 0));
}

function payOf(slot: LinesSlot, { symbol, count }: { symbol: number; count: number }): number {
  return slot.linePays[symbol]?.[count] ?? 0;
}
