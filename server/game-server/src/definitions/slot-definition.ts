import { type CellsModel, waysMax as waysOfCells } from '../engines/slot/cells-model.ts';
import type { LinesModel } from '../engines/slot/lines-model.ts';
import { unitsOf, waysMax } from '../engines/slot/lines-model.ts';
import type { SlotGame, SlotKind } from '../engines/slot/slot-game.ts';
import type { TumbleModel } from '../engines/slot/tumble-model.ts';
import type { Figures, SlotDefinition } from './game-definition.ts';
import { slotFeatures } from './slot-feature-figures.ts';
import { slotRules } from './slot-rules.ts';
import type { CellsTables, LinesTables, TumbleTables } from './slot-tables.ts';

/** The definition of a slot. */
export function slotDefinitionOf(game: SlotGame): SlotDefinition {
  const { gameId } = game;
  const parts = { gameId, version: 1, figures: figuresOf(game), ...slotRules(game) } as const;
  switch (game.kind) {
    case 'lines':
      return { ...parts, engine: 'slot-lines', tables: linesTablesOf(game.model) };
    case 'mystery': {
      const { lines, mystery, tickets, festival } = game.model;
      const tables = {
        ...linesTablesOf(lines),
        ...(festival && { festival }),
        mystery: { symbol: mystery, tickets: tickets.map((ticket) => ({ ...ticket })) },
      };
      return { ...parts, engine: 'slot-mystery', tables };
    }
    case 'book': {
      const { lines, tickets } = game.model;
      const book = { tickets: tickets.map((ticket) => ({ ...ticket })) };
      return { ...parts, engine: 'slot-book', tables: { ...linesTablesOf(lines), book } };
    }
    case 'stacks': {
      const { lines, stack } = game.model;
      return { ...parts, engine: 'slot-stacks', tables: { ...linesTablesOf(lines), stack } };
    }
    case 'wishes': {
      const { symbols, lines, strips, cap, wishes } = game.model;
      const tables = { symbols, lines, ways: null, units: lines.length, strips, cap, wishes };
      return { ...parts, engine: 'slot-wishes', tables };
    }
    case 'lives': {
      const { symbols, lines, strips, cap, lives, freeSpins } = game.model;
      const reels = { symbols, lines, ways: null, units: lines.length, strips, cap };
      return { ...parts, engine: 'slot-lives', tables: { ...reels, lives, freeSpins } };
    }
    case 'wild-reels': {
      const { symbols, lines, strips, multipliers, cap } = game.model;
      const tables = {
        ...{ symbols, lines, multipliers, cap, ways: null, units: lines.length },
        strips: { base: strips, free: strips },
      };
      return { ...parts, engine: 'slot-wild-reels', tables };
    }
    case 'tumble':
      return { ...parts, engine: 'slot-tumble', tables: tumbleTablesOf(game.model) };
    case 'cells':
      return { ...parts, engine: 'slot-cells', tables: cellsTablesOf(game.model) };
  }
}

function linesTablesOf(model: LinesModel): LinesTables {
  const { symbols, lines, strips, cap, freeSpins, freeSpinsMax, meter } = model;
  const ways = model.ways ? waysMax(model) : null;
  const units = unitsOf(model);
  const rows = model.rows && { rows: model.rows };
  return { ...rows, symbols, lines, ways, units, strips, cap, freeSpins, freeSpinsMax, meter };
}

function tumbleTablesOf({ tickets, ...model }: TumbleModel): TumbleTables {
  const { symbols, scatter, comets } = model;
  const names = [...symbols, scatter, ...(comets ? [comets] : [])].map(({ name }) => name);
  const named = (counts: readonly number[]) =>
    counts.map((count, symbol) => ({ symbol: names[symbol] ?? '', count }));
  return { ...model, tickets: { base: named(tickets.base), free: named(tickets.free) } };
}

function cellsTablesOf({ tickets, ...model }: CellsModel): CellsTables {
  const names = [...model.symbols.map(({ name }) => name), model.wild, model.scatter.name];
  const named = tickets.map((count, place) => ({ symbol: names[place] ?? '', count }));
  return { ...model, tickets: named };
}

function figuresOf(game: SlotGame): Figures {
  const { maxWinMultiple: _cap, odds, ...stated } = game.stated;
  const feature = slotFeatures[game.gameId] ?? '0.00';
  const base = (Number(stated.rtp) - Number(feature)).toFixed(2);
  return {
    ...stated,
    ...{ bet: slotBetOf(game), margin: null, odds: { ...odds } },
    parts: { base: { rtp: base }, feature: { rtp: feature } },
  };
}

/** The bet of a slot's figures: all its lines or ways. */
export function slotBetOf(game: SlotKind): string {
  switch (game.kind) {
    case 'lines':
      return linesBetOf(game.model);
    case 'mystery':
    case 'book':
    case 'stacks':
      return linesBetOf(game.model.lines);
    case 'wishes':
    case 'lives':
    case 'wild-reels':
      return `${game.model.lines.length} lines`;
    case 'tumble':
      return 'anywhere';
    case 'cells':
      return `${waysOfCells(game.model)} ways`;
  }
}

const linesBetOf = (model: LinesModel): string =>
  model.ways ? `${waysMax(model)} ways` : `${model.lines.length} lines`;

type Tables<Engine extends SlotDefinition['engine']> = Extract<
  SlotDefinition,
  { engine: Engine }
>['tables'];

/** The slot of a definition. */
export function slotOf(definition: SlotDefinition): SlotGame {
  const { gameId, figures, tables } = definition;
  const { rtp, hitRate, volatilityIndex, featureRate, rtpBeyondCap, odds } = figures;
  if (featureRate === null || rtpBeyondCap === null || odds === null) {
    throw new RangeError(`the definition of ${gameId} lacks the figures of a slot`);
  }
  const facts = { rtp, hitRate, volatilityIndex, featureRate, rtpBeyondCap, odds };
  const stated = { ...facts, maxWinMultiple: tables.cap };
  return { gameId, stated, ...kindOf(definition) };
}

function kindOf(definition: SlotDefinition): SlotKind {
  switch (definition.engine) {
    case 'slot-lines':
      return { kind: 'lines', model: linesModelOf(definition.tables) };
    case 'slot-mystery': {
      const { mystery, festival } = definition.tables;
      const model = {
        mystery: mystery.symbol,
        tickets: mystery.tickets,
        ...(festival && { festival }),
      };
      return { kind: 'mystery', model: { ...model, lines: linesModelOf(definition.tables) } };
    }
    case 'slot-book': {
      const { tickets } = definition.tables.book;
      return { kind: 'book', model: { lines: linesModelOf(definition.tables), tickets } };
    }
    case 'slot-stacks': {
      const { stack } = definition.tables;
      return { kind: 'stacks', model: { lines: linesModelOf(definition.tables), stack } };
    }
    case 'slot-wishes': {
      const { symbols, lines, strips, cap, wishes } = definition.tables;
      return { kind: 'wishes', model: { symbols, lines, strips, cap, wishes } };
    }
    case 'slot-lives': {
      const { symbols, lines, strips, cap, lives, freeSpins } = definition.tables;
      return { kind: 'lives', model: { symbols, lines, strips, cap, lives, freeSpins } };
    }
    case 'slot-wild-reels': {
      const { symbols, lines, strips, multipliers, cap } = definition.tables;
      const model = { symbols, lines, multipliers, cap, strips: strips.base };
      return { kind: 'wild-reels', model };
    }
    case 'slot-tumble':
      return { kind: 'tumble', model: tumbleModelOf(definition.tables) };
    case 'slot-cells': {
      const { tickets, ...model } = definition.tables;
      return { kind: 'cells', model: { ...model, tickets: tickets.map(({ count }) => count) } };
    }
  }
}

function linesModelOf(tables: Tables<'slot-lines'>): LinesModel {
  const { ways, units, rows, symbols, lines, strips, cap, freeSpins, freeSpinsMax, meter } = tables;
  const size = rows && { rows };
  const model = { ...size, symbols, lines, strips, cap, freeSpins, freeSpinsMax, meter };
  return ways === null ? model : { ...model, ways: { units } };
}

/** The model has the tickets in the order of the symbols, then the scatter and the comet. */
function tumbleModelOf({ tickets, comets, ...model }: Tables<'slot-tumble'>): TumbleModel {
  const counts = (named: typeof tickets.base) => named.map(({ count }) => count);
  const drawn = { base: counts(tickets.base), free: counts(tickets.free) };
  return { ...model, ...(comets && { comets }), tickets: drawn };
}
