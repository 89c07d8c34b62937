import { type BookSlot, filledPay } from '@fairhall/game-server/engines/slot/book-model';
import { unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import { alikeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import type { FeatureWorth } from './lines-feature-math.ts';
import { bestByClass, bestRound } from './lines-max-win.ts';
import { type SpinMath, spinMath } from './lines-spin-math.ts';
import type { Reels } from './spin-classes.ts';
import { type SpinPays, spinPays } from './spin-pays.ts';

/*
 * A slot with a book, exactly: its free spins are those of an ordinary slot for each symbol that may be
 * drawn, which pay more by the number of reels that show the symbol. Its spins have no meter, so
 * that their classes count these reels in the place of the wilds.
 */

export function bookFacts(slot: BookSlot): SlotFacts {
  const { lines } = slot;
  const features = symbolsOf(slot).map(({ symbol, share }) => ({
    share,
    of: alikeSpinsOf(lines, filledMath(slot, symbol)),
  }));
  return roundFacts({
    units: unitsOf(lines.model),
    base: spinMath(lines, lines.windows.base),
    featureOf: (scatters) =>
      mixed(features.map(({ share, of }) => ({ share, worth: of(scatters) }))),
  });
}

/** The mean of features with their chances; `null` if none begins. */
function mixed(features: readonly { share: number; worth: FeatureWorth | null }[]) {
  const sum = { mean: 0, meanSquare: 0, spins: 0 };
  for (const { share, worth } of features) {
    if (!worth) return null;
    sum.mean += share * worth.mean;
    sum.meanSquare += share * worth.meanSquare;
    sum.spins += share * worth.spins;
  }
  return sum;
}

/** The symbols that may be drawn, with the chance of each. */
export const symbolsOf = ({ model, tickets }: BookSlot) =>
  model.tickets.map(({ symbol, count }) => ({ symbol, share: count / tickets.length }));

/** (lines + filled)² = lines² + filled × (2 × lines + filled). */
function filledMath(slot: BookSlot, symbol: string): SpinMath {
  const math = spinMath(slot.lines, countedReels(slot, symbol));
  let { mean, meanSquare } = math;
  const classes = math.classes.map((one) => {
    const filled = filledPay(slot, symbol, one.wilds);
    mean += filled * one.chance;
    meanSquare += filled * (2 * one.partialMean + filled * one.chance);
    return { ...one, partialMean: one.partialMean + filled * one.chance };
  });
  return { ...math, classes, mean, meanSquare };
}

/** The pays of free spins with this symbol. */
export function filledPays(slot: BookSlot, symbol: string): SpinPays[] {
  return spinPays(slot.lines, countedReels(slot, symbol)).map((spin) => {
    const filled = filledPay(slot, symbol, spin.wilds);
    const lineBets = spin.pays.lineBets.map((pay) => pay + filled);
    return { ...spin, pays: { ...spin.pays, lineBets } };
  });
}

/** The most that a round can pay, in line bets. */
export function bookMaxWin(slot: BookSlot): number {
  const { lines } = slot;
  const base = bestByClass(lines, lines.windows.base);
  const rounds = slot.model.tickets.map(({ symbol }) => {
    const free = bestByClass(lines, countedReels(slot, symbol)).map((best) => ({
      ...best,
      lineBets: best.lineBets + filledPay(slot, symbol, best.wilds),
    }));
    return bestRound(lines, { base, free });
  });
  return Math.max(...rounds);
}

/** The windows of free spins, with the reels that show the symbol counted in the place of wilds. */
function countedReels({ lines }: BookSlot, symbol: string): Reels {
  return lines.windows.free.map((stops) =>
    stops.map((window) => ({ ...window, wilds: window.names.includes(symbol) ? 1 : 0 })),
  );
}
