import type { Clock } from '@fairhall/kit/clock';
import type { Database, Repositories } from '../database/database.ts';
import { createScheduler, type Scheduler } from '../scheduler.ts';
import type { PlayerQueue } from './player-queue.ts';
import { CLAIM_MS } from './retry.ts';
import type { DueClaim, DueRound } from './transaction-repository.ts';
import type { TransactionSender } from './transaction-sender.ts';
import type { WalletTransaction } from './wallet-transaction.ts';

const ROUNDS_PER_RUN_MAX = 32;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/**
 * Due steps of one kind of round, which need no player; times are Unix milliseconds. Each function is
 * part of a unit of work.
 */
export type DueWork = {
  /** Claims the oldest. */
  readonly claimDue: (tx: Repositories, claim: DueClaim) => Promise<readonly DueRound[]>;
  /** The next due time, computed after the run that started at `ranAt`. */
  readonly nextDueAt: (tx: Repositories, ranAt: number) => Promise<number | null>;
  /**
   * Takes the step if it is still due.
   * @returns the transaction that the round waits for afterwards
   */
  readonly step: (tx: Repositories, due: DueStep) => Promise<WalletTransaction | null>;
  /** Delays the next attempt after a failed step. */
  readonly postpone: (tx: Repositories, roundId: string, now: number) => Promise<void>;
};

/** `until` is the end of the claim. */
export type DueStep = { readonly roundId: string; readonly now: number; readonly until: number };

export type DueRounds = Scheduler & { readonly runDue: () => Promise<void> };

/**
 * Advances rounds without their player: transactions whose result is unknown, also those of a stopped
 * process, and rounds whose next step is due by time.
 */
export function createDueRounds({
  works,
  database,
  sender,
  queue,
  clock,
  log,
}: {
  works: readonly DueWork[];
  database: Database;
  sender: TransactionSender;
  queue: PlayerQueue;
  clock: Clock;
  log: Log;
}): DueRounds {
  const nowMs = () => clock.now().getTime();

  async function stepAndSend(
    work: DueWork,
    { uid, roundId, until }: DueRound & { until: number },
  ): Promise<void> {
    try {
      const transaction = await database.run(
        (tx) => work.step(tx, { roundId, now: nowMs(), until }),
        { player: uid },
      );
      if (transaction) await sender.attemptFirst(transaction);
    } catch (err) {
      await database.run((tx) => work.postpone(tx, roundId, nowMs()));
      throw err;
    }
  }

  async function runDue(): Promise<void> {
    const now = nowMs();
    const claim = { now, until: now + CLAIM_MS, limit: ROUNDS_PER_RUN_MAX };
    const ofPlayer = new Map<string, (() => Promise<unknown>)[]>();
    const add = (uid: string, task: () => Promise<unknown>) =>
      ofPlayer.set(uid, [...(ofPlayer.get(uid) ?? []), task]);
    const unsent = await database.run(({ transactions }) => transactions.claimDue(claim));
    for (const { uid, roundId } of unsent) add(uid, () => sender.attempt(roundId));
    for (const work of works) {
      const due = await database.run((tx) => work.claimDue(tx, claim));
      const { until } = claim;
      for (const round of due) add(round.uid, () => stepAndSend(work, { ...round, until }));
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

  const nextAt = (ranAt: number): Promise<number> =>
    database.run(async (tx) => {
      const times = [await tx.transactions.findNextDueAt()];
      for (const work of works) times.push(await work.nextDueAt(tx, ranAt));
      return Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
    });

  // The transactions of a process that is alive are on their way to the wallet.
  let areEarlierDue = database.isShared;
  /** The first run makes the transactions of earlier processes due immediately. */
  async function runWithEarlier(): Promise<void> {
    if (!areEarlierDue) await database.run(({ transactions }) => transactions.makeAllDue(nowMs()));
    areEarlierDue = true;
    await runDue();
  }

  const scheduler = createScheduler({ runDue: runWithEarlier, nextAt, clock, log });

  return {
    runDue,
    start: scheduler.start,

    async stop(): Promise<void> {
      await scheduler.stop();
      await queue.settled();
    },
  };
}
