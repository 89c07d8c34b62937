import { toDecimal } from '@fairhall/api/contract/money';
import type { FruitMachineTables } from '@fairhall/game-server/definitions/fruit-machine-tables';
import {
  gridAt,
  linesAt,
  type Stops,
} from '@fairhall/game-server/engines/fruit-machine/fruit-view';
import { shareOf } from '@fairhall/game-server/engines/multi-step/multi-step-round';
import type { Currency } from '@/lib/api/contract-types.ts';
import type {
  DecisionRound,
  OpenedDecisions,
  Paytable,
  SlotRound,
  SpinStep,
} from '../contract-types.ts';
import { definitionOf } from '../definition-of.ts';
import { toMinor } from '../money.ts';
import type { MultiStepState } from '../multi-step/multi-step-state.ts';
import type { SlotState } from '../slot/slot-state.ts';
import type { ReelsRest } from '../slot/stage/reel-rest.ts';

/* A round of a fruit machine as the parts of a slot's page show it. */

type Definition = OpenedDecisions['sheet'];
type Outcome = DecisionRound['outcome'];

/** The tables of a sheet. @throws Error for another engine */
export const fruitTables = (sheet: Definition): FruitMachineTables =>
  definitionOf(sheet, 'fruit-machine').tables;

/** The stops of the last shown view. */
export const stopsOf = ({ steps }: Outcome): Stops =>
  (steps.at(-1)?.table.hands[0]?.cards ?? []).map((stop) => stop ?? 0);

/** The segment at which the wheel stopped; `null` if it has not turned. */
export const segmentOf = ({ steps }: Outcome): number | null =>
  steps.at(-1)?.table.hands[1]?.cards[0] ?? null;

export function restAt(tables: FruitMachineTables, stops: Stops): ReelsRest {
  const places = tables.strips.map((strip, reel) => ({ strip, stop: stops[reel] ?? 0 }));
  return { grid: gridAt(tables, stops), places };
}

/** @throws Error for the sheet of another engine */
export function fruitPaytable(sheet: Definition): Paytable {
  const tables = fruitTables(sheet);
  const { rtp, odds } = sheet.figures;
  if (!odds) throw new Error(`${sheet.gameId} states no odds`);
  const units = tables.lines.length;
  return {
    ...{ reels: tables.strips.length, rows: tables.rows, ways: null, units },
    lines: tables.lines.map((rows) => [...rows]),
    symbols: tables.symbols.map(({ name, percent }) => ({
      symbol: name,
      role: name === tables.wheel.symbol ? 'scatter' : 'regular',
      pays: percent > 0 ? [{ count: tables.strips.length, multiple: (percent * units) / 100 }] : [],
    })),
    ...{ freeSpins: [], meter: [], feature: null, rtp, odds, maxWinMultiple: tables.cap },
  };
}

/** The last view of a round with what it pays, or would pay if it were taken. */
export function shownStep(
  round: DecisionRound,
  { tables, currency }: { tables: FruitMachineTables; currency: Currency },
): SpinStep {
  const { outcome } = round;
  const stops = stopsOf(outcome);
  const stakeMinor = toMinor(outcome.openingStake, currency);
  const amountOf = (percent: number) => toDecimal(shareOf(stakeMinor, percent), currency);
  const grid = gridAt(tables, stops);
  const lines = linesAt(tables, stops);
  const [, wheel] = outcome.steps.at(-1)?.table.hands ?? [];
  return {
    kind: 'base',
    ...{ stops: [...stops], landed: null, grid, heldReels: [], multiplier: 1 },
    lines: lines.map(({ line, symbol, rows, percent }) => ({
      ...{ line, symbol, rows: [...rows], count: rows.length, amount: amountOf(percent) },
    })),
    ...{ ways: [], groups: [], freeSpinsAwarded: 0, wildsCollected: 0 },
    scatters: grid.flat().filter((symbol) => symbol === tables.wheel.symbol).length,
    scatterAmount: wheel?.win ?? amountOf(0),
    amount: amountOf(lines.reduce((sum, { percent }) => sum + percent, 0)),
  };
}

/** The state as that of a slot whose reels have stopped, for the parts of its page. */
export function slotStateOf(state: MultiStepState, turbo: boolean): SlotState {
  const { sheet, currency, round, phase } = state;
  const step = round && shownStep(round, { tables: fruitTables(sheet), currency });
  const isOver = round !== null && round.status !== 'open' && phase === 'idle';
  const shown: SlotRound | null = round &&
    step && {
      ...round,
      status: round.status === 'open' ? 'pending' : round.status,
      outcome: { engine: 'slot', steps: [step], capped: false },
    };
  return {
    ...state,
    ...{ round: shown, lastRounds: [], paytable: fruitPaytable(sheet), turbo, stepIndex: 0 },
    landedIndex: phase === 'idle' || phase === 'choosing' ? 0 : -1,
    winMinor: isOver ? toMinor(round.win, currency) : null,
    isCovered: false,
  };
}
