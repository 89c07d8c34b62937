import { toDecimal } from '@fairhall/api/contract/money';
import type { Clock } from '@fairhall/kit/clock';
import type { RefusalName } from '@fairhall/kit/errors';
import type { PartyError } from '@fairhall/kit/http/simulator-envelope';
import type { WalletClient } from '../wallet-client.ts';
import type { DecisionRecord, DecisionRepository, Move } from './decision-repository.ts';
import { dealtSoFar, outcomeView } from './decision-view.ts';
import { DUE_AFTER_MS, insist, nextDelayMs } from './insistence.ts';
import { cancellation } from './settlement.ts';
import type { SharedCommits } from './shared-commits.ts';

const DAY_MS = 86_400_000;
/** So long a round waits for its player; then the rule chooses. */
const RULED_AFTER_MS = DAY_MS;

/**
 * How far a round was brought: all that was asked for is done, with the balance where the wallet
 * was asked; a stake was refused; or nobody knows yet.
 */
export type Progress =
  | { readonly end: 'done'; readonly balance: number | null }
  | { readonly end: 'refused'; readonly error: PartyError }
  | { readonly end: 'unknown' };

type StakedMove = Move & { readonly transactionId: string; readonly token: string };

export type DecisionSettlements = ReturnType<typeof createDecisionSettlements>;

/**
 * Speaks with the wallet for rounds with decisions: a bet for the opening and for each choice that
 * stakes more, and one win, also of nothing, that finishes the round. Each call is repeated with the
 * same transactionId until its answer is known, and nothing is dealt for a stake before the wallet
 * has taken it.
 *
 * A refusal after an earlier call went unanswered proves nothing: then the bet is rolled back first,
 * as in `settlement.ts`. A refused choice leaves the round at the same decision, a refused opening
 * leaves no round. A win is never refused for good: it is told to the wallet until it is taken.
 */
export function createDecisionSettlements({
  commits,
  repository,
  wallet,
  clock,
}: {
  commits: SharedCommits;
  repository: DecisionRepository;
  wallet: WalletClient;
  clock: Clock;
}) {
  const nowMs = () => clock.now().getTime();

  function kept(roundId: string): DecisionRecord {
    const record = repository.byId(roundId);
    if (!record) throw new Error(`the round ${roundId} is gone`);
    return record;
  }

  /** One attempt at what the round waits for; to be called in the player's queue. */
  async function attempt(roundId: string, language?: string): Promise<Progress> {
    const record = kept(roundId);
    const pending = record.moves.find(isStaked);
    if (!pending) return record.status === 'closing' ? payOut(record) : done(null);
    const staked = await takeStake(record, pending, language);
    if (staked.end !== 'done') return staked;
    const next = kept(roundId);
    return next.status === 'closing' ? payOut(next) : staked;
  }

  async function takeStake(
    record: DecisionRecord,
    move: StakedMove,
    language?: string,
  ): Promise<Progress> {
    const { roundId, gameId, walletType } = record;
    const sentAt = nowMs();
    await commits.run(() => repository.markSent({ id: move.id, sentAt }));
    const answer = await wallet.bet(
      {
        token: move.token,
        transactionId: move.transactionId,
        roundId,
        gameId,
        amount: toDecimal(move.stakeMinor, walletType),
      },
      language,
    );
    switch (answer.kind) {
      case 'done':
        await take(move);
        return done(answer.data.balance);
      case 'refused':
        return move.sentAt === null ? refuse(move, answer) : takeBack(record, move, answer);
      case 'not-done':
        return postpone(record, move);
      case 'unknown':
        return postpone(record);
    }
  }

  async function takeBack(
    record: DecisionRecord,
    move: StakedMove,
    refused: { refusal: RefusalName; msg: string },
  ): Promise<Progress> {
    const answer = await wallet.rollback({
      transactionId: `${move.transactionId}-rollback`,
      betTransactionId: move.transactionId,
    });
    return answer.kind === 'done' ? refuse(move, refused) : postpone(record);
  }

  /** The stake is taken: what it was for is dealt, in one step of the books. */
  function take({ id, roundId }: Move): Promise<void> {
    return commits.run(() => {
      repository.takeMove(id);
      moveOn(roundId);
    });
  }

  /** After a choice that stands. To be called in the step of the books that keeps it. */
  function moveOn(roundId: string): void {
    const record = kept(roundId);
    const round = dealtSoFar(record);
    if (round.winMinor === null) {
      repository.waitUntil({ roundId, dueAt: nowMs() + RULED_AFTER_MS });
      return;
    }
    repository.finish({
      roundId,
      winMinor: round.winMinor,
      outcome: JSON.stringify(outcomeView(round, record)),
      dueAt: nowMs() + DUE_AFTER_MS,
    });
  }

  async function refuse(
    { id, roundId, step }: Move,
    { refusal, msg }: { refusal: RefusalName; msg: string },
  ): Promise<Progress> {
    await commits.run(() => {
      repository.refuseMove({ id, refusal });
      if (step === 0) repository.cancel({ roundId, now: nowMs() });
      else repository.waitUntil({ roundId, dueAt: nowMs() + RULED_AFTER_MS });
    });
    return { end: 'refused', error: cancellation(refusal, msg) };
  }

  async function payOut(record: DecisionRecord): Promise<Progress> {
    const { roundId, winMinor, walletType, winTransactionId } = record;
    const [opening] = record.moves;
    if (winMinor === null || !opening?.transactionId) {
      throw new Error(`the round ${roundId} is over without a win`);
    }
    const answer = await wallet.win({
      transactionId: winTransactionId,
      betTransactionId: opening.transactionId,
      roundId,
      amount: toDecimal(winMinor, walletType),
      finished: true,
    });
    if (answer.kind !== 'done') return postpone(record);
    await commits.run(() => repository.settle({ roundId, now: nowMs() }));
    return done(answer.data.balance);
  }

  /** After a call that brought nothing; `unsent` is a move whose call never left. */
  async function postpone(
    { roundId, attempts }: DecisionRecord,
    unsent?: Pick<Move, 'id' | 'sentAt'>,
  ): Promise<Progress> {
    const dueAt = nowMs() + nextDelayMs(attempts);
    await commits.run(() => {
      if (unsent) repository.markSent(unsent);
      repository.postpone({ roundId, dueAt });
    });
    return { end: 'unknown' };
  }

  return {
    attempt,
    moveOn,

    /** Several attempts, for a player who waits. */
    insist: (roundId: string, language: string): Promise<Progress> =>
      insist({
        attempt: () => attempt(roundId, language),
        isKnown: ({ end }) => end !== 'unknown',
      }),
  };
}

function isStaked(move: Move): move is StakedMove {
  return move.status === 'pending' && move.transactionId !== null && move.token !== null;
}

function done(balance: number | null): Progress {
  return { end: 'done', balance };
}
