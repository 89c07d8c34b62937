import type { Clock } from '@fairhall/kit/clock';
import { type Clockwork, createClockwork } from '../clockwork.ts';
import type { PlayerQueue } from './player-queue.ts';

const PLAYERS_AT_ONCE = 16;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/** Rounds of one sort that may be due; times are Unix milliseconds. */
export type DueWork = {
  /** Players with rounds that are due, the longest waiting first. */
  readonly playersDue: (of: { now: number; limit: number }) => readonly string[];
  readonly nextDueAt: () => number | null;
  /** Wallet calls that a stopped process left without an answer are due at once. */
  readonly makeAllDue: (now: number) => void;
  /** Brings what is due of a player to its end, or on its way. Called in the player's queue. */
  readonly settleFor: (uid: string) => Promise<void>;
};

/**
 * Brings rounds to their end whose player is gone: those that a stopped process left pending, and
 * those whose wallet call got no answer, and those that wait for a choice no longer.
 */
export function createDueRounds({
  works,
  queue,
  clock,
  log,
}: {
  works: readonly DueWork[];
  queue: PlayerQueue;
  clock: Clock;
  log: Log;
}): Clockwork {
  async function runDue(): Promise<void> {
    const now = clock.now().getTime();
    const due = works.flatMap((work) =>
      work.playersDue({ now, limit: PLAYERS_AT_ONCE }).map((uid) => ({ work, uid })),
    );
    await Promise.all(due.map(settleFor));
  }

  /** One player's trouble is no reason to leave the others waiting. */
  async function settleFor({ work, uid }: { work: DueWork; uid: string }): Promise<void> {
    try {
      await queue.run(uid, () => work.settleFor(uid));
    } catch (err) {
      log.error({ err }, 'a due round could not be settled');
    }
  }

  const nextAt = () =>
    Math.min(...works.map((work) => work.nextDueAt() ?? Number.POSITIVE_INFINITY));
  const clockwork = createClockwork({ runDue, nextAt, clock, log });

  return {
    /** What an earlier process left pending is due at once. */
    start(): void {
      for (const work of works) work.makeAllDue(clock.now().getTime());
      clockwork.start();
    },

    async stop(): Promise<void> {
      await clockwork.stop();
      await queue.settled();
    },
  };
}
