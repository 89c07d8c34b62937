import type { Clock } from '../../../core/clock.ts';
import type { PlayerQueue } from './player-queue.ts';
import type { RoundRepository } from './repository.ts';
import type { Settlements } from './settlement.ts';

const PLAYERS_AT_ONCE = 16;
const SLEEP_MS_MAX = 30_000;
const SLEEP_MS_MIN = 50;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

export type DueRounds = ReturnType<typeof createDueRounds>;

/**
 * Brings rounds to their end whose player is gone: those that a stopped process left pending, and
 * those whose wallet call got no answer.
 */
export function createDueRounds({
  repository,
  settlements,
  queue,
  clock,
  log,
}: {
  repository: RoundRepository;
  settlements: Settlements;
  queue: PlayerQueue;
  clock: Clock;
  log: Log;
}) {
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  async function settleDue(): Promise<void> {
    const now = clock.now().getTime();
    const players = repository.playersDue({ now, limit: PLAYERS_AT_ONCE });
    await Promise.all(players.map(settleFor));
  }

  /** One player's trouble is no reason to leave the others waiting. */
  async function settleFor(uid: string): Promise<void> {
    try {
      await queue.run(uid, async () => {
        const pending = repository.pendingOf(uid);
        if (pending) await settlements.attempt(pending);
      });
    } catch (err) {
      log.error({ err }, 'a due round could not be settled');
    }
  }

  function look(): void {
    settleDue()
      .catch((err: unknown) => log.error({ err }, 'settling due rounds failed'))
      .finally(sleep);
  }

  function sleep(): void {
    if (!running) return;
    const next = repository.nextDueAt() ?? Number.POSITIVE_INFINITY;
    const delayMs = Math.max(next - clock.now().getTime(), SLEEP_MS_MIN);
    timer = setTimeout(look, Math.min(delayMs, SLEEP_MS_MAX));
    timer.unref();
  }

  return {
    /** What an earlier process left pending is due at once. */
    start(): void {
      running = true;
      repository.makeAllDue(clock.now().getTime());
      look();
    },

    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      await queue.settled();
    },
  };
}
