import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { GameServerInput } from '../../contract.ts';
import { shareOf } from '../../engines/multi-step/multi-step-round.ts';
import type { Launch } from '../../launches.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import type { Stepped } from '../lifecycle.ts';
import type { PlayerSeeds } from '../player-seeds.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import type { TransactionRepository } from '../transaction-repository.ts';
import { cancellation } from '../transaction-sender.ts';
import { FIRST_ATTEMPT, type RoundEffects, type WalletTransaction } from '../wallet-transaction.ts';
import type { Move, MultiStepRecord, MultiStepRepository } from './multi-step-repository.ts';
import { dealtSoFar, outcomeView, takenChoices } from './multi-step-view.ts';

/* The database steps of a multi-step round. */

/** How long a round waits for its player before the rule chooses. */
const RULED_AFTER_MS = 86_400_000;

export type PlayDependencies = {
  readonly multiStep: MultiStepRepository;
  readonly transactions: TransactionRepository;
  readonly seeds: PlayerSeeds;
  readonly sheets: Sheets;
  readonly clock: Clock;
};

type Opening = {
  readonly launch: Launch;
  readonly input: GameServerInput<'deal'>;
  /** `null` if the amount has more decimals than the currency. */
  readonly stakeMinor: bigint | null;
  /** Opening stakes on offer. */
  readonly stakes: readonly bigint[];
};

type Choice = { readonly launch: Launch; readonly input: GameServerInput<'choose'> };

type SteppedRound = Stepped<{ readonly roundId: string }>;

/**
 * The cards of a stake are dealt in the commit that confirms it. A refused choice leaves the round
 * at the same decision; a refused opening cancels the round.
 */
export function multiStepEffects(
  dependencies: Pick<PlayDependencies, 'multiStep' | 'transactions' | 'sheets'>,
): RoundEffects {
  const { multiStep } = dependencies;
  return {
    confirmed({ kind, roundId, transactionId }, now) {
      if (kind !== 'win') {
        multiStep.takeMove(transactionId);
        return advance(dependencies, { roundId, now });
      }
      multiStep.settle(roundId, now);
      return null;
    },
    refused({ roundId, transactionId }, { refusal, now }) {
      multiStep.refuseMove(transactionId, refusal);
      const isOpening = multiStep.moveStakedBy(transactionId)?.step === 0;
      if (isOpening) multiStep.cancel(roundId, now);
      else multiStep.waitForPlayer({ roundId, dueAt: now + RULED_AFTER_MS });
    },
  };
}

/**
 * Opens a round with its stake, unless a round of the game is open.
 * @throws ApiError 1107, 1203, 1207, the refusal of the same request
 */
export function dealStep(dependencies: PlayDependencies, opening: Opening): SteppedRound {
  const { multiStep, transactions } = dependencies;
  const { launch, input, stakeMinor, stakes } = opening;
  const { uid, gameId, walletType } = launch;
  const earlier = multiStep.moveOf({ uid, requestId: input.requestId });
  if (earlier) {
    const record = multiStep.byId(earlier.roundId);
    const isSame =
      earlier.step === 0 &&
      earlier.stakeMinor === stakeMinor &&
      record?.gameId === input.gameId &&
      record.walletType === walletType;
    return repeated(dependencies, { move: earlier, isSame });
  }
  const open = multiStep.openOf(uid).find((record) => record.gameId === gameId);
  if (open) {
    const transaction = transactions.ofRound(open.roundId);
    if (transaction) return { kind: 'waits', transaction };
    throw new ApiError('ROUND_OPEN', 'A round of this game waits for your choice.');
  }
  if (stakeMinor === null || !stakes.includes(stakeMinor)) {
    throw new ApiError('INVALID_BET', 'The game does not offer this stake.');
  }
  return openRound(dependencies, { launch, input, stakeMinor });
}

function openRound(
  dependencies: PlayDependencies,
  { launch, input, stakeMinor }: Omit<Opening, 'stakes'> & { stakeMinor: bigint },
): SteppedRound {
  const { multiStep, seeds, sheets, clock } = dependencies;
  const { uid, gameId, walletType } = launch;
  const { id: sheetId } = sheets.inForce(gameId);
  const now = clock.now().getTime();
  const roundId = orderedUuid();
  const transactionId = orderedUuid();
  const { seedPairId, nonce } = seeds.next(uid);
  seeds.count({ seedPairId, nonce });
  multiStep.insertRound({
    ...{ roundId, uid, gameId, walletType, stakeMinor, seedPairId, sheetId, nonce, now },
    winTransactionId: orderedUuid(),
  });
  multiStep.insertMove({
    ...{ roundId, uid, requestId: input.requestId, stakeMinor, transactionId, now },
    ...{ step: 0, choice: null, status: 'pending' },
  });
  return staked(dependencies, { launch, roundId, transactionId, stakeMinor, now });
}

/**
 * Makes a choice: a choice without a stake is applied immediately, another waits for the wallet.
 * @throws ApiError 404, 1107, 1202 for a past decision, 1203 for a choice that is not offered
 */
export function chooseStep(
  dependencies: PlayDependencies,
  { launch, input }: Choice,
): SteppedRound {
  const { multiStep, transactions, sheets, clock } = dependencies;
  const { uid, walletType } = launch;
  const { roundId, requestId, step, choice } = input;
  const record = multiStep.byId(roundId);
  const isOwn = record?.uid === uid && record.walletType === walletType;
  if (!isOwn || record.gameId !== input.gameId) {
    throw new ApiError('NOT_FOUND', 'This wallet has no such round.');
  }
  const earlier = multiStep.moveOf({ uid, requestId });
  if (earlier) {
    const isSame =
      earlier.roundId === roundId && earlier.step === step && earlier.choice === choice;
    return repeated(dependencies, { move: earlier, isSame });
  }
  const open = transactions.ofRound(roundId);
  if (open) return { kind: 'waits', transaction: open };
  const stakeMinor = stakeOf(record, { input, sheets });
  const now = clock.now().getTime();
  const chosen = { roundId, step, uid, requestId, choice, stakeMinor, now };
  if (stakeMinor === 0n) {
    multiStep.insertMove({ ...chosen, transactionId: null, status: 'taken' });
    return {
      kind: 'stored',
      round: { roundId },
      transaction: advance(dependencies, { roundId, now }),
    };
  }
  const transactionId = orderedUuid();
  multiStep.insertMove({ ...chosen, transactionId, status: 'pending' });
  multiStep.waitForWallet(roundId);
  return staked(dependencies, { launch, roundId, transactionId, stakeMinor, now });
}

type Stake = {
  readonly launch: Launch;
  readonly roundId: string;
  readonly transactionId: string;
  readonly stakeMinor: bigint;
  readonly now: number;
};

function staked(
  { transactions }: PlayDependencies,
  { launch, now, ...stake }: Stake,
): SteppedRound {
  const { uid, gameId, walletType, token } = launch;
  const transaction = transactions.plan({
    ...FIRST_ATTEMPT,
    ...stake,
    ...{ kind: 'bet', roundKind: 'multi-step', uid, gameId, walletType, token },
    ...{ dueAt: now + DUE_AFTER_MS, expiresAt: null },
  });
  return { kind: 'stored', round: { roundId: stake.roundId }, transaction };
}

/** @throws ApiError 1202, 1203 */
function stakeOf(
  record: MultiStepRecord,
  { input, sheets }: { input: GameServerInput<'choose'>; sheets: Sheets },
): bigint {
  const { step, choice } = input;
  if (record.status !== 'open' || record.moves.length !== step) {
    throw new ApiError('ROUND_CLOSED', 'This decision was made already.');
  }
  const offered = dealtSoFar(record, sheets).position.choices.find(({ name }) => name === choice);
  if (!offered) throw new ApiError('INVALID_BET', 'The game does not offer this choice.');
  return shareOf(record.stakeMinor, offered.stakePercent);
}

/** The response to a repeated request: its refusal again, or the current state of its round. */
function repeated(
  { transactions }: PlayDependencies,
  { move, isSame }: { move: Move; isSame: boolean },
): SteppedRound {
  const { roundId, status, refusal } = move;
  if (!isSame) {
    throw new ApiError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another choice.');
  }
  if (status === 'refused') {
    throw cancellation(refusal ?? 'ROUND_CLOSED', 'This stake was not taken.');
  }
  return { kind: 'repeated', round: { roundId }, transaction: transactions.ofRound(roundId) };
}

/** Chooses for an absent player until the round ends. @returns its win; `null` if it stays open */
export function ruleStep(
  dependencies: Pick<PlayDependencies, 'multiStep' | 'transactions' | 'sheets'>,
  { roundId, now }: { roundId: string; now: number },
): WalletTransaction | null {
  const { multiStep, sheets } = dependencies;
  let record = multiStep.byId(roundId);
  // The player may have made a choice since the query.
  if (!record?.dueAt || record.dueAt > now) return null;
  while (record?.status === 'open') {
    const choice = dealtSoFar(record, sheets).position.fallback();
    const step = takenChoices(record).length + 1;
    multiStep.insertMove({
      ...{ roundId, uid: record.uid, step, choice, now },
      ...{ requestId: null, stakeMinor: 0n, transactionId: null, status: 'taken' },
    });
    const win = advance(dependencies, { roundId, now });
    if (win) return win;
    record = multiStep.byId(roundId);
  }
  return null;
}

/** After a taken move: the round waits for the next choice, or closes. @returns its win if it closes */
function advance(
  {
    multiStep,
    transactions,
    sheets,
  }: Pick<PlayDependencies, 'multiStep' | 'transactions' | 'sheets'>,
  { roundId, now }: { roundId: string; now: number },
): WalletTransaction | null {
  const record = multiStep.byId(roundId);
  if (!record) throw new Error(`the round ${roundId} does not exist`);
  const round = dealtSoFar(record, sheets);
  const { winMinor } = round;
  if (winMinor === null) {
    multiStep.waitForPlayer({ roundId, dueAt: now + RULED_AFTER_MS });
    return null;
  }
  const betTransactionId = record.moves[0]?.transactionId;
  if (!betTransactionId) throw new Error(`the round ${roundId} ended without a stake`);
  multiStep.finish({
    ...{ roundId, winMinor },
    outcome: JSON.stringify(outcomeView(round, record)),
  });
  const { uid, gameId, walletType, winTransactionId } = record;
  return transactions.plan({
    ...FIRST_ATTEMPT,
    ...{ kind: 'win', roundKind: 'multi-step', roundId, transactionId: winTransactionId },
    ...{ uid, gameId, walletType, betTransactionId, winMinor },
    ...{ dueAt: now + DUE_AFTER_MS, expiresAt: null },
  });
}
