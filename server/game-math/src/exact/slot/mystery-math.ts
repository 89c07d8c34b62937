import { unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import {
  type MysterySlot,
  type MysteryTurn,
  turnsAfter,
} from '@fairhall/game-server/engines/slot/mystery-model';
import { freeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestByClass, bestPath } from './lines-max-win.ts';
import { type SpinClass, type SpinMath, spinMath } from './lines-spin-math.ts';
import type { ClassBest } from './spin-classes.ts';

/**
 * A slot with mystery symbols, exactly: with a given mystery symbol, a spin is one of an ordinary
 * slot, so all its expectations are those of ordinary slots, weighted with the tickets. In a festival
 * each free spin is one of a slot with more cells of the mystery symbol.
 */
export function mysteryFacts(slot: MysterySlot): SlotFacts {
  const { lines } = slot.model;
  const mathOf = perLevel((turns) => mixedMath(slot, 'free', turns));
  return roundFacts({
    units: unitsOf(lines),
    base: mixedMath(slot, 'base', slot.levels[0] ?? []),
    featureOf: freeSpinsOf(slot.any, (played) => mathOf(turnsAfter(slot, played))),
  });
}

/** A value of the turns of a level, computed once. */
export function perLevel<Value>(
  compute: (turns: readonly MysteryTurn[]) => Value,
): (turns: readonly MysteryTurn[]) => Value {
  const known = new Map<readonly MysteryTurn[], Value>();
  return (turns) => {
    const value = known.get(turns) ?? compute(turns);
    known.set(turns, value);
    return value;
  };
}

function mixedMath(
  slot: MysterySlot,
  kind: 'base' | 'free',
  turns: readonly MysteryTurn[],
): SpinMath {
  const parts = turns.map((turn) => ({
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
  const best = (kind: 'base' | 'free', turns: readonly MysteryTurn[]): ClassBest[] =>
    turns.reduce<ClassBest[]>(
      (known, turn) => bestByClass(turn.slot, turn.slot.windows[kind], known),
      [],
    );
  const freeOf = perLevel((turns) => best('free', turns));
  return bestPath(slot.any, {
    base: best('base', slot.levels[0] ?? []),
    freeAfter: (played) => freeOf(turnsAfter(slot, played)),
  });
}
