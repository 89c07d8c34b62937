import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { GameServerInput } from '../../contract/rounds.ts';
import type { Repositories } from '../../database/database.ts';
import type { Definitions } from '../../definitions/definitions.ts';
import type { MultiStepGame } from '../../engines/multi-step/multi-step-game.ts';
import { shareOf } from '../../engines/multi-step/multi-step-round.ts';
import type { Launch } from '../../launches/launches.ts';
import type { DueStep } from '../due-rounds.ts';
import type { Stepped } from '../lifecycle.ts';
import type { PlayerSeeds } from '../player-seeds.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import type { RoundEffects } from '../round-effects.ts';
import { cancellation } from '../transaction-sender.ts';
import { FIRST_ATTEMPT, type WalletTransaction } from '../wallet-transaction.ts';
import type { Move, MultiStepRecord } from './multi-step-repository.ts';
import { dealtSoFar, outcomeView, takenChoices } from './multi-step-view.ts';

/* The steps of a multi-step round: parts of units of work. */

/** How long a round waits for its player before the rule chooses. */
const RULED_AFTER_MS = 86_400_000;

export type PlayDependencies = {
  readonly seeds: PlayerSeeds;
  readonly definitions: Definitions;
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
export function multiStepEffects({
  definitions,
}: Pick<PlayDependencies, 'definitions'>): RoundEffects {
  return {
    async confirmed(tx, { kind, roundId, transactionId }, now) {
      if (kind !== 'win') {
        await tx.multiStep.takeMove(transactionId);
        return advance(tx, definitions, { roundId, now });
      }
      await tx.multiStep.settle(roundId, now);
      return null;
    },
    async refused({ multiStep }, { roundId, transactionId }, { refusal, now }) {
      await multiStep.refuseMove(transactionId, refusal);
      const move = await multiStep.findMoveOfStake(transactionId);
      if (move?.step === 0) await multiStep.cancel({ roundId, refusal, now });
      else await multiStep.waitForPlayer({ roundId, dueAt: now + RULED_AFTER_MS });
    },
  };
}

/**
 * Opens a round with its stake, unless a round of the game is open.
 * @throws IDEMPOTENCY_CONFLICT, INVALID_BET, ROUND_OPEN, the refusal of the same request
 */
export async function dealStep(
  tx: Repositories,
  dependencies: PlayDependencies,
  opening: Opening,
): Promise<SteppedRound> {
  const { multiStep, transactions } = tx;
  const { launch, input, stakeMinor, stakes } = opening;
  const { uid, gameId, walletType } = launch;
  const earlier = await multiStep.findMove({ uid, requestId: input.requestId });
  if (earlier) {
    const record = await multiStep.findById(earlier.roundId);
    const isSame =
      earlier.step === 0 &&
      earlier.stakeMinor === stakeMinor &&
      record?.gameId === input.gameId &&
      record.walletType === walletType;
    return repeated(tx, { move: earlier, isSame });
  }
  const openRounds = await multiStep.listOpen(uid);
  const open = openRounds.find((record) => record.gameId === gameId);
  if (open) {
    const transaction = await transactions.findOfRound(open.roundId);
    if (transaction) return { kind: 'waits', transaction };
    throw new ApiError('ROUND_OPEN', 'A round of this game waits for your choice.');
  }
  if (stakeMinor === null || !stakes.includes(stakeMinor)) {
    throw new ApiError('INVALID_BET', 'The game does not offer this stake.');
  }
  return openRound(tx, dependencies, { launch, input, stakeMinor });
}

async function openRound(
  tx: Repositories,
  { seeds, definitions, clock }: PlayDependencies,
  { launch, input, stakeMinor }: Omit<Opening, 'stakes'> & { stakeMinor: bigint },
): Promise<SteppedRound> {
  const { uid, gameId, walletType } = launch;
  const { id: definitionId } = definitions.inForce(gameId);
  const now = clock.now().getTime();
  const roundId = orderedUuid();
  const transactionId = orderedUuid();
  const { seedPairId, nonce } = await seeds.useNext(tx, uid);
  await tx.multiStep.insertRound({
    ...{ roundId, uid, gameId, walletType, stakeMinor, seedPairId, definitionId, nonce, now },
    winTransactionId: orderedUuid(),
  });
  await tx.multiStep.insertMove({
    ...{ roundId, uid, requestId: input.requestId, stakeMinor, transactionId, now },
    ...{ step: 0, choice: null, status: 'pending' },
  });
  return staked(tx, { launch, roundId, transactionId, stakeMinor, now });
}

/**
 * Makes a choice: a choice without a stake is applied immediately, another waits for the wallet.
 * @throws NOT_FOUND, IDEMPOTENCY_CONFLICT, ROUND_CLOSED for a past decision, INVALID_BET for a choice that is
 *   not offered
 */
export async function chooseStep(
  tx: Repositories,
  { definitions, clock }: PlayDependencies,
  { launch, input }: Choice,
): Promise<SteppedRound> {
  const { multiStep, transactions } = tx;
  const { uid, walletType } = launch;
  const { roundId, requestId, step, choice } = input;
  const record = await multiStep.findById(roundId);
  const isOwn = record?.uid === uid && record.walletType === walletType;
  if (!isOwn || record.gameId !== input.gameId) {
    throw new ApiError('NOT_FOUND', 'This wallet has no such round.');
  }
  const earlier = await multiStep.findMove({ uid, requestId });
  if (earlier) {
    const isSame =
      earlier.roundId === roundId && earlier.step === step && earlier.choice === choice;
    return repeated(tx, { move: earlier, isSame });
  }
  const open = await transactions.findOfRound(roundId);
  if (open) return { kind: 'waits', transaction: open };
  const engine = await definitions.multiStepFor(tx, record);
  const stakeMinor = stakeOf(record, { input, engine });
  const now = clock.now().getTime();
  const chosen = { roundId, step, uid, requestId, choice, stakeMinor, now };
  if (stakeMinor === 0n) {
    await multiStep.insertMove({ ...chosen, transactionId: null, status: 'taken' });
    return {
      kind: 'stored',
      round: { roundId },
      transaction: await advance(tx, definitions, { roundId, now }),
    };
  }
  const transactionId = orderedUuid();
  await multiStep.insertMove({ ...chosen, transactionId, status: 'pending' });
  await multiStep.waitForWallet(roundId);
  return staked(tx, { launch, roundId, transactionId, stakeMinor, now });
}

type Stake = {
  readonly launch: Launch;
  readonly roundId: string;
  readonly transactionId: string;
  readonly stakeMinor: bigint;
  readonly now: number;
};

async function staked(
  { transactions }: Repositories,
  { launch, now, ...stake }: Stake,
): Promise<SteppedRound> {
  const { uid, gameId, walletType, token } = launch;
  const transaction = await transactions.plan({
    ...FIRST_ATTEMPT,
    ...stake,
    ...{ kind: 'bet', roundKind: 'multi-step', uid, gameId, walletType, token },
    ...{ dueAt: now + DUE_AFTER_MS, expiresAt: null },
  });
  return { kind: 'stored', round: { roundId: stake.roundId }, transaction };
}

/** @throws ROUND_CLOSED, INVALID_BET */
function stakeOf(
  record: MultiStepRecord,
  { input, engine }: { input: GameServerInput<'choose'>; engine: MultiStepGame },
): bigint {
  const { step, choice } = input;
  if (record.status !== 'open' || record.moves.length !== step) {
    throw new ApiError('ROUND_CLOSED', 'This decision was made already.');
  }
  const offered = dealtSoFar(record, engine).position.choices.find(({ name }) => name === choice);
  if (!offered) throw new ApiError('INVALID_BET', 'The game does not offer this choice.');
  return shareOf(record.stakeMinor, offered.stakePercent);
}

/** The response to a repeated request: its refusal again, or the current state of its round. */
async function repeated(
  { transactions }: Repositories,
  { move, isSame }: { move: Move; isSame: boolean },
): Promise<SteppedRound> {
  const { roundId, status, refusal } = move;
  if (!isSame) {
    throw new ApiError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another choice.');
  }
  if (status === 'refused') {
    throw cancellation(refusal ?? 'ROUND_CLOSED', 'This stake was not taken.');
  }
  const transaction = await transactions.findOfRound(roundId);
  return { kind: 'repeated', round: { roundId }, transaction };
}

/** Chooses for an absent player until the round ends. @returns its win; `null` if it stays open */
export async function ruleStep(
  tx: Repositories,
  definitions: Definitions,
  { roundId, now, until }: DueStep,
): Promise<WalletTransaction | null> {
  const { multiStep } = tx;
  let record = await multiStep.findById(roundId);
  // The player may have made a choice since the claim.
  if (record?.dueAt !== until) return null;
  const engine = await definitions.multiStepFor(tx, record);
  while (record?.status === 'open') {
    const choice = dealtSoFar(record, engine).position.fallback();
    const step = takenChoices(record).length + 1;
    await multiStep.insertMove({
      ...{ roundId, uid: record.uid, step, choice, now },
      ...{ requestId: null, stakeMinor: 0n, transactionId: null, status: 'taken' },
    });
    const win = await advance(tx, definitions, { roundId, now });
    if (win) return win;
    record = await multiStep.findById(roundId);
  }
  return null;
}

/** After a taken move: the round waits for the next choice, or closes. @returns its win if it closes */
async function advance(
  tx: Repositories,
  definitions: Definitions,
  { roundId, now }: { roundId: string; now: number },
): Promise<WalletTransaction | null> {
  const { multiStep, transactions } = tx;
  const record = await multiStep.findById(roundId);
  if (!record) throw new Error(`the round ${roundId} does not exist`);
  const round = dealtSoFar(record, await definitions.multiStepFor(tx, record));
  const { winMinor } = round;
  if (winMinor === null) {
    await multiStep.waitForPlayer({ roundId, dueAt: now + RULED_AFTER_MS });
    return null;
  }
  const betTransactionId = record.moves[0]?.transactionId;
  if (!betTransactionId) throw new Error(`the round ${roundId} ended without a stake`);
  await multiStep.finish({
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
