import { toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import type { RefusalName } from '@fairhall/kit/errors';
import { PartyError } from '@fairhall/kit/http/simulator-envelope';
import { gameProblem } from '../problems.ts';
import type { WalletClient } from '../wallet-client.ts';
import { insist, nextDelayMs } from './insistence.ts';
import type { RoundRecord, RoundRepository } from './repository.ts';
import type { SharedCommits } from './shared-commits.ts';

/** How a round ended, with the wallet's balance after it; or that nobody knows yet. */
export type Settlement =
  | { readonly end: 'settled'; readonly balance: number }
  | { readonly end: 'cancelled'; readonly error: PartyError }
  | { readonly end: 'unknown' };

export type Settlements = ReturnType<typeof createSettlements>;

type Sending = {
  readonly sentAt: number;
  readonly sentBefore: number | null;
  readonly language: string | undefined;
};

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
  commits,
  wallet,
  clock,
}: {
  repository: RoundRepository;
  commits: SharedCommits;
  wallet: WalletClient;
  clock: Clock;
}) {
  const nowMs = () => clock.now().getTime();

  /** One attempt; to be called in the player's queue. */
  async function attempt(round: RoundRecord, language?: string): Promise<Settlement> {
    const sentAt = nowMs();
    await commits.run(() => repository.markSent(round, sentAt));
    return ask(round, { sentAt, sentBefore: round.sentAt, language });
  }

  /** Makes the call, which is in the books as sent. `sentBefore`: when an earlier one went out. */
  async function ask(
    round: RoundRecord,
    { sentAt, sentBefore, language }: Sending,
  ): Promise<Settlement> {
    const { roundId, transactionId, gameId, walletType, token } = round;
    if (token === null) throw new Error(`the pending round ${roundId} has no token`);
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
        return settle(round, answer.data.balance);
      case 'refused':
        return sentBefore === null ? cancel(round, answer) : takeBack(round, answer);
      case 'not-done':
        return postpone(round, { sentAt: sentBefore });
      case 'unknown':
        return postpone(round, { sentAt });
    }
  }

  async function takeBack(round: RoundRecord, refused: Refused): Promise<Settlement> {
    const { transactionId, token, sentAt } = round;
    const rollback = await wallet.rollback({
      transactionId: `${transactionId}-rollback`,
      betTransactionId: transactionId,
    });
    if (rollback.kind === 'done') return cancel(round, refused);
    const wasPaid = rollback.kind === 'refused' && rollback.refusal === 'ROUND_CLOSED';
    if (!wasPaid) return postpone(round, { sentAt });
    const held = await wallet.balance(token ?? '');
    if (held.kind !== 'done') return postpone(round, { sentAt });
    return settle(round, held.data.balance);
  }

  async function settle(round: RoundRecord, balance: number): Promise<Settlement> {
    await commits.run(() => repository.settle(round));
    return { end: 'settled', balance };
  }

  async function cancel(round: RoundRecord, { refusal, msg }: Refused): Promise<Settlement> {
    await commits.run(() => repository.cancel(round, refusal));
    return { end: 'cancelled', error: cancellation(refusal, msg) };
  }

  async function postpone(
    round: RoundRecord,
    { sentAt }: { sentAt: number | null },
  ): Promise<Settlement> {
    const dueAt = nowMs() + nextDelayMs(round.attempts);
    await commits.run(() => repository.postpone(round, { dueAt, sentAt }));
    return { end: 'unknown' };
  }

  function insistWith(
    first: () => Promise<Settlement>,
    { round, language }: { round: RoundRecord; language: string },
  ): Promise<Settlement> {
    let next = first;
    return insist({
      attempt: () => {
        const attemptNow = next;
        next = () => attempt(kept(repository, round), language);
        return attemptNow();
      },
      isKnown: ({ end }) => end !== 'unknown',
    });
  }

  return {
    attempt,

    /** Several attempts, for a player who waits. */
    insist: (round: RoundRecord, language: string): Promise<Settlement> =>
      insistWith(() => attempt(round, language), { round, language }),

    /** As `insist`, for a round that was just dealt: no call went out before its first one. */
    insistOnNew: (round: RoundRecord, language: string): Promise<Settlement> => {
      const sentAt = round.createdAt.getTime();
      const first = () => ask(round, { sentAt, sentBefore: null, language });
      return insistWith(first, { round, language });
    },
  };
}

function kept(repository: RoundRepository, { uid, roundId }: RoundRecord): RoundRecord {
  const round = repository.byId({ uid, roundId });
  if (!round) throw new Error(`the round ${roundId} is gone`);
  return round;
}

/** What a player is told of a cancelled round, then and when it is asked for again. */
export function cancellation(refusal: RefusalName, msg: string): PartyError {
  return refusal === 'INVALID_LAUNCH_TOKEN'
    ? gameProblem('token-invalid')
    : new PartyError(refusal, msg);
}
