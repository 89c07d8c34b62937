import { unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import type { MysterySlot } from '@fairhall/game-server/engines/slot/mystery-model';
import { freeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestByClass, bestRound } from './lines-max-win.ts';
import { type SpinClass, type SpinMath, spinMath } from './lines-spin-math.ts';
import type { ClassBest } from './spin-classes.ts';

/**
 * A slot with mystery symbols, exactly: with a given mystery symbol, a spin is one of an ordinary
 * slot, so all its expectations are those of ordinary slots, weighted with the tickets.
 */
export function mysteryFacts(slot: MysterySlot): SlotFacts {
  const { lines } = slot.model;
  return roundFacts({
    units: unitsOf(lines),
    base: mixedMath(slot, 'base'),
    featureOf: freeSpinsOf(slot.any, mixedMath(slot, 'free')),
  });
}

function mixedMath(slot: MysterySlot, kind: 'base' | 'free'): SpinMath {
  const parts = slot.turns.map((turn) => ({
    share: turn.tickets / slot.ticketCount,
    math: spinMath(turn.slot, turn.slot.windows[kind]),
  }));
  const classes = new Map<string, SpinClass>();
  for (const { share, math } of parts) {
    for (const one of math.classes) {
      const key = `${one.wilds} ${one.scatters}`;
      const known = classes.get(key);
      classes.set(key, {
        ...one,
        chance: (known?.chance ?? 0) + share * one.chance,
        partialMean: (known?.partialMean ?? 0) + share * one.partialMean,
      });
    }
  }
  const mixed = (of: (math: SpinMath) => number): number =>
    parts.reduce((sum, { share, math }) => sum + share * of(math), 0);
  return {
    classes: [...classes.values()],
    mean: mixed((math) => math.mean),
    meanSquare: mixed((math) => math.meanSquare),
    hitRate: mixed((math) => math.hitRate),
  };
}

/** The most that a round can pay, in line bets. */
export function mysteryMaxWin(slot: MysterySlot): number {
  const best = (kind: 'base' | 'free'): ClassBest[] =>
    slot.turns.reduce<ClassBest[]>(
      (known, turn) => bestByClass(turn.slot, turn.slot.windows[kind], known),
      [],
    );
  return bestRound(slot.any, { base: best('base'), free: best('free') });
}
