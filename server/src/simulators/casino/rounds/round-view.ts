import type { Currency } from '../../../contract/money.ts';
import { toDecimal } from '../../../contract/money.ts';
import type { Paytable, Round, SlotOutcome } from '../contract.ts';
import type { LinesModel } from '../engines/slot/lines-model.ts';
import type { StakedSlotOutcome } from '../engines/slot/lines-slot.ts';
import type { SlotGame } from '../engines/slot/slot-game.ts';
import type { RoundRecord } from './repository.ts';

/** A round as the wire carries it. */
export function roundView(record: RoundRecord): Round {
  const { roundId, gameId, walletType, status, outcome, proof } = record;
  return {
    roundId,
    gameId,
    stake: toDecimal(record.stakeMinor, walletType),
    win: toDecimal(record.winMinor, walletType),
    status,
    outcome,
    proof,
    createdAt: record.createdAt.toISOString(),
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
    symbols: model.symbols.map(({ name, role, pays }) => ({
      symbol: name,
      role,
      pays: byCount(pays).map(([count, multiple]) => ({ count, multiple })),
    })),
    freeSpins: freeSpinsOf(model),
    meter: model.meter.map(({ wilds, multiplier }) => ({ wilds, multiplier })),
    rtp: stated.rtp,
    maxWinMultiple: stated.maxWinMultiple,
  };
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
