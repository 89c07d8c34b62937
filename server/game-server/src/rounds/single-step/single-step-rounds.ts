import type { Clock } from '@fairhall/kit/clock';
import { nodeHmacSha256 } from '@fairhall/kit/fairness/node-hmac';
import { outcomeStream } from '@fairhall/kit/fairness/outcome-stream';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { orderedUuid } from '@fairhall/kit/random';
import type { GameServerInput, GameServerOutput } from '../../contract.ts';
import type { Fairness } from '../../contract-base-schemas.ts';
import type { Database, Repositories } from '../../db/database.ts';
import type { Launch } from '../../launches.ts';
import type { Sheets } from '../../sheets/sheets.ts';
import { hostedSlot, hostedSpots } from '../hosted-games.ts';
import type { Lifecycle, Step, Stepped } from '../lifecycle.ts';
import type { PlayerQueue } from '../player-queue.ts';
import type { PlayerSeeds } from '../player-seeds.ts';
import type { PlayerWallet } from '../player-wallet.ts';
import { DUE_AFTER_MS } from '../retry.ts';
import { cancellation } from '../transaction-sender.ts';
import type { RoundEffects, WalletTransaction } from '../wallet-transaction.ts';
import type { SingleStepRecord } from './single-step-repository.ts';
import { slotRoundView, spotRoundView } from './single-step-view.ts';
import { slotWager, spotWager, type Wager } from './wagers.ts';

type Dependencies = {
  readonly seeds: PlayerSeeds;
  readonly sheets: Sheets;
  readonly clock: Clock;
};

type Bet = { readonly launch: Launch; readonly wager: Wager };
type Dealt = { readonly record: SingleStepRecord; readonly fairness: Fairness | null };

/** The outcome is stored with the round: a confirmed play settles it without an update. */
export const singleStepEffects: RoundEffects = {
  confirmed: async () => null,
  refused: ({ singleStep }, { roundId }, { refusal }) => singleStep.cancel(roundId, refusal),
};

/** Single-step rounds: one deal and one play, which stakes and pays in one call. */
export function createSingleStepRounds(
  dependencies: Dependencies & {
    readonly database: Database;
    readonly lifecycle: Lifecycle;
    readonly queue: PlayerQueue;
    readonly playerWallet: PlayerWallet;
  },
) {
  const { database, lifecycle, seeds, queue, playerWallet } = dependencies;

  /** Plays a wager. @throws ApiError unless the round is settled */
  async function play(bet: Bet) {
    const { uid } = bet.launch;
    const stake = acceptedStake(bet.wager);
    const refusal = stake instanceof ApiError ? stake : null;
    return queue.run(uid, async () => {
      if (!(stake instanceof ApiError)) await requireFunds(bet, stake);
      const step: Step<Dealt> = (tx) => stepFor(tx, dependencies, { ...bet, refusal });
      const { round, balance } = await lifecycle.take(bet.launch, step);
      const fairness = round.fairness ?? (await database.run((tx) => seeds.activeSeeds(tx, uid)));
      return { round: round.record, balance, fairness };
    });
  }

  /**
   * Refuses a stake that the balance does not cover, so that it uses no nonce. A round of the same
   * request has been staked already, and a pending one may still pay.
   * @throws ApiError 1101, 503
   */
  async function requireFunds({ launch, wager }: Bet, stakeMinor: bigint): Promise<void> {
    if (playerWallet.covers(launch, stakeMinor)) return;
    const { uid, lang } = launch;
    const { earlier, pending } = await database.run(async (tx) => ({
      earlier: await tx.singleStep.byRequest({ uid, requestId: wager.requestId }),
      pending: await tx.transactions.singleStepOf(uid),
    }));
    if (earlier) return;
    if (pending) await lifecycle.finish(pending, lang);
    await playerWallet.requireFunds(launch, stakeMinor);
  }

  return {
    /** @throws ApiError 401, 404, 503 with a problem; 1101, 1107, 1203, 1208 and others of the wallet */
    async spin(token: string, input: GameServerInput<'spin'>): Promise<GameServerOutput<'spin'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = slotWager(hostedSlot(input.gameId, currency), { input, currency });
      const { round, balance, fairness } = await play({ launch, wager });
      return { round: slotRoundView(round, 'settled'), balance, fairness };
    },

    /** As `spin`. */
    async bet(token: string, input: GameServerInput<'bet'>): Promise<GameServerOutput<'bet'>> {
      const launch = await playerWallet.launchFor(token, input.gameId);
      const currency = launch.walletType;
      const wager = spotWager(hostedSpots(input.gameId, currency), { input, currency });
      const { round, balance, fairness } = await play({ launch, wager });
      return { round: spotRoundView(round, 'settled'), balance, fairness };
    },
  };
}

/** The stake, or the refusal of a wager that the game does not offer. */
function acceptedStake(wager: Wager): bigint | ApiError {
  try {
    return wager.stakeMinor();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Deals a round for a wager, or returns the conflict: the round of the same request, or a pending
 * round that has to complete first; throws if the game does not offer the wager.
 */
async function stepFor(
  tx: Repositories,
  dependencies: Dependencies,
  { launch, wager, refusal }: Bet & { refusal: ApiError | null },
): Promise<Stepped<Dealt>> {
  const dealt = refusal ? null : await deal(tx, dependencies, { launch, wager });
  if (dealt) return dealt;
  const { singleStep, transactions } = tx;
  const { uid } = launch;
  const record = await singleStep.byRequest({ uid, requestId: wager.requestId });
  if (record) {
    if (!isSameBet(record, { launch, wager })) {
      throw new ApiError('IDEMPOTENCY_CONFLICT', 'This requestId was used for another bet.');
    }
    if (record.status === 'cancelled') {
      throw cancellation(record.refusal ?? 'ROUND_CLOSED', 'This round was cancelled.');
    }
    const transaction = await transactions.ofRound(record.roundId);
    return { kind: 'repeated', round: { record, fairness: null }, transaction };
  }
  const pending = await transactions.singleStepOf(uid);
  if (pending) return { kind: 'waits', transaction: pending };
  throw refusal ?? new Error('a round was not stored although it has no conflict');
}

/**
 * Stores a new round with its outcome and its play. Returns `null` on a conflict: the database has
 * one round for each request and one pending round for each player. Then no nonce is used.
 */
async function deal(
  tx: Repositories,
  { seeds, sheets, clock }: Dependencies,
  { launch, wager }: Bet,
): Promise<Stepped<Dealt> | null> {
  const { uid, walletType, token } = launch;
  const { gameId, requestId } = wager;
  const createdAt = clock.now();
  const { seedPairId, activeSeeds, serverSeed, serverSeedHash, clientSeed, nonce } =
    await seeds.next(tx, uid);
  const { winMinor, outcome } = wager.deal(
    outcomeStream({ hmacSha256: nodeHmacSha256, serverSeed, clientSeed, nonce }),
  );
  const { id: sheetId, rulesHash } = sheets.inForce(gameId);
  const roundId = orderedUuid();
  const stakeMinor = wager.stakeMinor();
  // No spreads in these two objects: they would cost a tenth of a spin's time.
  const transaction: WalletTransaction = {
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
    dueAt: createdAt.getTime() + DUE_AFTER_MS,
    expiresAt: null,
    state: 'sent',
    refusal: null,
    attempts: 1,
  };
  if (!(await tx.transactions.planUnlessPending(transaction))) return null;
  const record: SingleStepRecord = {
    roundId,
    uid,
    gameId,
    walletType,
    requestId,
    stakeMinor,
    winMinor,
    outcome,
    createdAt,
    proof: { serverSeedHash, clientSeed, nonce, rulesHash },
    status: 'pending',
    refusal: null,
  };
  if (!(await tx.singleStep.insert(record, { seedPairId, sheetId }))) {
    await tx.transactions.close(transaction);
    return null;
  }
  await seeds.count(tx, { seedPairId, nonce });
  return { kind: 'stored', round: { record, fairness: activeSeeds }, transaction };
}

function isSameBet(record: SingleStepRecord, { launch, wager }: Bet): boolean {
  return (
    record.gameId === wager.gameId && record.walletType === launch.walletType && wager.isOf(record)
  );
}
