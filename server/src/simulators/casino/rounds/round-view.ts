import type { Currency } from '../../../contract/money.ts';
import { toDecimal } from '../../../contract/money.ts';
import type {
  Paytable,
  Round,
  SlotOutcome,
  SlotRound,
  SpotOutcome,
  SpotPaytable,
  SpotRound,
} from '../contract.ts';
import { type LinesModel, REEL_COUNT, ROW_COUNT, unitsOf } from '../engines/slot/lines-model.ts';
import type { StakedSlotOutcome } from '../engines/slot/lines-slot.ts';
import type { SlotGame } from '../engines/slot/slot-game.ts';
import type { SpotGame } from '../engines/spots/spot-game.ts';
import type { SpotRound as DealtSpots } from '../engines/spots/spot-round.ts';
import type { RoundRecord } from './repository.ts';

/** A round of any engine as the wire carries it. */
export function roundView(record: RoundRecord): Round {
  return record.outcome.engine === 'slot' ? slotRoundView(record) : spotRoundView(record);
}

/** A slot's round as the wire carries it. */
export function slotRoundView(record: RoundRecord): SlotRound {
  const { outcome } = record;
  if (outcome.engine !== 'slot') throw otherEngine(record);
  return { ...roundFacts(record), outcome };
}

/** A round of one deal as the wire carries it. */
export function spotRoundView(record: RoundRecord): SpotRound {
  const { outcome } = record;
  if (outcome.engine !== 'spots') throw otherEngine(record);
  return { ...roundFacts(record), outcome };
}

function otherEngine({ roundId, outcome }: RoundRecord): Error {
  return new Error(`the round ${roundId} was dealt by the engine ${outcome.engine}`);
}

function roundFacts(record: RoundRecord) {
  const { roundId, gameId, walletType, status, proof } = record;
  return {
    roundId,
    gameId,
    stake: toDecimal(record.stakeMinor, walletType),
    win: toDecimal(record.winMinor, walletType),
    status,
    proof,
    createdAt: record.createdAt.toISOString(),
  };
}

/** What was dealt and what each bet got, as money. */
export function spotOutcomeView(
  { hands, draws, bets }: DealtSpots,
  currency: Currency,
): SpotOutcome {
  return {
    engine: 'spots',
    hands: hands.map((hand) => [...hand]),
    draws: [...draws],
    bets: bets.map(({ spot, stakeMinor, winMinor }) => ({
      spot,
      amount: toDecimal(stakeMinor, currency),
      win: toDecimal(winMinor, currency),
    })),
  };
}

/** What a game of one deal pays, for its rules and for the felt. */
export function spotPaytableView({ spots, stated }: SpotGame): SpotPaytable {
  return {
    rtp: stated.rtp,
    spots: spots.flatMap((spot) => {
      const facts = stated.spots[spot];
      return facts ? [{ spot, rtp: facts.rtp, returnMax: facts.returnMax / 100 }] : [];
    }),
  };
}

/** The engine's whole line bets as money. */
export function outcomeView(outcome: StakedSlotOutcome, currency: Currency): SlotOutcome {
  const money = (lineBets: number) => toDecimal(outcome.lineBetMinor * BigInt(lineBets), currency);
  return {
    engine: 'slot',
    steps: outcome.steps.map((step) => ({
      kind: step.kind,
      grid: step.grid.map((reel) => [...reel]),
      multiplier: step.multiplier,
      lines: step.lines.map(({ line, symbol, count, rows, lineBets }) => ({
        line,
        symbol,
        count,
        rows: [...rows],
        amount: money(lineBets),
      })),
      ways: step.ways.map(({ symbol, count, ways, cells, lineBets }) => ({
        symbol,
        count,
        ways,
        cells: cells.map((rows) => [...rows]),
        amount: money(lineBets),
      })),
      scatters: step.scatters,
      scatterAmount: money(step.scatterLineBets),
      freeSpinsAwarded: step.freeSpinsAwarded,
      wildsCollected: step.wildsCollected,
      amount: money(step.lineBets),
    })),
  };
}

/** What a slot pays, for its paytable screen. */
export function paytableView({ model, stated }: SlotGame): Paytable {
  return {
    lines: model.lines.map((line) => [...line]),
    ways: model.ways ? ROW_COUNT ** REEL_COUNT : null,
    units: unitsOf(model),
    symbols: model.symbols.map(({ name, role, pays }) => ({
      symbol: name,
      role,
      // A wild that never lands on the first reel cannot start a line of its own.
      pays:
        role === 'wild' && !landsFirst(model, name)
          ? []
          : byCount(pays).map(([count, multiple]) => ({ count, multiple })),
    })),
    freeSpins: freeSpinsOf(model),
    meter: model.meter.map(({ wilds, multiplier }) => ({ wilds, multiplier })),
    rtp: stated.rtp,
    maxWinMultiple: stated.maxWinMultiple,
  };
}

function landsFirst({ strips }: LinesModel, name: string): boolean {
  return [strips.base[0], strips.free[0]].some((strip) => strip?.includes(name));
}

function freeSpinsOf({ freeSpins }: LinesModel): { scatters: number; spins: number }[] {
  return byCount(freeSpins).map(([scatters, spins]) => ({ scatters, spins }));
}

function byCount([three, four, five]: readonly [number, number, number]): [number, number][] {
  return [
    [3, three],
    [4, four],
    [5, five],
  ];
}
