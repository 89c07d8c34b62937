import { setTimeout as wait } from 'node:timers/promises';
import type { RefusalName } from '../../../contract/errors.ts';
import { toDecimal } from '../../../contract/money.ts';
import type { Clock } from '../../../core/clock.ts';
import { PartyError } from '../../envelope.ts';
import { gameProblem } from '../problems.ts';
import type { WalletClient } from '../wallet-client.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';

/** Waits between the attempts of one request, in milliseconds. */
const REQUEST_RETRY_WAITS_MS = [150, 600, 1500] as const;
/** No attempt begins later in a request: the page gives up on it after 20 s. */
const LAST_ATTEMPT_AFTER_MS = 6000;
/** Then the round is left to the due work, with growing waits. */
const DUE_MS_MIN = 1000;
const DUE_MS_MAX = 60_000;

/** How a round ended, with the wallet's balance after it; or that nobody knows yet. */
export type Settlement =
  | { readonly end: 'settled'; readonly balance: number }
  | { readonly end: 'cancelled'; readonly error: PartyError }
  | { readonly end: 'unknown' };

export type Settlements = ReturnType<typeof createSettlements>;

type Refused = { readonly refusal: RefusalName; readonly msg: string };

/**
 * Brings a pending round to its end: one wallet call, repeated with the same transactionId until
 * its answer is known. What was dealt stays dealt: a round is never drawn again, and the nonce of
 * a refused round counts as used.
 *
 * A refusal after an earlier call went unanswered proves nothing: that call may have been applied,
 * or may still be. Then the bet is rolled back first. The wallet takes it back, or sees to it that
 * it never comes, and the round is cancelled; or it says that the round was paid, and it is.
 */
export function createSettlements({
  repository,
  wallet,
  clock,
}: {
  repository: RoundRepository;
  wallet: WalletClient;
  clock: Clock;
}) {
  const nowMs = () => clock.now().getTime();

  /** One attempt; to be called in the player's queue. */
  async function attempt(round: RoundRecord, language?: string): Promise<Settlement> {
    const { roundId, transactionId, gameId, walletType, token } = round;
    if (token === null) throw new Error(`the pending round ${roundId} has no token`);
    const sentAt = nowMs();
    repository.markSent({ roundId, sentAt });
    const answer = await wallet.play(
      {
        token,
        transactionId,
        roundId,
        gameId,
        amount: toDecimal(round.stakeMinor, walletType),
        winAmount: toDecimal(round.winMinor, walletType),
      },
      language,
    );
    switch (answer.kind) {
      case 'done':
        repository.settle({ roundId, now: nowMs() });
        return { end: 'settled', balance: answer.data.balance };
      case 'refused':
        return round.sentAt === null ? cancel(round, answer) : takeBack(round, answer);
      case 'not-done':
        return postpone(round, { sentAt: round.sentAt });
      case 'unknown':
        return postpone(round, { sentAt });
    }
  }

  async function takeBack(round: RoundRecord, refused: Refused): Promise<Settlement> {
    const { roundId, transactionId, token } = round;
    const rollback = await wallet.rollback({
      transactionId: `${transactionId}-rollback`,
      betTransactionId: transactionId,
    });
    if (rollback.kind === 'done') return cancel(round, refused);
    const wasPaid = rollback.kind === 'refused' && rollback.refusal === 'ROUND_CLOSED';
    if (!wasPaid) return postpone(round, { sentAt: round.sentAt });
    const held = await wallet.balance(token ?? '');
    if (held.kind !== 'done') return postpone(round, { sentAt: round.sentAt });
    repository.settle({ roundId, now: nowMs() });
    return { end: 'settled', balance: held.data.balance };
  }

  function cancel({ roundId }: RoundRecord, { refusal, msg }: Refused): Settlement {
    repository.cancel({ roundId, refusal, now: nowMs() });
    return { end: 'cancelled', error: cancellation(refusal, msg) };
  }

  function postpone(round: RoundRecord, { sentAt }: { sentAt: number | null }): Settlement {
    const delayMs = Math.min(DUE_MS_MIN * 2 ** Math.min(round.attempts, 16), DUE_MS_MAX);
    repository.postpone({ roundId: round.roundId, dueAt: nowMs() + delayMs, sentAt });
    return { end: 'unknown' };
  }

  return {
    attempt,

    /** Several attempts, for a player who waits. */
    async insist(round: RoundRecord, language?: string): Promise<Settlement> {
      const began = performance.now();
      let settlement = await attempt(round, language);
      for (const waitMs of REQUEST_RETRY_WAITS_MS) {
        const isLate = performance.now() - began + waitMs > LAST_ATTEMPT_AFTER_MS;
        if (settlement.end !== 'unknown' || isLate) return settlement;
        await wait(waitMs);
        const again = repository.byId(round.roundId);
        if (!again) throw new Error(`the round ${round.roundId} is gone`);
        settlement = await attempt(again, language);
      }
      return settlement;
    },
  };
}

/** What a player is told of a cancelled round, then and when it is asked for again. */
export function cancellation(refusal: RefusalName, msg: string): PartyError {
  return refusal === 'INVALID_LAUNCH_TOKEN'
    ? gameProblem('token-invalid')
    : new PartyError(refusal, msg);
}
