import { setTimeout as wait } from 'node:timers/promises';
import { toDecimal } from '../../../contract/money.ts';
import type { Clock } from '../../../core/clock.ts';
import { PartyError } from '../../envelope.ts';
import { gameProblem } from '../problems.ts';
import { WALLET_TIMEOUT_MS, type WalletClient } from '../wallet-client.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';

/** Waits between the attempts of one request, in milliseconds. */
const REQUEST_RETRY_WAITS_MS = [150, 600] as const;
/** Then the round is left to the due work, with growing waits. */
const DUE_MS_MIN = 1000;
const DUE_MS_MAX = 60_000;
/** A call that went unanswered may still arrive at the wallet for this long. */
const IN_FLIGHT_MS = WALLET_TIMEOUT_MS + 5000;

/** How a round ended, with the wallet's balance after it; or that nobody knows yet. */
export type Settlement =
  | { readonly end: 'settled'; readonly balance: number }
  | { readonly end: 'cancelled'; readonly error: PartyError }
  | { readonly end: 'unknown' };

export type Settlements = ReturnType<typeof createSettlements>;

/**
 * Brings a pending round to its end: one wallet call, repeated with the same transactionId until
 * its answer is known. What was dealt stays dealt: a round is never drawn again, and a nonce of a
 * refused round counts as used.
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
  /** One attempt; to be called in the player's queue. */
  async function attempt(round: RoundRecord, language?: string): Promise<Settlement> {
    if (round.token === null) throw new Error(`the pending round ${round.roundId} has no token`);
    const sentAt = clock.now().getTime();
    repository.markSent({ roundId: round.roundId, sentAt });
    const answer = await wallet.play(
      {
        token: round.token,
        transactionId: round.transactionId,
        roundId: round.roundId,
        gameId: round.gameId,
        amount: toDecimal(round.stakeMinor, round.walletType),
        winAmount: toDecimal(round.winMinor, round.walletType),
      },
      language,
    );
    const { roundId } = round;
    const now = clock.now().getTime();
    switch (answer.kind) {
      case 'done':
        repository.settle({ roundId, now });
        return { end: 'settled', balance: answer.data.balance };
      case 'refused':
        if (mayStillArrive(round, now)) return postpone(round, { now, sentAt: round.sentAt });
        repository.cancel({ roundId, refusal: answer.refusal, now });
        return {
          end: 'cancelled',
          error:
            answer.refusal === 'INVALID_LAUNCH_TOKEN'
              ? gameProblem('token-invalid')
              : new PartyError(answer.refusal, answer.msg),
        };
      case 'unknown':
        return postpone(round, { now, sentAt });
    }
  }

  /** An earlier call got no answer: it could still be applied after this refusal. */
  function mayStillArrive({ attempts, sentAt }: RoundRecord, now: number): boolean {
    return attempts > 0 && sentAt !== null && now - sentAt < IN_FLIGHT_MS;
  }

  function postpone(
    round: RoundRecord,
    { now, sentAt }: { now: number; sentAt: number | null },
  ): Settlement {
    const delayMs = Math.min(DUE_MS_MIN * 2 ** Math.min(round.attempts, 16), DUE_MS_MAX);
    repository.postpone({ roundId: round.roundId, dueAt: now + delayMs, sentAt });
    return { end: 'unknown' };
  }

  return {
    attempt,

    /** Several attempts, for a player who waits. */
    async insist(round: RoundRecord, language?: string): Promise<Settlement> {
      let settlement = await attempt(round, language);
      for (const waitMs of REQUEST_RETRY_WAITS_MS) {
        if (settlement.end !== 'unknown') return settlement;
        await wait(waitMs);
        const again = repository.byId(round.roundId);
        if (!again) throw new Error(`the round ${round.roundId} is gone`);
        settlement = await attempt(again, language);
      }
      return settlement;
    },
  };
}
