import { setTimeout as elapse } from 'node:timers/promises';
import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { LRUCache } from 'lru-cache';

/** Time between two rounds of a player in one game: five a second. */
const GAP_MS = 200;
/** Rounds that wait for their turn. */
const WAITING_MAX = 20;
/** Players and games that are remembered. */
const PACED_MAX = 10_000;

export type RoundPace = ReturnType<typeof createRoundPace>;

/** The pace of Hall Originals, whose rounds are short enough to be played in quick succession. */
export function createRoundPace({
  clock,
  wait = elapse,
}: {
  readonly clock: Clock;
  readonly wait?: (ms: number) => Promise<unknown>;
}) {
  const nextAt = new LRUCache<string, number>({ max: PACED_MAX });

  return {
    /** Resolves when it is the turn of a round. @throws TOO_MANY_REQUESTS if 20 wait already */
    async turn({ uid, gameId }: { uid: string; gameId: string }): Promise<void> {
      const key = `${uid} ${gameId}`;
      const now = clock.now().getTime();
      const at = Math.max(nextAt.get(key) ?? now, now);
      if (at - now > WAITING_MAX * GAP_MS) {
        throw new ApiError('TOO_MANY_REQUESTS', 'Too many rounds, please wait a moment.');
      }
      nextAt.set(key, at + GAP_MS);
      if (at > now) await wait(at - now);
    },
  };
}
