import type { Clock } from '@fairhall/kit/clock';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { Fairness } from '../../contract/base-schemas.ts';
import type { Database, Repositories } from '../../database/database.ts';
import type { Definitions } from '../../definitions/definitions.ts';
import type { Launch } from '../../launches/launches.ts';
import { runStep, type Stepped } from '../lifecycle.ts';
import type { PlayerSeeds, RoundSeeds } from '../player-seeds.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import type { RoundEffects } from '../round-effects.ts';
import { cancellation } from '../transaction-sender.ts';
import type { WalletTransaction } from '../wallet-transaction.ts';
import type { DealtRound } from './plays.ts';
import type { SingleStepRecord } from './single-step-repository.ts';
import type { Wager } from './wagers.ts';

/* The step of a single-step round. */

/** Each further try means that another process dealt or completed a round of the player meanwhile. */
const TRIES_MAX = 5;

export type PlayDependencies = {
  readonly database: Database;
  readonly seeds: PlayerSeeds;
  readonly definitions: Definitions;
  readonly clock: Clock;
};

export type Bet = { readonly launch: Launch; readonly wager: Wager };

export type PlayedRound = {
  readonly record: SingleStepRecord;
  /** After the round; `null` for a round of an earlier call. */
  readonly fairness: Fairness | null;
};

/** The outcome is stored with the round: a confirmed play settles it without an update. */
export const singleStepEffects: RoundEffects = {
  confirmed: async () => null,
  refused: ({ singleStep }, { roundId }, { refusal }) => singleStep.cancel(roundId, refusal),
};

/**
 * Deals a round for a wager, or returns what is in its way: the round of the same request, or a
 * pending round that has to complete first.
 * @param refusal of a wager that the game does not offer: no round is dealt
 * @throws ApiError the refusal unless the request has a round, IDEMPOTENCY_CONFLICT, CLIENT_SEED_REQUIRED,
 *   OVERLOADED
 */
export async function playStep(
  dependencies: PlayDependencies,
  bet: Bet,
  refusal: ApiError | null,
): Promise<Stepped<PlayedRound>> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const dealt = refusal ? 'conflict' : await deal(dependencies, bet);
    if (dealt === 'moved') continue;
    if (dealt !== 'conflict') return dealt;
    const find = (tx: Repositories) => findEarlier(tx, bet);
    const earlier = await runStep(dependencies.database, find, { player: bet.launch.uid });
    if (earlier) return earlier;
    if (refusal) throw refusal;
  }
  throw new ApiError('OVERLOADED', 'The casino is busy. Nothing was done.');
}

/** Stores a new round with its outcome and its play. Otherwise no nonce is used. */
async function deal(
  { database, seeds, definitions, clock }: PlayDependencies,
  bet: Bet,
): Promise<Stepped<PlayedRound> | 'moved' | 'conflict'> {
  const { uid } = bet.launch;
  const roundSeeds = await seeds.next(uid);
  const round = roundOf(bet, { seeds: roundSeeds, definitions, now: clock.now() });
  const result = await database.plays.deal(round);
  if (result === 'moved') seeds.drop(uid);
  if (result !== 'stored') return result;
  seeds.used(uid, roundSeeds);
  const { record, play } = round;
  return { kind: 'stored', round: { record, fairness: roundSeeds.activeSeeds }, transaction: play };
}

function roundOf(
  { launch, wager }: Bet,
  { seeds, definitions, now }: { seeds: RoundSeeds; definitions: Definitions; now: Date },
): DealtRound {
  const { uid, walletType, token } = launch;
  const { gameId, requestId } = wager;
  const { seedPairId, serverSeed, serverSeedHash, clientSeed, nonce } = seeds;
  const stream = outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce });
  const { winMinor, outcome } = wager.deal(stream);
  const { id: definitionId, rulesHash } = definitions.inForce(gameId);
  const roundId = orderedUuid();
  const stakeMinor = wager.stakeMinor();
  // No spreads in these two objects: they would cost a tenth of a spin's time.
  const play: WalletTransaction = {
    kind: 'play',
    roundKind: 'single-step',
    roundId,
    transactionId: roundId,
    uid,
    gameId,
    walletType,
    token,
    stakeMinor,
    winMinor,
    dueAt: now.getTime() + DUE_AFTER_MS,
    expiresAt: null,
    state: 'sent',
    refusal: null,
    attempts: 1,
  };
  const record: SingleStepRecord = {
    roundId,
    uid,
    gameId,
    walletType,
    requestId,
    stakeMinor,
    winMinor,
    outcome,
    createdAt: now,
    proof: { serverSeedHash, clientSeed, nonce, rulesHash },
    status: 'pending',
    refusal: null,
  };
  return { record, play, seedPairId, definitionId };
}

/**
 * The round of the same request, or the player's pending one; `null` if there is neither.
 * @throws IDEMPOTENCY_CONFLICT, the refusal of the same request
 */
async function findEarlier(
  { singleStep, transactions }: Repositories,
  { launch, wager }: Bet,
): Promise<Stepped<PlayedRound> | null> {
  const { uid } = launch;
  const record = await singleStep.findByRequest({ uid, requestId: wager.requestId });
  if (!record) {
    const pending = await transactions.findSingleStep(uid);
    return pending && { kind: 'waits', transaction: pending };
  }
  if (!isSameBet(record, { launch, wager })) {
    throw new ApiError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another bet.');
  }
  if (record.status === 'cancelled') {
    throw cancellation(record.refusal ?? 'ROUND_CLOSED', 'This round was cancelled.');
  }
  const transaction = await transactions.findOfRound(record.roundId);
  return { kind: 'repeated', round: { record, fairness: null }, transaction };
}

function isSameBet(record: SingleStepRecord, { launch, wager }: Bet): boolean {
  return (
    record.gameId === wager.gameId && record.walletType === launch.walletType && wager.isOf(record)
  );
}
