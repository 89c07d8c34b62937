import { unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import { type StacksSlot, stacksMultiplier } from '@fairhall/game-server/engines/slot/stacks-model';
import { alikeSpinsOf, roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestByClass, bestRound } from './lines-max-win.ts';
import type { SpinMath } from './lines-spin-math.ts';
import { scaled } from './pay-list.ts';
import { type SpinPays, spinPays } from './spin-pays.ts';

/** A slot with a stacked symbol, exactly, from the distribution of the pay of its spins. */
export function stacksFacts(slot: StacksSlot): SlotFacts {
  return roundFacts({
    units: unitsOf(slot.slot.model),
    base: mathOf(stacksSpins(slot, 'base')),
    featureOf: alikeSpinsOf(slot.slot, mathOf(stacksSpins(slot, 'free'))),
  });
}

/** The pays of a spin by its full stacks and scatters, multiplied for the stacks. */
export function stacksSpins(slot: StacksSlot, kind: 'base' | 'free'): SpinPays[] {
  return spinPays(slot.slot, slot.slot.windows[kind]).map((spin) => {
    const multiplier = stacksMultiplier(slot, spin.wilds);
    return { ...spin, pays: scaled(spin.pays, { multiplier, factor: 1 }) };
  });
}

function mathOf(spins: readonly SpinPays[]): SpinMath {
  const moments = (exponent: number) =>
    spins.map(({ pays: { lineBets, chances } }) =>
      chances.reduce((sum, chance, place) => sum + chance * (lineBets[place] ?? 0) ** exponent, 0),
    );
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const [chances, means] = [moments(0), moments(1)];
  const lost = spins.flatMap(({ pays: { lineBets, chances: all } }) =>
    [...all].filter((_, place) => lineBets[place] === 0),
  );
  return {
    classes: spins.map(({ wilds, scatters }, place) => ({
      ...{ wilds, scatters, chance: chances[place] ?? 0, partialMean: means[place] ?? 0 },
    })),
    mean: total(means),
    meanSquare: total(moments(2)),
    hitRate: 1 - total(lost),
  };
}

/** The most that a round can pay, in line bets. */
export function stacksMaxWin(slot: StacksSlot): number {
  const best = (kind: 'base' | 'free') =>
    bestByClass(slot.slot, slot.slot.windows[kind]).map((one) => ({
      ...one,
      lineBets: one.lineBets * stacksMultiplier(slot, one.wilds),
    }));
  return bestRound(slot.slot, { base: best('base'), free: best('free') });
}
