import type { BookModel } from '../slot/book-model.ts';
import type { CellsModel } from '../slot/cells-model.ts';
import type { LivesModel } from '../slot/lives-model.ts';
import type { MysteryModel } from '../slot/mystery-model.ts';
import type { StacksModel } from '../slot/stacks-model.ts';
import type { TumbleModel } from '../slot/tumble-model.ts';
import type { WildReelsModel } from '../slot/wild-reels-model.ts';
import type { WishesModel } from '../slot/wishes-model.ts';

/**
 * Lanterns on the first three reels, which turn into a coin three times as often as into a ruby.
 */
export const smallMystery: MysteryModel = {
  mystery: 'lantern',
  tickets: [
    { symbol: 'ruby', count: 1 },
    { symbol: 'coin', count: 3 },
  ],
  lines: {
    symbols: [
      { name: 'moon', role: 'wild', pays: [6, 20, 50] },
      { name: 'ruby', role: 'regular', pays: [4, 9, 30] },
      { name: 'coin', role: 'regular', pays: [1, 2, 7] },
      { name: 'star', role: 'scatter', pays: [1, 3, 8] },
    ],
    lines: [
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
    ],
    strips: {
      base: [
        ['lantern', 'lantern', 'star', 'ruby', 'coin'],
        ['coin', 'lantern', 'moon', 'ruby', 'star'],
        ['lantern', 'coin', 'ruby', 'star', 'moon'],
        ['ruby', 'ruby', 'ruby'],
        ['coin', 'coin', 'coin'],
      ],
      free: [
        ['lantern', 'lantern', 'star', 'ruby', 'lantern'],
        ['coin', 'lantern', 'moon', 'ruby', 'lantern'],
        ['lantern', 'coin', 'ruby', 'lantern', 'moon'],
        ['ruby', 'ruby', 'ruby'],
        ['coin', 'coin', 'coin'],
      ],
    },
    freeSpins: [1, 1, 1],
    freeSpinsMax: 1,
    meter: [],
    cap: 1000,
  },
};

const COINS = ['coin', 'coin', 'coin'];
const RUBIES = ['ruby', 'ruby', 'ruby'];

/** Two free spins of that slot with one lantern more in each. */
export const smallFestival: MysteryModel = {
  ...smallMystery,
  festival: [
    { reel: 1, row: 1 },
    { reel: 2, row: 2 },
  ],
  lines: {
    ...smallMystery.lines,
    strips: {
      ...smallMystery.lines.strips,
      free: [['coin', 'lantern', 'ruby', 'moon'], COINS, RUBIES, RUBIES, COINS],
    },
    freeSpins: [2, 2, 2],
    freeSpinsMax: 2,
  },
};

/** The lanterns of that slot are rubies; the book draws a coin three times as often as a ruby. */
export const smallBook: BookModel = {
  tickets: smallMystery.tickets,
  lines: {
    ...smallMystery.lines,
    strips: {
      base: smallMystery.lines.strips.base.map(withRubies),
      free: smallMystery.lines.strips.free.map(withRubies),
    },
    freeSpins: [1, 2, 2],
    freeSpinsMax: 2,
  },
};

function withRubies(strip: readonly string[]): string[] {
  return strip.map((name) => (name === 'lantern' ? 'ruby' : name));
}

/** Three stars begin three free spins with two lives; their moons land on the second and third reel. */
export const smallLives: LivesModel = {
  symbols: smallMystery.lines.symbols,
  lines: smallMystery.lines.lines,
  strips: {
    base: smallMystery.lines.strips.base.map(withRubies),
    free: [
      RUBIES,
      ['moon', 'coin', 'coin', 'ruby'],
      ['coin', 'moon', 'coin', 'ruby'],
      RUBIES,
      COINS,
    ],
  },
  lives: 2,
  freeSpins: 3,
  cap: 1000,
};

/** Stacks of wolves on the first reel; three paws award two free spins, and a howl there lifts to × 3. */
export const smallStacks: StacksModel = {
  lines: {
    symbols: [
      { name: 'moon', role: 'wild', pays: [1, 1, 1] },
      { name: 'wolf', role: 'regular', pays: [4, 9, 30] },
      { name: 'owl', role: 'regular', pays: [1, 2, 7] },
      { name: 'paw', role: 'scatter', pays: [1, 3, 8] },
    ],
    lines: [],
    ways: { units: 2 },
    strips: {
      base: [
        ['wolf', 'wolf', 'wolf', 'owl', 'paw', 'owl'],
        ['wolf', 'moon', 'moon', 'owl', 'paw', 'owl'],
        ['wolf', 'owl', 'owl', 'owl', 'paw'],
        ['owl', 'owl', 'owl'],
        ['owl', 'owl', 'owl'],
      ],
      free: [
        ['wolf', 'wolf', 'wolf', 'owl'],
        ['wolf', 'moon', 'owl', 'owl'],
        ['wolf', 'owl', 'owl'],
        ['owl', 'owl', 'owl'],
        ['owl', 'owl', 'owl'],
      ],
    },
    freeSpins: [2, 2, 2],
    freeSpinsMax: 2,
    meter: [{ wilds: 1, multiplier: 3 }],
    cap: 1000,
  },
  stack: { symbol: 'wolf', multiplier: 2 },
};

/** Hourglasses on the first three reels grant two free spins × 1 or one × 2. */
export const smallWishes: WishesModel = {
  symbols: [
    { name: 'genie', role: 'wild', pays: [6, 20, 50] },
    { name: 'lamp', role: 'regular', pays: [4, 9, 30] },
    { name: 'ring', role: 'regular', pays: [1, 2, 7] },
    { name: 'hourglass', role: 'scatter', pays: [1, 3, 8] },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  strips: {
    base: [
      ['hourglass', 'lamp', 'ring', 'lamp'],
      ['ring', 'genie', 'hourglass', 'lamp'],
      ['ring', 'lamp', 'lamp', 'hourglass'],
      ['lamp', 'lamp', 'lamp'],
      ['ring', 'ring', 'ring'],
    ],
    free: [
      ['lamp', 'ring', 'lamp', 'ring'],
      ['ring', 'genie', 'lamp', 'ring'],
      ['ring', 'lamp', 'genie', 'lamp'],
      ['lamp', 'lamp', 'lamp'],
      ['ring', 'ring', 'ring'],
    ],
  },
  wishes: [
    { spins: 2, multiplier: 1 },
    { spins: 1, multiplier: 2 },
  ],
  cap: 1000,
};

/** Wilds on the second and third reel; the others always show the same. */
export const smallWildReels: WildReelsModel = {
  symbols: [
    { name: 'rex', role: 'wild', pays: [1, 1, 1] },
    { name: 'egg', role: 'regular', pays: [4, 9, 30] },
    { name: 'bone', role: 'regular', pays: [1, 2, 7] },
    { name: 'volcano', role: 'scatter', pays: [1, 3, 8] },
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  strips: [
    ['egg', 'egg', 'egg'],
    ['rex', 'egg', 'bone', 'egg', 'bone', 'egg', 'egg', 'bone'],
    ['bone', 'egg', 'egg', 'rex', 'bone', 'volcano', 'egg', 'bone'],
    ['egg', 'egg', 'egg'],
    ['bone', 'bone', 'bone'],
  ],
  multipliers: [1, 2, 5],
  cap: 1000,
};

/** Four cells, two sweets and a comet: small enough to enumerate completely. */
export const smallTumble: TumbleModel = {
  reels: 2,
  rows: 2,
  symbols: [
    {
      name: 'plum',
      pays: [
        { count: 2, multiple: 3 },
        { count: 4, multiple: 20 },
      ],
    },
    { name: 'pear', pays: [{ count: 3, multiple: 1 }] },
  ],
  scatter: { name: 'comet', countMin: 2 },
  units: 1,
  tickets: { base: [1, 2, 1], free: [1, 1, 2] },
  ladder: { base: [1, 2], free: [3] },
  freeSpins: 1,
  freeSpinsMax: 2,
  cap: 1000,
};

/** That slot with comets in the place of a ladder. */
export const smallComets = {
  ...smallTumble,
  comets: {
    name: 'comet',
    values: [
      { symbol: 'comet-2', multiplier: 2, count: 1 },
      { symbol: 'comet-5', multiplier: 5, count: 1 },
    ],
  },
  scatter: { name: 'star', countMin: 1 },
  tickets: { base: [1, 1, 1, 1], free: [1, 0, 1, 2] },
  ladder: { base: [1, 1], free: [1] },
} satisfies TumbleModel;

/** Three reels of one or two cells; five storms award a free spin. */
export const smallCells: CellsModel = {
  reels: 3,
  rows: { min: 1, max: 2 },
  symbols: [
    { name: 'pearl', pays: [5] },
    { name: 'shell', pays: [2] },
  ],
  wild: 'wild',
  wildReels: [1],
  blank: 'water',
  scatter: { name: 'storm', countMin: 5 },
  units: 1,
  tickets: [1, 1, 1, 1],
  feature: { kind: 'free-spins', spins: 1, multiplier: 3 },
  cap: 1000,
};

/** Three reels of one cell; two coins are held, and three coins win the grand. */
export const smallHold: CellsModel = {
  ...smallCells,
  rows: { min: 1, max: 1 },
  wildReels: [1, 2],
  blank: 'leaf',
  scatter: { name: 'coin', countMin: 2 },
  feature: {
    kind: 'hold',
    respins: 2,
    tickets: 1,
    values: [
      { symbol: 'coin-1', stakes: 1, count: 1 },
      { symbol: 'coin-4', stakes: 4, count: 1 },
    ],
    grand: 10,
  },
};
