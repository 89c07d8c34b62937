import { DatabaseUnavailableError } from '@fairhall/kit/database-unavailable';
import { lockNumbers, playerLock } from '@fairhall/kit/postgres/advisory-locks';
import { failureOf, queryError } from '@fairhall/kit/postgres/query-failure';
import type pg from 'pg';

/** Attempts of work that others hinder. */
const TRIES_MAX = 5;

/**
 * Runs work in a transaction of its own. With a player it takes the player's lock first, so each
 * statement sees what the last holder of the lock has committed.
 * @throws what the work throws, after a rollback; DatabaseUnavailableError
 */
export async function transact<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  of?: { readonly player: string },
): Promise<Result> {
  const client = await connected(pool);
  let lost = false;
  try {
    await send(client, of ? `${BEGIN}; ${lockOf(of.player)}` : BEGIN);
    const result = await work(client);
    await send(client, 'COMMIT');
    return result;
  } catch (error) {
    lost = error instanceof DatabaseUnavailableError || !(await isRolledBack(client));
    throw error;
  } finally {
    // A connection that failed is not used again.
    client.release(lost);
  }
}

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';

/** In one message with BEGIN, which cannot have parameters. */
function lockOf(player: string): string {
  const [lock] = lockNumbers([playerLock(player)]);
  return `SELECT pg_advisory_xact_lock(${lock})`;
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailableError('PostgreSQL cannot be reached', { cause: error });
  }
}

async function send(client: pg.PoolClient, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw queryError(error);
  }
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs work that is rolled back as a whole again when others hindered it: by a lock that was not free
 * in time, a deadlock, or a row with the same key.
 */
export async function untilUnhindered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      const isHindered = failure === 'contended' || failure === 'duplicate';
      if (!isHindered || tries === TRIES_MAX) throw error;
    }
  }
}
