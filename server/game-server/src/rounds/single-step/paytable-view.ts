import type { Paytable } from '../../contract/slot.ts';
import type { BookModel } from '../../engines/slot/book-model.ts';
import {
  CELLS_COUNT_MIN,
  type CellsModel,
  type HoldAndWin,
  waysMax as waysOfCells,
} from '../../engines/slot/cells-model.ts';
import {
  COUNT_MIN,
  type LinesModel,
  REEL_COUNT,
  rowsOf,
  type SlotSymbol,
  unitsOf,
  waysMax,
} from '../../engines/slot/lines-model.ts';
import type { LivesModel } from '../../engines/slot/lives-model.ts';
import type { MysteryModel } from '../../engines/slot/mystery-model.ts';
import type { SlotGame } from '../../engines/slot/slot-game.ts';
import type { TumbleModel } from '../../engines/slot/tumble-model.ts';
import type { WildReelsModel } from '../../engines/slot/wild-reels-model.ts';
import type { WishesModel } from '../../engines/slot/wishes-model.ts';

type Rules = Omit<Paytable, 'rtp' | 'maxWinMultiple' | 'odds'>;

/** The paytable of a slot. */
export function paytableView(game: SlotGame): Paytable {
  const { rtp, maxWinMultiple, odds } = game.stated;
  return { ...rulesOf(game), rtp, maxWinMultiple, odds: { ...odds } };
}

function rulesOf(game: SlotGame): Rules {
  switch (game.kind) {
    case 'lines':
      return linesRules(game.model);
    case 'mystery':
      return mysteryRules(game.model);
    case 'book':
      return bookRules(game.model);
    case 'stacks':
      return { ...linesRules(game.model.lines), feature: { kind: 'stacks', ...game.model.stack } };
    case 'wishes':
      return wishesRules(game.model);
    case 'lives':
      return livesRules(game.model);
    case 'wild-reels':
      return wildReelsRules(game.model);
    case 'tumble':
      return tumbleRules(game.model);
    case 'cells':
      return cellsRules(game.model);
  }
}

function linesRules(model: LinesModel): Rules {
  const { strips } = model;
  return {
    reels: REEL_COUNT,
    rows: rowsOf(model),
    lines: model.lines.map((line) => [...line]),
    ways: model.ways ? waysMax(model) : null,
    units: unitsOf(model),
    symbols: symbolRows(model.symbols, [strips.base[0] ?? [], strips.free[0] ?? []]),
    freeSpins: byCount(model.freeSpins).map(([scatters, spins]) => ({ scatters, spins })),
    meter: model.meter.map(({ wilds, multiplier }) => ({ wilds, multiplier })),
    feature: null,
  };
}

function mysteryRules({ lines, mystery, tickets, festival = [] }: MysteryModel): Rules {
  const turns = chancesOf(tickets);
  const feature = { kind: 'mystery' as const, symbol: mystery, turns, festival: [...festival] };
  return { ...linesRules(lines), feature };
}

function bookRules({ lines, tickets }: BookModel): Rules {
  return { ...linesRules(lines), feature: { kind: 'book', turns: chancesOf(tickets) } };
}

function chancesOf(tickets: BookModel['tickets']) {
  const of = tickets.reduce((sum, { count }) => sum + count, 0);
  return tickets.map(({ symbol, count }) => ({ symbol, of, count }));
}

function wishesRules({ symbols, lines, strips, wishes }: WishesModel): Rules {
  return {
    ...lineParts(lines),
    symbols: symbolRows(symbols, [strips.base[0] ?? [], strips.free[0] ?? []]),
    feature: { kind: 'wishes', wishes: wishes.map((wish) => ({ ...wish })) },
  };
}

function livesRules({ symbols, lines, strips, lives, freeSpins }: LivesModel): Rules {
  return {
    ...lineParts(lines),
    symbols: symbolRows(symbols, [strips.base[0] ?? [], strips.free[0] ?? []]),
    freeSpins: [{ scatters: COUNT_MIN, spins: freeSpins }],
    feature: {
      kind: 'lives',
      lives,
      symbol: symbols.find(({ role }) => role === 'wild')?.name ?? '',
    },
  };
}

/** What slots with lines and without a meter have in common. */
const lineParts = (lines: LinesModel['lines']) => ({
  ...{ reels: REEL_COUNT, rows: rowsOf({}), ways: null, units: lines.length },
  lines: lines.map((line) => [...line]),
  freeSpins: [],
  meter: [],
});

function wildReelsRules({ symbols, lines, strips, multipliers }: WildReelsModel): Rules {
  return {
    ...lineParts(lines),
    symbols: symbolRows(symbols, [strips[0] ?? []]),
    feature: { kind: 'wild-reels', multipliers: [...multipliers] },
  };
}

function tumbleRules(model: TumbleModel): Rules {
  const { reels, rows, units, symbols, scatter, ladder, comets } = model;
  return {
    reels,
    rows,
    lines: [],
    ways: null,
    units,
    symbols: [
      ...symbols.map(({ name, pays }) => ({
        symbol: name,
        role: 'regular' as const,
        pays: pays.map(({ count, multiple }) => ({ count, multiple })),
      })),
      { symbol: scatter.name, role: 'scatter', pays: [] },
    ],
    freeSpins: [{ scatters: scatter.countMin, spins: model.freeSpins }],
    meter: [],
    feature: {
      kind: 'tumble',
      ladder: { base: [...ladder.base], free: [...ladder.free] },
      comets: comets
        ? {
            symbol: comets.name,
            values: comets.values.map(({ symbol, multiplier }) => ({ symbol, multiplier })),
          }
        : null,
    },
  };
}

function cellsRules(model: CellsModel): Rules {
  const { reels, rows, units, symbols, wild, blank, scatter, feature } = model;
  return {
    reels,
    rows: rows.max,
    lines: [],
    ways: waysOfCells(model),
    units,
    symbols: [
      { symbol: wild, role: 'wild', pays: [] },
      ...symbols.map(({ name, pays }) => ({
        symbol: name,
        role: 'regular' as const,
        pays: pays.map((multiple, place) => ({ count: CELLS_COUNT_MIN + place, multiple })),
      })),
      { symbol: scatter.name, role: 'scatter', pays: [] },
    ],
    freeSpins:
      feature.kind === 'hold' ? [] : [{ scatters: scatter.countMin, spins: feature.spins }],
    meter: [],
    feature:
      feature.kind === 'hold'
        ? { ...holdView(feature), blank, scatters: scatter.countMin }
        : { kind: 'cells', rows: { ...rows }, blank, multiplier: feature.multiplier },
  };
}

const holdView = ({ respins, values, grand }: HoldAndWin) => ({
  ...{ kind: 'hold' as const, respins, grand },
  values: values.map(({ symbol, stakes }) => ({ symbol, stakes })),
});

/** A wild that never lands on a first reel cannot start a line and has no pays of its own. */
function symbolRows(
  symbols: readonly SlotSymbol[],
  firstStrips: readonly (readonly string[])[],
): Rules['symbols'] {
  const landsFirst = (name: string) => firstStrips.some((strip) => strip.includes(name));
  return symbols.map(({ name, role, pays }) => ({
    symbol: name,
    role,
    pays:
      role === 'wild' && !landsFirst(name)
        ? []
        : byCount(pays).map(([count, multiple]) => ({ count, multiple })),
  }));
}

function byCount([three, four, five]: readonly [number, number, number]): [number, number][] {
  return [
    [3, three],
    [4, four],
    [5, five],
  ];
}
