import { COUNT_MIN, unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import { type WishesSlot, wishWorth } from '@fairhall/game-server/engines/slot/wishes-model';
import { roundFacts, type SlotFacts } from './lines-facts.ts';
import { bestByClass } from './lines-max-win.ts';
import { spinMath } from './lines-spin-math.ts';
import { scaled } from './pay-list.ts';
import type { SpinPays } from './spin-pays.ts';
import { chainBuilder, type WinChain } from './win-chain.ts';

/** A slot with wishes, exactly: the free spins of a wish are independent and pay with one multiplier. */
export function wishesFacts({ slot, model }: WishesSlot): SlotFacts {
  const { mean, meanSquare } = spinMath(slot, slot.windows.free);
  const features = model.wishes.map(({ spins, multiplier }) => ({
    mean: spins * multiplier * mean,
    meanSquare: multiplier ** 2 * spins * (meanSquare + (spins - 1) * mean ** 2),
    spins,
  }));
  const average = (of: (one: (typeof features)[number]) => number): number =>
    features.reduce((sum, one) => sum + of(one), 0) / features.length;
  const feature = {
    mean: average((one) => one.mean),
    meanSquare: average((one) => one.meanSquare),
    spins: average((one) => one.spins),
  };
  return roundFacts({
    units: unitsOf(slot.model),
    base: spinMath(slot, slot.windows.base),
    featureOf: (scatters) => (scatters < COUNT_MIN ? null : feature),
  });
}

/** The most that a round can pay, in line bets. */
export function wishesMaxWin({ slot, model }: WishesSlot): number {
  const most = (kind: 'base' | 'free') => bestByClass(slot, slot.windows[kind]);
  const free = Math.max(...most('free').map(({ lineBets }) => lineBets));
  const [wish] = model.wishes.map(wishWorth);
  return Math.max(
    ...most('base').map(
      ({ scatters, lineBets }) => lineBets + (scatters < COUNT_MIN ? 0 : (wish ?? 0) * free),
    ),
  );
}

/** A paid spin, and where it grants a wish, each wish with the same chance. */
export function wishesChain(
  { model: { wishes } }: WishesSlot,
  { base, free }: { readonly base: readonly SpinPays[]; readonly free: readonly SpinPays[] },
): WinChain {
  const builder = chainBuilder();
  const factor = 1 / wishes.length;
  const begun = wishes.map(({ spins, multiplier }) => {
    const parts = free.map(({ pays }) => builder.addPart(scaled(pays, { multiplier, factor: 1 })));
    let next: number | null = null;
    for (let left = 0; left < spins; left += 1) {
      next = builder.addState([{ sum: builder.sumOf(parts), next }]);
    }
    return next;
  });
  builder.addState(
    base.flatMap(({ scatters, pays }) => {
      if (scatters < COUNT_MIN) {
        return [{ sum: builder.sumOf([builder.addPart(pays)]), next: null }];
      }
      const sum = builder.sumOf([builder.addPart(scaled(pays, { multiplier: 1, factor }))]);
      return begun.map((next) => ({ sum, next }));
    }),
  );
  return builder.chain();
}
