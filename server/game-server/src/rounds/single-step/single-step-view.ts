import type { Currency } from '@fairhall/api/contract/money';
import { toDecimal } from '@fairhall/api/contract/money';
import type { Round, SpotOutcome, SpotRound } from '../../contract/rounds.ts';
import type { SlotOutcome, SlotRound } from '../../contract/slot.ts';
import type { StakedSlotOutcome } from '../../engines/slot/slot-round.ts';
import type { Grid } from '../../engines/slot/slot-step.ts';
import type { SpotRound as DealtSpots } from '../../engines/spots/spot-round.ts';
import type { SingleStepRecord, SingleStepStatus } from './single-step-repository.ts';

/** The DTO of a round of any engine. */
export function roundView(record: SingleStepRecord): Round {
  return record.outcome.engine === 'slot' ? slotRoundView(record) : spotRoundView(record);
}

/** The DTO of a slot round. `status`: its status if that has changed since it was read. */
export function slotRoundView(record: SingleStepRecord, status = record.status): SlotRound {
  const { outcome } = record;
  if (outcome.engine !== 'slot') throw otherEngine(record);
  return singleStepView(record, { status, outcome });
}

/** The DTO of a single-step round on spots. `status`: as for a slot round. */
export function spotRoundView(record: SingleStepRecord, status = record.status): SpotRound {
  const { outcome } = record;
  if (outcome.engine !== 'spots') throw otherEngine(record);
  return singleStepView(record, { status, outcome });
}

function otherEngine({ roundId, outcome }: SingleStepRecord): Error {
  return new Error(`the round ${roundId} was dealt by the engine ${outcome.engine}`);
}

function singleStepView<Outcome>(
  record: SingleStepRecord,
  { status, outcome }: { status: SingleStepStatus; outcome: Outcome },
) {
  const { roundId, gameId, walletType, proof } = record;
  return {
    roundId,
    gameId,
    stake: toDecimal(record.stakeMinor, walletType),
    win: toDecimal(record.winMinor, walletType),
    status,
    refusal: record.refusal,
    proof,
    createdAt: record.createdAt.toISOString(),
    outcome,
  };
}

/** The cards, the draws and the result of each bet, amounts as decimal strings. */
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

/** The engine's outcome, line bets converted to decimal amounts. */
export function outcomeView(outcome: StakedSlotOutcome, currency: Currency): SlotOutcome {
  const money = (lineBets: number) => toDecimal(outcome.lineBetMinor * BigInt(lineBets), currency);
  return {
    engine: 'slot',
    steps: outcome.steps.map((step) => ({
      kind: step.kind,
      stops: [...step.stops],
      landed: step.landed && gridView(step.landed),
      grid: gridView(step.grid),
      heldReels: [...step.heldReels],
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
      groups: step.groups.map(({ symbol, count, cells, lineBets }) => ({
        symbol,
        count,
        cells: cells.map((rows) => [...rows]),
        amount: money(lineBets),
      })),
      scatters: step.scatters,
      scatterAmount: money(step.scatterLineBets),
      freeSpinsAwarded: step.freeSpinsAwarded,
      wildsCollected: step.wildsCollected,
      amount: money(step.lineBets),
    })),
    capped: outcome.isCapped,
  };
}

const gridView = (grid: Grid): string[][] => grid.map((reel) => [...reel]);
