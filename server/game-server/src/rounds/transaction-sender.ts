import { toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import type { RefusalName } from '@fairhall/kit/errors';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { Database, Repositories } from '../database/database.ts';
import { gameProblem } from '../launches/game-problem.ts';
import type { KnownBalances } from '../wallet/known-balances.ts';
import type { WalletClient, WalletResponse } from '../wallet/wallet-client.ts';
import { CLAIM_MS, nextDelayMs, retryUntilKnown } from './retry.ts';
import type { RoundEffects } from './round-effects.ts';
import type { RoundKind, WalletTransaction } from './wallet-transaction.ts';

type Log = { readonly error: (details: object, message: string) => void };

type Refused = {
  readonly refusal: RefusalName;
  readonly msg: string;
  /** The values of the wallet's refusal, for the request itself: they are not stored. */
  readonly data?: unknown;
};

/**
 * The state of a round's transactions: the last one is confirmed, with the balance if the wallet
 * returned one; one is refused; the result is unknown; or there is none, because another process
 * completed it.
 */
export type Progress =
  | { readonly end: 'confirmed'; readonly balance: number | null }
  | { readonly end: 'refused'; readonly error: ApiError }
  | { readonly end: 'unknown' }
  | { readonly end: 'none' };

/** As `Progress`, with the transaction that follows a confirmed one. */
type Attempted =
  | Exclude<Progress, { end: 'confirmed' }>
  | (Extract<Progress, { end: 'confirmed' }> & { readonly next: WalletTransaction | null });

type Sending = {
  /** Whether this is the first call, whose transaction was just committed: no other was sent. */
  readonly isFirst: boolean;
  readonly language?: string | undefined;
};

export type TransactionSender = ReturnType<typeof createTransactionSender>;

/**
 * Sends wallet transactions, each with the same transactionId until its result is known, and applies
 * their effects: the state machine of `wallet-transaction.ts`, for every kind of round. Any number of
 * processes may run it over one database: an attempt is claimed by its number, and a transaction ends
 * once.
 */
export function createTransactionSender({
  database,
  effects,
  wallet,
  clock,
  balances,
  log,
}: {
  database: Database;
  effects: Readonly<Record<RoundKind, RoundEffects>>;
  wallet: WalletClient;
  clock: Clock;
  balances: KnownBalances;
  log: Log;
}) {
  const nowMs = () => clock.now().getTime();
  const ofRound = (roundId: string) =>
    database.run(({ transactions }) => transactions.findOfRound(roundId));

  async function attempt(
    seen: WalletTransaction,
    { isFirst, language }: Sending,
  ): Promise<Attempted> {
    const transaction = isFirst ? seen : await claim(seen);
    if (!transaction) return { end: 'unknown' };
    if (transaction.state === 'rolling-back') return rollBack(transaction);
    const mayHaveArrived = seen.state === 'sent' && !isFirst;
    const response = await send(transaction, language);
    switch (response.kind) {
      case 'done':
        return confirm(transaction, response.data.balance);
      case 'refused':
        if (transaction.kind === 'win') {
          log.error({ roundId: transaction.roundId, response }, 'the wallet refused a win');
          return postpone(transaction, 'sent');
        }
        return mayHaveArrived
          ? beginRollback(transaction, response)
          : refuse(transaction, response);
      case 'not-done':
        return postpone(transaction, mayHaveArrived ? 'sent' : 'planned');
      case 'unknown':
        return postpone(transaction, 'sent');
    }
  }

  function claim(seen: WalletTransaction): Promise<WalletTransaction | null> {
    const now = nowMs();
    const isRollback = seen.state === 'rolling-back' || isExpired(seen, now);
    return database.run(({ transactions }) =>
      transactions.claim(seen, {
        state: isRollback ? 'rolling-back' : 'sent',
        refusal: isRollback ? (seen.refusal ?? 'ROUND_CLOSED') : null,
        dueAt: now + CLAIM_MS,
      }),
    );
  }

  function send(
    transaction: WalletTransaction,
    language?: string,
  ): Promise<WalletResponse<{ balance: number }>> {
    const { uid, transactionId, roundId, gameId, walletType } = transaction;
    const money = (amountMinor: bigint) => toDecimal(amountMinor, walletType);
    if (transaction.kind === 'win') {
      const { betTransactionId, winMinor } = transaction;
      const amount = money(winMinor);
      return wallet.win({
        uid,
        transactionId,
        betTransactionId,
        roundId,
        amount,
        finished: true,
      });
    }
    const { token, stakeMinor } = transaction;
    const bet = { token, transactionId, roundId, gameId, amount: money(stakeMinor) };
    if (transaction.kind === 'bet') return wallet.bet(bet, language);
    return wallet.play({ ...bet, winAmount: money(transaction.winMinor) }, language);
  }

  async function confirm(transaction: WalletTransaction, balance: number): Promise<Attempted> {
    balances.set(transaction, balance);
    const next = transaction.kind === 'play' ? await settle(transaction) : await end(transaction);
    if (next !== undefined) return { end: 'confirmed', balance, next };
    // It expired, is being rolled back, or another attempt completed it.
    const found = await ofRound(transaction.roundId);
    if (found?.transactionId !== transaction.transactionId) return { end: 'none' };
    const refusal = found.refusal ?? 'ROUND_CLOSED';
    return beginRollback(found, { refusal, msg: 'This stake came too late.' });
  }

  /** A play settles its round. @returns `null`: nothing follows; `undefined` if it has ended */
  async function settle(play: WalletTransaction): Promise<null | undefined> {
    return (await database.plays.settle(play)) ? null : undefined;
  }

  /** @returns the transaction that follows, or `null`; `undefined` if it has ended */
  function end(transaction: WalletTransaction): Promise<WalletTransaction | null | undefined> {
    const unit = async (tx: Repositories) => {
      const now = nowMs();
      if (!(await tx.transactions.confirm(transaction, now))) return undefined;
      return effects[transaction.roundKind].confirmed(tx, transaction, now);
    };
    return database.run(unit, { player: transaction.uid });
  }

  /** Final: the wallet did not apply it and never will. */
  async function refuse(
    transaction: WalletTransaction,
    { refusal, msg, data }: Refused,
  ): Promise<Attempted> {
    const unit = async (tx: Repositories) => {
      if (!(await tx.transactions.close(transaction))) return false;
      await effects[transaction.roundKind].refused(tx, transaction, { refusal, now: nowMs() });
      return true;
    };
    const isClosed = await database.run(unit, { player: transaction.uid });
    return isClosed
      ? { end: 'refused', error: cancellation(refusal, msg, data) }
      : { end: 'unknown' };
  }

  async function beginRollback(
    transaction: WalletTransaction,
    { refusal, msg }: Refused,
  ): Promise<Attempted> {
    const isBegun = await database.run(({ transactions }) =>
      transactions.rollBack(transaction, refusal),
    );
    if (!isBegun) return { end: 'unknown' };
    return rollBack({ ...transaction, state: 'rolling-back', refusal }, msg);
  }

  /** The wallet reverses the stake, or stores a tombstone that blocks it. */
  async function rollBack(
    transaction: WalletTransaction,
    msg = 'This stake was not taken.',
  ): Promise<Attempted> {
    const { uid, kind, transactionId, roundId, refusal } = transaction;
    const response = await wallet.rollback({
      uid,
      transactionId: `${transactionId}-rollback`,
      betTransactionId: transactionId,
    });
    if (response.kind === 'done') {
      return refuse(transaction, { refusal: refusal ?? 'ROUND_CLOSED', msg });
    }
    if (response.kind === 'refused') {
      // A play stakes and pays in one entry: the round is paid and stays valid.
      if (kind === 'play' && response.refusal === 'ROUND_CLOSED') return confirmPaid(transaction);
      log.error({ roundId, response }, 'the wallet refused a rollback');
    }
    return postpone(transaction, 'rolling-back');
  }

  async function confirmPaid(transaction: WalletTransaction): Promise<Attempted> {
    const isClosed = await database.run(async (tx) => {
      if (!(await tx.transactions.close(transaction))) return false;
      await effects[transaction.roundKind].confirmed(tx, transaction, nowMs());
      return true;
    });
    return isClosed ? { end: 'confirmed', balance: null, next: null } : { end: 'unknown' };
  }

  async function postpone(
    transaction: WalletTransaction,
    state: WalletTransaction['state'],
  ): Promise<Attempted> {
    const dueAt = nowMs() + nextDelayMs(transaction.attempts);
    await database.run(({ transactions }) => transactions.postpone(transaction, { state, dueAt }));
    return { end: 'unknown' };
  }

  /** One attempt at the transaction and at each one that follows. */
  async function attemptAll(transaction: WalletTransaction, sending: Sending): Promise<Progress> {
    const attempted = await attempt(transaction, sending);
    if (attempted.end !== 'confirmed') return attempted;
    if (attempted.next) return attemptAll(attempted.next, { ...sending, isFirst: true });
    return { end: 'confirmed', balance: attempted.balance };
  }

  async function attemptOpen(roundId: string, language?: string): Promise<Progress> {
    const open = await ofRound(roundId);
    return open ? attemptAll(open, { isFirst: false, language }) : { end: 'none' };
  }

  return {
    /** One attempt at the transaction that a round waits for. Call it in the player's queue. */
    attempt: attemptOpen,

    /** The first attempt at a transaction that was just stored, and at those that follow. */
    attemptFirst: (transaction: WalletTransaction): Promise<Progress> =>
      attemptAll(transaction, { isFirst: true }),

    /** Several attempts within one request. Call it in the player's queue. */
    retryUntilKnown(transaction: WalletTransaction, sending: Sending): Promise<Progress> {
      let next = () => attemptAll(transaction, sending);
      return retryUntilKnown({
        attempt: () => {
          const attemptNow = next;
          next = () => attemptOpen(transaction.roundId, sending.language);
          return attemptNow();
        },
        isKnown: ({ end }) => end !== 'unknown',
      });
    },
  };
}

function isExpired({ expiresAt }: WalletTransaction, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** The error of a refused stake, for its request and for a repeat of that request. */
export function cancellation(refusal: RefusalName, msg: string, data: unknown = null): ApiError {
  return refusal === 'INVALID_LAUNCH_TOKEN'
    ? gameProblem('token-invalid')
    : new ApiError(refusal, msg, data);
}
