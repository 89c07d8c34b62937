import { FREE_PLAY_MS } from '@fairhall/api/contract/free-play';
import type { Clock } from '@fairhall/kit/clock';
import { guestIdAt } from '@fairhall/kit/free-token';
import type { Database } from '../database/database.ts';
import { createScheduler, type Scheduler } from '../scheduler.ts';

/** How long the rounds of free play are stored, and with them the seeds to verify them. */
const ROUNDS_RETENTION_MS = 24 * 3_600_000;
const EVERY_MS = 10 * 60_000;
/** Bounds the time in which a deletion holds up other calls. */
const ROUNDS_PER_PART_MAX = 500;
const PARTS_PER_RUN_MAX = 200;

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/**
 * Deletes wallets of free play two hours after their last use, and guests with their rounds a day after
 * their launch has ended. Any number of processes may run it over one database.
 */
export function createFreeRetention({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Log;
}): Scheduler & { readonly runDue: () => Promise<void> } {
  async function runDue(): Promise<void> {
    const now = clock.now().getTime();
    await database.run(({ freeWallets }) => freeWallets.deleteUnused(now - FREE_PLAY_MS));
    const before = guestIdAt(new Date(now - FREE_PLAY_MS - ROUNDS_RETENTION_MS));
    for (let part = 1; part <= PARTS_PER_RUN_MAX; part += 1) {
      const roundsMax = ROUNDS_PER_PART_MAX;
      if (!(await database.pastGuests.deletePart({ before, roundsMax }))) return;
    }
  }

  const nextAt = async (ranAt: number): Promise<number> => ranAt + EVERY_MS;

  return { runDue, ...createScheduler({ runDue, nextAt, clock, log }) };
}
