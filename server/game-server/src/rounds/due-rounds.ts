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

/** Due steps of one kind of round, which need no player; times are Unix milliseconds. */
export type DueWork = {
  /** Oldest first. */
  readonly due: (of: { now: number; limit: number }) => readonly DueRound[];
  /** The next due time, computed after the run that started at `ranAt`. */
  readonly nextDueAt: (ranAt: number) => number | null;
  /**
   * Takes the step if it is still due. Call it inside a database step.
   * @returns the transaction that the round waits for afterwards
   */
  readonly step: (roundId: string, now: number) => WalletTransaction | null;
  /** Delays the next attempt after a failed step. */
  readonly postpone: (roundId: string, now: number) => void;
};

export type DueRounds = Scheduler & { readonly runDue: () => Promise<void> };

/**
 * Advances rounds without their player: transactions whose result is unknown, also those of a stopped
 * process, and rounds whose next step is due by time.
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

  /** A failed round does not block the others. */
  async function runFor(uid: string, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
    const report = (err: unknown) => log.error({ err }, 'a step of a due round failed');
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

    /** Makes the transactions of earlier processes due immediately. */
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
