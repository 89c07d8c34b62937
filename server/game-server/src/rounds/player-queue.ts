import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import pLimit, { type LimitFunction } from 'p-limit';

/** Calls of one player that wait for their turn. */
const WAITING_MAX = 8;
/** Players with a call under way at one time. */
const PLAYERS_MAX = 10_000;

export type PlayerQueue = ReturnType<typeof createPlayerQueue>;

/**
 * One call at a time for each player, in the order in which they came: no two rounds are dealt from
 * one nonce, and a seed is not revealed while a round is on its way.
 */
export function createPlayerQueue() {
  const limits = new Map<string, LimitFunction>();

  /** A limit costs more than a call, so it is kept until there are too many. */
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
     * Runs the task when the player's earlier ones are over.
     * @throws ApiError TOO_MANY_REQUESTS, OVERLOADED; whatever the task throws
     */
    async run<T>(uid: string, task: () => Promise<T>): Promise<T> {
      const limit = limits.get(uid) ?? newLimit(uid);
      if (callsOf(limit) > WAITING_MAX) {
        throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests, please wait a moment.');
      }
      return limit(task);
    },

    /** Resolves when every call so far is over. */
    async settled(): Promise<void> {
      await Promise.all([...limits.values()].map((limit) => limit(async () => {})));
    },
  };
}

function callsOf({ activeCount, pendingCount }: LimitFunction): number {
  return activeCount + pendingCount;
}
