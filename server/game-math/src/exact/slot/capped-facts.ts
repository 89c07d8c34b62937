import { type BookSlot, compileBookSlot } from '@fairhall/game-server/engines/slot/book-model';
import {
  type CellsSlot,
  compileCellsSlot,
  type HoldAndWin,
} from '@fairhall/game-server/engines/slot/cells-model';
import {
  compileLinesSlot,
  type LinesSlot,
  unitsOf,
} from '@fairhall/game-server/engines/slot/lines-model';
import { compileLivesSlot } from '@fairhall/game-server/engines/slot/lives-model';
import {
  compileMysterySlot,
  type MysterySlot,
  type MysteryTurn,
  turnsAfter,
} from '@fairhall/game-server/engines/slot/mystery-model';
import {
  RAREST_ODDS,
  type SlotKind,
  type SlotOdds,
  type StatedFacts,
} from '@fairhall/game-server/engines/slot/slot-game';
import {
  compileStacksSlot,
  type StacksSlot,
} from '@fairhall/game-server/engines/slot/stacks-model';
import {
  compileTumbleSlot,
  type TumbleSlot,
} from '@fairhall/game-server/engines/slot/tumble-model';
import {
  compileWildReelsSlot,
  type WildReelsSlot,
} from '@fairhall/game-server/engines/slot/wild-reels-model';
import {
  compileWishesSlot,
  type WishesSlot,
} from '@fairhall/game-server/engines/slot/wishes-model';
import { filledPays, symbolsOf } from './book-math.ts';
import { cellsFacts, cellsMaxWin, heldChances, scatterChances } from './cells-math.ts';
import { SAMPLED_SPINS, sampledPays } from './cells-sample.ts';
import { livesRound } from './lives-math.ts';
import { perLevel } from './mystery-math.ts';
import { joined, type PayList, payListOf, scaled } from './pay-list.ts';
import { factsOf } from './slot-facts.ts';
import { type SpinPays, spinPays } from './spin-pays.ts';
import { stacksSpins } from './stacks-math.ts';
import { tumbleSpinPays } from './tumble-spin-pays.ts';
import { wildReelsBranches } from './wild-reels-math.ts';
import { chainBuilder, featureChain, type WinChain } from './win-chain.ts';
import { winsBelow } from './win-distribution.ts';
import { wishesChain } from './wishes-math.ts';

/**
 * The figures that depend on the cap, from the distribution of a round's win. Amounts are multiples
 * of the stake. Seconds to minutes of work.
 */
export type CappedFacts = {
  /** The expected part of wins above the cap, which is not paid: E[(W − cap)⁺]. */
  readonly rtpBeyondCap: number;
  /** 1.96 standard deviations of the win of a round. */
  readonly volatilityIndex: number;
  /** Chance that a round pays anything. */
  readonly hitRate: number;
  readonly odds: SlotOdds;
};

export function cappedFacts(game: SlotKind): CappedFacts {
  const { chain, units, maxLineBets } = chainOf(game);
  const wins = winsBelow(chain, maxLineBets);
  if (game.kind === 'cells') {
    // Deviation and hit rate are exact, the others from the pays of sampled spins.
    const { volatilityIndex, hitRate } = cellsFacts(compileCellsSlot(game.model));
    const sampled = figuresOf(wins, { units, maxLineBets, meanUncapped: meanOfChain(chain) });
    return { ...sampled, volatilityIndex, hitRate };
  }
  return figuresOf(wins, { units, maxLineBets, meanUncapped: factsOf(game).rtp * units });
}

/** @param wins the chance of each win below the cap, in line bets */
export function figuresOf(
  wins: Float64Array,
  of: { units: number; maxLineBets: number; meanUncapped: number },
): CappedFacts {
  const { units, maxLineBets, meanUncapped } = of;
  // From the largest win down, so that small chances are not lost beside large ones.
  let chanceBelow = 0;
  let meanBelow = 0;
  let squareBelow = 0;
  for (let lineBets = wins.length - 1; lineBets >= 0; lineBets -= 1) {
    const chance = wins[lineBets] ?? 0;
    chanceBelow += chance;
    meanBelow += chance * lineBets;
    squareBelow += chance * lineBets ** 2;
  }
  const ofCap = 1 - chanceBelow;
  const mean = meanBelow + ofCap * maxLineBets;
  const meanSquare = squareBelow + ofCap * maxLineBets ** 2;
  const deviation = Math.sqrt(meanSquare - mean ** 2) / units;
  return {
    rtpBeyondCap: Math.max(meanUncapped - mean, 0) / units,
    volatilityIndex: 1.96 * deviation,
    hitRate: 1 - (wins[0] ?? 0),
    odds: {
      hundred: oneIn(wins, 100 * units),
      thousand: oneIn(wins, 1000 * units),
      cap: oneIn(wins, maxLineBets),
    },
  };
}

/**
 * One in how many rounds wins this much or more: three digits, up to `RAREST_ODDS`, which also stands for
 * what is above the cap.
 */
function oneIn(wins: Float64Array, lineBets: number): number {
  if (lineBets > wins.length) return RAREST_ODDS;
  const less = wins.subarray(0, lineBets).reduceRight((sum, chance) => sum + chance, 0);
  const odds = 1 / Math.max(1 - less, 1 / RAREST_ODDS);
  return Number(odds.toPrecision(3));
}

/**
 * The stated figures that the computed ones contradict, as text. Odds may differ by 1 %: the pays of
 * a tumbling spin are counted on a grid (`tumble-spin-pays.ts`).
 */
export function statedDifferences(stated: StatedFacts, facts: CappedFacts): string[] {
  const odds = (['hundred', 'thousand', 'cap'] as const).map((name) => ({
    name: `odds of ${name}`,
    isStated: Math.abs(facts.odds[name] / stated.odds[name] - 1) <= 0.01,
    found: facts.odds[name],
  }));
  const figures = (['rtpBeyondCap', 'volatilityIndex', 'hitRate'] as const).map((name) => ({
    name,
    isStated: Math.abs(facts[name] - stated[name]) <= STATED_WITHIN[name],
    found: facts[name],
  }));
  return [...figures, ...odds].flatMap(({ name, isStated, found }) =>
    isStated ? [] : [`${name} ${found}`],
  );
}

/** Half of the last stated digit. */
const STATED_WITHIN = { rtpBeyondCap: 1e-9, volatilityIndex: 0.005001, hitRate: 0.00005001 };

type RoundChain = {
  readonly chain: WinChain;
  readonly units: number;
  readonly maxLineBets: number;
};

/** A round as a chain of spins; of drawn cells with the pays of sampled spins, else exact. */
export function chainOf(game: SlotKind): RoundChain {
  switch (game.kind) {
    case 'lines':
      return linesChain(compileLinesSlot(game.model));
    case 'mystery':
      return mysteryChain(compileMysterySlot(game.model));
    case 'book':
      return bookChain(compileBookSlot(game.model));
    case 'stacks':
      return stacksRound(compileStacksSlot(game.model));
    case 'wishes':
      return wishesRound(compileWishesSlot(game.model));
    case 'lives':
      return livesRound(compileLivesSlot(game.model));
    case 'wild-reels':
      return wildReelsChain(compileWildReelsSlot(game.model));
    case 'tumble':
      return tumbleChain(compileTumbleSlot(game.model));
    case 'cells': {
      const slot = compileCellsSlot(game.model);
      const chain = cellsChain(slot, sampledPays(slot, SAMPLED_SPINS));
      return { chain, units: slot.model.units, maxLineBets: slot.maxLineBets };
    }
  }
}

/** Free spins that do not differ. */
const alike = (spins: readonly SpinPays[], share = 1) => ({ share, spinsAfter: () => spins });

function linesChain(slot: LinesSlot): RoundChain {
  const chain = featureChain({
    rules: slot,
    base: spinPays(slot, slot.windows.base),
    free: [alike(spinPays(slot, slot.windows.free))],
  });
  return { chain, units: unitsOf(slot.model), maxLineBets: slot.maxLineBets };
}

function stacksRound(slot: StacksSlot): RoundChain {
  const [base, free] = [stacksSpins(slot, 'base'), stacksSpins(slot, 'free')];
  const { model, maxLineBets } = slot.slot;
  return {
    chain: featureChain({ rules: slot.slot, base, free: [alike(free)] }),
    units: unitsOf(model),
    maxLineBets,
  };
}

function wishesRound(slot: WishesSlot): RoundChain {
  const { model, maxLineBets, windows } = slot.slot;
  const chain = wishesChain(slot, {
    base: spinPays(slot.slot, windows.base),
    free: spinPays(slot.slot, windows.free),
  });
  return { chain, units: unitsOf(model), maxLineBets };
}

function mysteryChain(slot: MysterySlot): RoundChain {
  const { any, ticketCount } = slot;
  const mixed = (kind: 'base' | 'free', turns: readonly MysteryTurn[]) =>
    mergedByClass(
      turns.flatMap((turn) =>
        spinPays(turn.slot, turn.slot.windows[kind]).map((spin) => ({
          ...spin,
          pays: scaled(spin.pays, { multiplier: 1, factor: turn.tickets / ticketCount }),
        })),
      ),
    );
  const spinsOf = perLevel((turns) => mixed('free', turns));
  const chain = featureChain({
    rules: any,
    base: mixed('base', slot.levels[0] ?? []),
    free: [{ share: 1, spinsAfter: (played) => spinsOf(turnsAfter(slot, played)) }],
  });
  return { chain, units: unitsOf(any.model), maxLineBets: any.maxLineBets };
}

function bookChain(slot: BookSlot): RoundChain {
  const { lines } = slot;
  const chain = featureChain({
    rules: lines,
    base: spinPays(lines, lines.windows.base),
    free: symbolsOf(slot).map(({ symbol, share }) => alike(filledPays(slot, symbol), share)),
  });
  return { chain, units: unitsOf(lines.model), maxLineBets: lines.maxLineBets };
}

function mergedByClass(spins: readonly SpinPays[]): SpinPays[] {
  const classes = new Map<string, SpinPays[]>();
  for (const spin of spins) {
    const key = `${spin.wilds} ${spin.scatters}`;
    classes.set(key, [...(classes.get(key) ?? []), spin]);
  }
  return [...classes.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, pays: joined(same.map(({ pays }) => pays)) }] : [];
  });
}

function wildReelsChain(slot: WildReelsSlot): RoundChain {
  const builder = chainBuilder();
  const states = new Map<string, number>();
  // Sets with more reels first: they are what smaller ones lead to.
  for (const { from, branches } of wildReelsBranches(slot)) {
    const added = builder.addState(
      branches.map(({ to, chance, multiplier, reels }) => {
        const pays = joined(spinPays(slot.slot, reels).map((spin) => spin.pays));
        const part = builder.addPart(scaled(pays, { multiplier, factor: chance }));
        const goesOn = to.length > from.length;
        return {
          sum: builder.sumOf([part]),
          next: goesOn ? (states.get(to.join()) ?? null) : null,
        };
      }),
    );
    states.set(from.join(), added);
  }
  const { model, maxLineBets } = slot.slot;
  return { chain: builder.chain(), units: unitsOf(model), maxLineBets };
}

function tumbleChain(slot: TumbleSlot): RoundChain {
  const base = tumbleSpins(slot, 'base');
  const chain = featureChain({ rules: slot, base, free: [alike(tumbleSpins(slot, 'free'))] });
  return { chain, units: slot.model.units, maxLineBets: slot.maxLineBets };
}

/** The mean of a round's win without a cap, in line bets. */
function meanOfChain({ parts, sums, states }: WinChain): number {
  const moments = parts.map(({ lineBets, chances }) => ({
    chance: chances.reduce((sum, one) => sum + one, 0),
    mean: chances.reduce((sum, one, place) => sum + one * (lineBets[place] ?? 0), 0),
  }));
  const means: number[] = [];
  for (const branches of states) {
    let mean = 0;
    for (const { sum, next } of branches) {
      for (const place of sums[sum] ?? []) {
        const part = moments[place];
        const later = next === null ? 0 : (means[next] ?? 0);
        if (part) mean += part.mean + part.chance * later;
      }
    }
    means.push(mean);
  }
  return means.at(-1) ?? 0;
}

/** A round of drawn cells: the pays of each number of scatters, with the spins that pay nothing. */
function cellsChain(slot: CellsSlot, sampled: ReadonlyMap<number, PayList>): WinChain {
  const { feature, scatter } = slot.model;
  const empty: PayList = { lineBets: new Int32Array(0), chances: new Float64Array(0) };
  const spins = scatterChances(slot).map((chance, scatters): SpinPays => {
    const paying = sampled.get(scatters) ?? empty;
    const left = paying.chances.reduce((rest, one) => rest - one, chance);
    const lost = { lineBets: Int32Array.of(0), chances: Float64Array.of(Math.max(left, 0)) };
    return { wilds: 0, scatters, pays: joined([paying, lost]) };
  });
  if (feature.kind === 'free-spins') {
    const { spins: awarded, multiplier } = feature;
    const all = joined(spins.map(({ pays }) => pays));
    return featureChain({
      rules: {
        spinsAwarded: spins.map((_, count) => (count >= scatter.countMin ? awarded : 0)),
        model: { freeSpinsMax: awarded, meter: [] },
      },
      base: spins,
      free: [alike([{ wilds: 0, scatters: 0, pays: scaled(all, { multiplier, factor: 1 }) }])],
    });
  }
  const builder = chainBuilder();
  const branches = spins.map(({ scatters, pays }) => {
    const sum = builder.sumOf([builder.addPart(pays)]);
    if (scatters < scatter.countMin) return { sum, next: null };
    const held = builder.addPart(heldPays(slot, { feature, scatters }));
    return { sum, next: builder.addState([{ sum: builder.sumOf([held]), next: null }]) };
  });
  builder.addState(branches);
  return builder.chain();
}

/** What the held scatters of a feature pay that begins with `scatters`. */
function heldPays(
  slot: CellsSlot,
  { feature, scatters }: { feature: HoldAndWin; scatters: number },
): PayList {
  const { units } = slot.model;
  const all = feature.values.reduce((sum, { count }) => sum + count, 0);
  const byPay = new Float64Array(cellsMaxWin(slot) + 1);
  let values = new Map([[0, 1]]);
  const ends = heldChances(slot, { feature, scatters });
  for (const [held, chance] of ends.entries()) {
    const grand = held === ends.length - 1 ? feature.grand : 0;
    for (const [stakes, share] of values) {
      const pay = (stakes + grand) * units;
      byPay[pay] = (byPay[pay] ?? 0) + chance * share;
    }
    const next = new Map<number, number>();
    for (const [stakes, share] of values) {
      for (const value of feature.values) {
        const sum = stakes + value.stakes;
        next.set(sum, (next.get(sum) ?? 0) + (share * value.count) / all);
      }
    }
    values = next;
  }
  return payListOf(byPay);
}

function tumbleSpins(slot: TumbleSlot, kind: 'base' | 'free'): SpinPays[] {
  const { plain, awarding } = tumbleSpinPays(slot, kind);
  return [
    { wilds: 0, scatters: 0, pays: plain },
    { wilds: 0, scatters: slot.model.scatter.countMin, pays: awarding },
  ];
}
