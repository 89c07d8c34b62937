import type { OutcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { PicksShape, PicksTables } from '../../definitions/multi-step-tables.ts';
import { drawBalls } from '../lotto/balls.ts';
import {
  type Choice,
  createMultiStepGame,
  type Hand,
  type MultiStepData,
  type MultiStepGame,
  type Stake,
} from '../multi-step/multi-step-game.ts';

/**
 * Games of picks: floors of tiles with hidden bad ones. The first choice is a shape; it draws the bad
 * tiles of every floor at once. Each pick then opens a tile of the current floor, and nothing is
 * drawn any more: a bad one ends the round without a return, a safe one raises the worth, which can
 * be collected after any pick.
 *
 * In Sunken Field one floor of 25 tiles takes all picks, in Lighthouse Stairs each floor takes one.
 *
 * A pick that opens one of n unopened tiles of a floor, s of them safe, is safe with s/n. After picks
 * of chances s1/n1, s2/n2 … the round is worth 99 % of the stake times n1/s1 · n2/s2 …, rounded down to
 * a whole percent once, whatever the path. For k picks of Sunken Field with m mines that is
 * ⌊99 · C(25,k) / C(25−m,k)⌋ percent. Every plan thus returns at most 99 %.
 *
 * A pick is not offered where the round would then be worth more than ten thousand stakes, or, at the
 * round's own stake, more than 250,000 US dollars by the reference rates: the round is collected at
 * once, so that no worth is cut.
 */
export const picksKinds = ['mines', 'tower'] as const;
export type PicksKind = (typeof picksKinds)[number];

const limits = {
  returnPercent: 99,
  percentMax: 1_000_000,
  returnMaxMinor: {
    USD: 25_000_000,
    EUR: 23_148_148,
    GBP: 19_685_039,
    BRL: 138_888_888,
    JPY: 37_878_787,
    CNY: 181_159_420,
    SGD: 33_557_046,
    THB: 892_857_142,
  },
  cap: 10_000,
};

/** A plan: collect after this many safe picks of a shape. */
export type Plan = { readonly shape: PicksShape; readonly picks: number };

/** The plans of the stated figures. */
const advisedPlans = {
  mines: { shape: 'mines-3', picks: 5 },
  tower: { shape: 'stairs-4-1', picks: 3 },
} as const satisfies Record<PicksKind, { shape: string; picks: number }>;

/** The chance that all picks of a plan are safe: `safe` of `of`. */
export function planChance({ shape, picks }: Plan): { readonly safe: bigint; readonly of: bigint } {
  let [safe, of] = [1n, 1n];
  for (let pick = 0; pick < picks; pick += 1) {
    const opened = pick % shape.picks;
    safe *= BigInt(shape.tiles - shape.bad - opened);
    of *= BigInt(shape.tiles - opened);
  }
  return { safe, of };
}

type Worth = Pick<PicksTables, 'returnPercent'>;

/** The return of a plan whose picks are safe, in whole percent of the stake; 100 without picks. */
export function planWorth(plan: Plan, { returnPercent }: Worth): number {
  const { safe, of } = planChance(plan);
  return plan.picks === 0 ? 100 : Number((BigInt(returnPercent) * of) / safe);
}

/** The RTP of a plan in percent, its exact value rounded to two decimals: "98.63". */
export function planRtp(plan: Plan, tables: Worth): string {
  const { safe, of } = planChance(plan);
  const hundredths = (BigInt(planWorth(plan, tables)) * safe * 200n + of) / (2n * of);
  return (Number(hundredths) / 100).toFixed(2);
}

/** The most picks of a shape: the worth after them is at most `percentMax`. */
export function picksMaxOf(shape: PicksShape, tables: Worth & { percentMax: number }): number {
  let picks = shape.floors * shape.picks;
  while (planWorth({ shape, picks }, tables) > tables.percentMax) picks -= 1;
  return picks;
}

/** The largest return of a round with a stake, in whole percent of it. */
export function percentMaxOf(tables: PicksTables, stake: Stake | null): number {
  if (stake === null) return tables.percentMax;
  const mostMinor = BigInt(tables.returnMaxMinor[stake.currency]);
  return Math.min(tables.percentMax, Number((mostMinor * 100n) / stake.stakeMinor));
}

type State = {
  readonly percentMax: number;
  readonly shape: PicksShape | null;
  /** The bad tiles of each floor, counted from 1; drawn with the shape. */
  readonly bad: readonly (readonly number[])[];
  /** The tiles in the order of the picks, counted from 1. */
  readonly opened: readonly number[];
  readonly end: 'lost' | 'collected' | 'left' | null;
};

const floorOf = (shape: PicksShape, pick: number): number => Math.floor(pick / shape.picks);

/** The tiles of the current floor that are not open. */
export function unopenedTiles(shape: PicksShape, opened: readonly number[]): number[] {
  const onFloor = opened.slice(floorOf(shape, opened.length) * shape.picks);
  return Array.from({ length: shape.tiles }, (_, place) => place + 1).filter(
    (tile) => !onFloor.includes(tile),
  );
}

function choicesOf(tables: PicksTables, state: State): readonly Choice[] {
  const { shape, opened, end, percentMax } = state;
  if (end !== null) return [];
  const names = shape
    ? unopenedTiles(shape, opened).map((tile) => `tile-${tile}`)
    : tables.shapes
        .filter((of) => planWorth({ shape: of, picks: 1 }, tables) <= percentMax)
        .map(({ name }) => name);
  return [...names, opened.length > 0 ? 'collect' : 'leave'].map((name) => ({
    name,
    stakePercent: 0,
  }));
}

function choose(
  tables: PicksTables,
  { state, name, stream }: { state: State; name: string; stream: OutcomeStream },
): State {
  if (name === 'collect') return { ...state, end: 'collected' };
  if (name === 'leave') return { ...state, end: 'left' };
  const { shape } = state;
  return shape ? open(tables, { state, shape, name }) : drawn(tables, { state, name, stream });
}

function drawn(
  { shapes }: PicksTables,
  { state, name, stream }: { state: State; name: string; stream: OutcomeStream },
): State {
  const shape = shapes.find((one) => one.name === name);
  if (!shape) throw new RangeError(`there is no shape ${name}`);
  const bad = Array.from({ length: shape.floors }, () =>
    drawBalls({ count: shape.bad, of: shape.tiles }, stream),
  );
  return { ...state, shape, bad };
}

function open(
  tables: PicksTables,
  { state, shape, name }: { state: State; shape: PicksShape; name: string },
): State {
  const tile = Number(name.slice('tile-'.length));
  const opened = [...state.opened, tile];
  const isBad = state.bad[floorOf(shape, state.opened.length)]?.includes(tile);
  if (isBad) return { ...state, opened, end: 'lost' };
  const { percentMax } = state;
  const isLast = opened.length === picksMaxOf(shape, { ...tables, percentMax });
  return { ...state, opened, end: isLast ? 'collected' : null };
}

/** In whole percent of the stake, as the round stands. */
function worthOf(tables: PicksTables, { shape, opened, end }: State, more = 0): number {
  if (end === 'lost') return 0;
  return shape ? planWorth({ shape, picks: opened.length + more }, tables) : 100;
}

/** The bad tiles are face down until the round is over. */
function handsOf(tables: PicksTables, state: State): readonly Hand[] {
  const { bad, opened, end } = state;
  const player = {
    name: 'player',
    cards: opened,
    stakePercent: 100,
    returnedPercent: end === null ? null : worthOf(tables, state),
    result: end,
  };
  const floors = bad.map((tiles) => ({
    ...{ name: 'bad', cards: tiles.map((tile) => (end === null ? null : tile)) },
    ...{ stakePercent: 0, returnedPercent: null, result: null },
  }));
  return [player, ...floors];
}

/** A game of picks from its tables. */
export function picks(
  kind: PicksKind,
  { gameId, tables, stated }: MultiStepData<PicksTables>,
): MultiStepGame<PicksTables> {
  const advised = advisedPlans[kind];
  const isPicking = ({ shape, end }: State) => shape !== null && end === null;
  return createMultiStepGame<State, PicksTables>({
    ...{ gameId, tables, stated, kind },
    percentUnit: 1,
    showsBytes: true,
    choicesMax: 2 + Math.max(...tables.shapes.map((shape) => shape.floors * shape.picks)),
    open: (_stream, stake) => ({
      percentMax: percentMaxOf(tables, stake),
      ...{ shape: null, bad: [], opened: [], end: null },
    }),
    choices: (state) => choicesOf(tables, state),
    choose: (state, name, stream) => choose(tables, { state, name, stream }),
    table: (state) => ({
      hands: handsOf(tables, state),
      active: state.end === null ? 0 : null,
      figures: {
        picks: state.opened.length,
        worth: worthOf(tables, state),
        'next-worth': isPicking(state) ? worthOf(tables, state, 1) : 0,
      },
    }),
    returned: (state) => worthOf(tables, state),
    fallback: ({ opened }) => (opened.length > 0 ? 'collect' : 'leave'),
    advised: (state) => {
      const { shape, opened } = state;
      if (!shape) return advised.shape;
      if (opened.length === advised.picks) return 'collect';
      return `tile-${unopenedTiles(shape, opened)[0]}`;
    },
  });
}

/** The least RTP of the plans of each shape, and its largest return. */
function partsOf(tables: PicksTables) {
  return Object.fromEntries(
    tables.shapes.map((shape) => {
      const plans = plansOf(shape, tables);
      const rtp = plans.map((plan) => planRtp(plan, tables)).toSorted()[0] ?? '';
      const returnMax = Math.max(...plans.map((plan) => planWorth(plan, tables)));
      return [shape.name, { rtp, returnMax }];
    }),
  );
}

/** All plans of a shape with at least one pick. */
export function plansOf(shape: PicksShape, tables: Worth & { percentMax: number }): Plan[] {
  const count = picksMaxOf(shape, tables);
  return Array.from({ length: count }, (_, place) => ({ shape, picks: place + 1 }));
}

const TILES = 25;
const minesTables: PicksTables = {
  ...limits,
  shapes: Array.from({ length: TILES - 1 }, (_, place) => {
    const bad = place + 1;
    return { name: `mines-${bad}`, floors: 1, tiles: TILES, bad, picks: TILES - bad };
  }),
};

const towerTables: PicksTables = {
  ...limits,
  shapes: [
    [4, 1],
    [3, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ].map(([tiles = 0, bad = 0]) => {
    const shape = { name: `stairs-${tiles}-${bad}`, floors: 9, tiles, bad, picks: 1 };
    return { ...shape, floors: picksMaxOf(shape, limits) };
  }),
};

export const sunkenField = picks('mines', {
  gameId: 'sunken-field',
  tables: minesTables,
  stated: {
    rtp: '98.63',
    basis: { kind: 'exact' },
    volatilityIndex: 1.95,
    hitRate: 0.4957,
    returnMax: 919_338,
    parts: partsOf(minesTables),
  },
});

export const lighthouseStairs = picks('tower', {
  gameId: 'lighthouse-stairs',
  tables: towerTables,
  stated: {
    rtp: '98.72',
    basis: { kind: 'exact' },
    volatilityIndex: 2.27,
    hitRate: 0.4219,
    returnMax: 649_539,
    parts: partsOf(towerTables),
  },
});
