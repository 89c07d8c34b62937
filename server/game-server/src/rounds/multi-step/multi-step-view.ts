import { type Currency, toDecimal } from '@fairhall/api/contract/money';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import type { DecisionOutcome, DecisionRound } from '../../contract/multi-step.ts';
import type { MultiStepGame, Table } from '../../engines/multi-step/multi-step-game.ts';
import {
  type MultiStepRound as DealtRound,
  playMultiStep,
  shareOf,
} from '../../engines/multi-step/multi-step-round.ts';
import type { Move, MultiStepRecord } from './multi-step-repository.ts';

/** The taken choices, in order. */
export function takenChoices({ moves }: Pick<MultiStepRecord, 'moves'>): string[] {
  return moves.flatMap(({ status, choice }) =>
    status === 'taken' && choice !== null ? [choice] : [],
  );
}

/** Replays a round up to its last taken move, with the engine of its own definition. */
export function dealtSoFar(record: MultiStepRecord, engine: MultiStepGame): DealtRound {
  return playMultiStep(engine, {
    stakeMinor: record.stakeMinor,
    currency: record.walletType,
    choices: takenChoices(record),
    stream: outcomeStream({ hmacSha256: nodeHmacSha256, ...record.seeds }),
  });
}

/**
 * The DTO of a round. An open round, and one whose opening stake was refused, contains no hidden card,
 * and no draws, because a hidden card is one of them.
 * @throws Error if the first stake is not known yet
 */
export function multiStepRoundView(record: MultiStepRecord, engine: MultiStepGame): DecisionRound {
  const { status, seeds, walletType } = record;
  if (status === 'opening') throw new Error(`the round ${record.roundId} was not opened`);
  const money = (amountMinor: bigint) => toDecimal(amountMinor, walletType);
  const taken = record.moves.filter((move) => move.status === 'taken');
  const isOpen = status === 'open';
  const round = isOpen || status === 'cancelled' ? dealtSoFar(record, engine) : null;
  return {
    roundId: record.roundId,
    gameId: record.gameId,
    stake: money(
      status === 'cancelled'
        ? record.stakeMinor
        : taken.reduce((sum, move) => sum + move.stakeMinor, 0n),
    ),
    win: money(record.winMinor ?? 0n),
    status: status === 'closing' ? 'pending' : status,
    refusal: record.refusal,
    proof: {
      serverSeedHash: seeds.serverSeedHash,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      rulesHash: record.rulesHash,
    },
    createdAt: record.createdAt.toISOString(),
    outcome: round ? withoutDraws(outcomeView(round, record)) : storedOutcome(record),
    choices: (isOpen ? (round?.position.choices ?? []) : []).map(({ name, stakePercent }) => ({
      name,
      stake: money(shareOf(record.stakeMinor, stakePercent)),
    })),
    ruledAt: isOpen && record.dueAt !== null ? new Date(record.dueAt).toISOString() : null,
  };
}

function storedOutcome({ roundId, outcome }: MultiStepRecord): DecisionOutcome {
  if (!outcome) throw new Error(`the round ${roundId} has no stored outcome`);
  return outcome;
}

/** All steps with their choosers, amounts as decimal strings. */
export function outcomeView(
  round: DealtRound,
  { stakeMinor, walletType, moves }: Pick<MultiStepRecord, 'stakeMinor' | 'walletType' | 'moves'>,
): DecisionOutcome {
  return {
    engine: 'decisions',
    openingStake: toDecimal(stakeMinor, walletType),
    steps: round.steps.map((step, place) => ({
      choice: step.choice,
      by: chooser(moves, place),
      stake: toDecimal(step.stakeMinor, walletType),
      draws: [...step.draws],
      table: tableView(step.table, { stakeMinor, currency: walletType }),
    })),
  };
}

function chooser(moves: readonly Move[], step: number): 'player' | 'rule' {
  return moves.find((move) => move.step === step)?.requestId === null ? 'rule' : 'player';
}

function tableView(
  { hands, active, figures }: Table,
  { stakeMinor, currency }: { stakeMinor: bigint; currency: Currency },
) {
  const share = (percent: number) => toDecimal(shareOf(stakeMinor, percent), currency);
  return {
    hands: hands.map(({ name, cards, stakePercent, returnedPercent, result }) => ({
      name,
      cards: [...cards],
      stake: share(stakePercent),
      win: returnedPercent === null ? null : share(returnedPercent),
      result,
    })),
    active,
    figures: { ...figures },
  };
}

function withoutDraws(outcome: DecisionOutcome): DecisionOutcome {
  return { ...outcome, steps: outcome.steps.map((step) => ({ ...step, draws: [] })) };
}
