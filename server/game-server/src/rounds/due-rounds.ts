import type { Clock } from '@fairhall/kit/clock';
import { createScheduler, type Scheduler } from '../scheduler.ts';
import type { GroupCommit } from './group-commit.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { TransactionRepository } from './transaction-repository.ts';
import type { TransactionSender } from './transaction-sender.ts';
import type { WalletTransaction } from './wallet-transaction.ts';

const ROUNDS_PER_RUN_MAX = 32;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

type DueRound = { readonly uid: string; readonly roundId: string };

/** Rounds of one kind that go on without their player; times are Unix milliseconds. */
export type DueWork = {
  /** The longest waiting first. */
  readonly due: (of: { now: number; limit: number }) => readonly DueRound[];
  /** As far as is known at the end of the run that began at `ranAt`. */
  readonly nextDueAt: (ranAt: number) => number | null;
  /**
   * The step that is due, if it still is. To be called in a step of the database.
   * @returns the transaction that the round waits for now
   */
  readonly step: (roundId: string, now: number) => WalletTransaction | null;
  /** After a step that failed: the next look at the round is not at once. */
  readonly postpone: (roundId: string, now: number) => void;
};

export type DueRounds = Scheduler & { readonly runDue: () => Promise<void> };

/**
 * Brings rounds on whose player is gone: transactions without a known answer, those that a stopped
 * process has left among them, and rounds whose next step waits for nobody.
 */
export function createDueRounds({
  works,
  commits,
  transactions,
  sender,
  queue,
  clock,
  log,
}: {
  works: readonly DueWork[];
  commits: GroupCommit;
  transactions: TransactionRepository;
  sender: TransactionSender;
  queue: PlayerQueue;
  clock: Clock;
  log: Log;
}): DueRounds {
  const nowMs = () => clock.now().getTime();

  async function stepAndSend(work: DueWork, roundId: string): Promise<void> {
    try {
      const transaction = await commits.run(() => work.step(roundId, nowMs()));
      if (transaction) await sender.attemptFirst(transaction);
    } catch (err) {
      await commits.run(() => work.postpone(roundId, nowMs()));
      throw err;
    }
  }

  async function runDue(): Promise<void> {
    const limits = { now: nowMs(), limit: ROUNDS_PER_RUN_MAX };
    const ofPlayer = new Map<string, (() => Promise<unknown>)[]>();
    const add = (uid: string, task: () => Promise<unknown>) =>
      ofPlayer.set(uid, [...(ofPlayer.get(uid) ?? []), task]);
    for (const { uid, roundId } of transactions.due(limits)) {
      add(uid, () => sender.attempt(roundId));
    }
    for (const work of works) {
      for (const { uid, roundId } of work.due(limits)) add(uid, () => stepAndSend(work, roundId));
    }
    await Promise.all([...ofPlayer].map(([uid, tasks]) => runFor(uid, tasks)));
  }

  /** One round's trouble is no reason to leave the others waiting. */
  async function runFor(uid: string, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
    const report = (err: unknown) => log.error({ err }, 'a due round could not be brought on');
    await queue
      .run(uid, () => Promise.all(tasks.map((task) => task().catch(report))))
      .catch(report);
  }

  const nextAt = (ranAt: number) =>
    Math.min(
      ...[transactions, ...works].map((due) => due.nextDueAt(ranAt) ?? Number.POSITIVE_INFINITY),
    );
  const scheduler = createScheduler({ runDue, nextAt, clock, log });

  return {
    runDue,

    /** What an earlier process has left is due at once. */
    start(): void {
      transactions.makeAllDue(nowMs());
      scheduler.start();
    },

    async stop(): Promise<void> {
      await scheduler.stop();
      await queue.settled();
    },
  };
}
