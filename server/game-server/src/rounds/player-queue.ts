import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import pLimit, { type LimitFunction } from 'p-limit';

/** Queued calls of one player. */
const WAITING_MAX = 8;
/** Players with a call in progress. */
const PLAYERS_MAX = 10_000;

export type PlayerQueue = ReturnType<typeof createPlayerQueue>;

/**
 * Runs one call at a time for each player, in order of arrival: no two rounds are dealt from one
 * nonce, and no seed is revealed while a round is pending.
 */
export function createPlayerQueue() {
  const limits = new Map<string, LimitFunction>();

  /** Creating a limit costs more than a call, so idle limits are dropped only at the maximum. */
  function newLimit(uid: string): LimitFunction {
    if (limits.size >= PLAYERS_MAX) dropIdle();
    if (limits.size >= PLAYERS_MAX) {
      throw new ApiError('OVERLOADED', 'The casino is busy. Nothing was done.');
    }
    const limit = pLimit(1);
    limits.set(uid, limit);
    return limit;
  }

  function dropIdle(): void {
    for (const [uid, limit] of limits) if (callsOf(limit) === 0) limits.delete(uid);
  }

  return {
    /**
     * Runs the task after the player's earlier tasks.
     * @throws TOO_MANY_REQUESTS, OVERLOADED; the error of the task
     */
    async run<T>(uid: string, task: () => Promise<T>): Promise<T> {
      const limit = limits.get(uid) ?? newLimit(uid);
      if (callsOf(limit) > WAITING_MAX) {
        throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests, please wait a moment.');
      }
      return limit(task);
    },

    /** Resolves when all calls queued so far are done. */
    async settled(): Promise<void> {
      await Promise.all([...limits.values()].map((limit) => limit(async () => {})));
    },
  };
}

function callsOf({ activeCount, pendingCount }: LimitFunction): number {
  return activeCount + pendingCount;
}
