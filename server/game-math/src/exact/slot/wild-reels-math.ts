import { unitsOf } from '@fairhall/game-server/engines/slot/lines-model';
import {
  multiplierOf,
  type WildReelsSlot,
} from '@fairhall/game-server/engines/slot/wild-reels-model';
import type { SlotFacts } from './lines-facts.ts';
import { bestByClass } from './lines-max-win.ts';
import { spinMath } from './lines-spin-math.ts';
import type { Reels } from './spin-classes.ts';

/**
 * A slot with expanding wilds, exactly. After a step the wild reels W are known, and all other
 * reels show one of their windows without a wild, each equally likely, so that a step's mean μ(W)
 * and mean square q(W) are those of an ordinary spin over such reels. With P(V → W) the chance that
 * wild reels V become W, and m(W) the multiplier, the expected rest of the round from V is
 *
 *   F(V) = Σ P(V → W)·[m·μ + F′(W)]      G(V) = Σ P(V → W)·[m²·q + 2m·μ·F′(W) + G′(W)]
 *
 * where F′ and G′ are F and G when W has more reels than V, and 0 when it has not: then the round
 * ends.
 */
export function wildReelsFacts(slot: WildReelsSlot): SlotFacts {
  const sights = sightsOf(slot);
  const units = unitsOf(slot.slot.model);
  const all = worthFrom(slot, { sights, from: NONE });
  const first = sights.map((to) => ({ to, chance: chanceOf(slot, { from: NONE, to }) }));
  const featureRate = 1 - chanceOf(slot, { from: NONE, to: NONE });
  const firstMean = first.reduce((sum, { to, chance }) => sum + chance * to.mean, 0);
  const standardDeviation = Math.sqrt(all.meanSquare - all.mean ** 2) / units;
  return {
    rtp: all.mean / units,
    featureRtp: (all.mean - firstMean) / units,
    hitRate: 1 - all.missRate,
    featureRate,
    featureSpins: (all.steps - 1) / featureRate,
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
  };
}

type Wild = { readonly wild: readonly number[] };

/** The multiplied pay of a step with these wild reels. */
type Step = Wild & {
  readonly mean: number;
  readonly meanSquare: number;
  readonly hitRate: number;
};

/** The start of a round: no reel is wild. */
const NONE: Wild = { wild: [] };

/** Every set of wild reels. */
function sightsOf(slot: WildReelsSlot): Step[] {
  return subsetsOf(slot.wildReels).map((wild) => {
    const math = spinMath(slot.slot, reelsWith(slot, wild));
    const multiplier = multiplierOf(slot, wild.length);
    return {
      wild,
      mean: multiplier * math.mean,
      meanSquare: multiplier ** 2 * math.meanSquare,
      hitRate: math.hitRate,
    };
  });
}

function subsetsOf(reels: readonly number[]): (readonly number[])[] {
  return reels.reduce<(readonly number[])[]>(
    (sets, reel) => sets.flatMap((set) => [set, [...set, reel]]),
    [[]],
  );
}

/** The windows of the reels when exactly these are wild. */
function reelsWith({ slot, wildWindow }: WildReelsSlot, wild: readonly number[]): Reels {
  return slot.windows.base.map((windows, reel) =>
    wild.includes(reel) ? [wildWindow] : windows.filter((window) => window.wilds === 0),
  );
}

/** A step from some wild reels to as many or more, and the windows that it then shows. */
export type WildReelsBranch = {
  readonly to: readonly number[];
  readonly chance: number;
  readonly multiplier: number;
  readonly reels: Reels;
};

/** All steps of a round by the wild reels before them, the most wild reels first. */
export function wildReelsBranches(
  slot: WildReelsSlot,
): { from: readonly number[]; branches: WildReelsBranch[] }[] {
  const sets = subsetsOf(slot.wildReels).sort((one, other) => other.length - one.length);
  return sets.map((from) => ({
    from,
    branches: sets.flatMap((to) => {
      const chance = chanceOf(slot, { from: { wild: from }, to: { wild: to } });
      const multiplier = multiplierOf(slot, to.length);
      return chance === 0 ? [] : [{ to, chance, multiplier, reels: reelsWith(slot, to) }];
    }),
  }));
}

/** The chance that one step leads from these wild reels to those. */
function chanceOf(slot: WildReelsSlot, { from, to }: { from: Wild; to: Wild }): number {
  if (!from.wild.every((reel) => to.wild.includes(reel))) return 0;
  return slot.wildReels.reduce((chance, reel) => {
    if (from.wild.includes(reel)) return chance;
    const windows = slot.slot.windows.base[reel] ?? [];
    const lands = windows.filter((window) => window.wilds > 0).length / windows.length;
    return chance * (to.wild.includes(reel) ? lands : 1 - lands);
  }, 1);
}

type Worth = {
  readonly mean: number;
  readonly meanSquare: number;
  readonly steps: number;
  /** Chance that nothing is paid. */
  readonly missRate: number;
};

const OVER: Worth = { mean: 0, meanSquare: 0, steps: 0, missRate: 1 };
const NONE_YET: Worth = { ...OVER, missRate: 0 };

function worthFrom(
  slot: WildReelsSlot,
  { sights, from }: { sights: readonly Step[]; from: Wild },
): Worth {
  return sights.reduce<Worth>((worth, to) => {
    const chance = chanceOf(slot, { from, to });
    if (chance === 0) return worth;
    const goesOn = to.wild.length > from.wild.length;
    const next = goesOn ? worthFrom(slot, { sights, from: to }) : OVER;
    return {
      mean: worth.mean + chance * (to.mean + next.mean),
      meanSquare:
        worth.meanSquare + chance * (to.meanSquare + 2 * to.mean * next.mean + next.meanSquare),
      steps: worth.steps + chance * (1 + next.steps),
      missRate: worth.missRate + chance * (1 - to.hitRate) * next.missRate,
    };
  }, NONE_YET);
}

/** The most that a round can pay, in line bets: the best way to make reels wild, step by step. */
export function wildReelsMaxWin(slot: WildReelsSlot): number {
  const best = subsetsOf(slot.wildReels).map((wild) => ({
    wild,
    lineBets:
      multiplierOf(slot, wild.length) *
      Math.max(...bestByClass(slot.slot, reelsWith(slot, wild)).map(({ lineBets }) => lineBets)),
  }));
  const bestFrom = (from: readonly number[]): number =>
    Math.max(
      ...best
        .filter(({ wild }) => from.every((reel) => wild.includes(reel)))
        .map(({ wild, lineBets }) => lineBets + (wild.length > from.length ? bestFrom(wild) : 0)),
    );
  return bestFrom([]);
}
