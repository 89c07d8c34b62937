import { CONNECTION_LIMITS, openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import type pg from 'pg';
import type { Database, Repositories } from '../../database/database.ts';
import { createRepositories } from '../../database/repositories/repositories.ts';
import type { RoundLists } from '../../database/repositories/round-lists.ts';
import type { Statements } from '../../database/statements.ts';
import { migrate } from './migrate.ts';
import { createPastGuests } from './past-guests.ts';
import { createPlays } from './plays.ts';
import { createStatements } from './statements.ts';
import { transact, untilUnhindered } from './transactions.ts';

const CONNECTIONS_MAX = 10;

/** Both are views. */
const lists: RoundLists = { bringUpToDate: async () => {}, inserted: async () => {} };

type Log = { readonly error: (details: { err: unknown }, message: string) => void };

/**
 * Opens the game server's database on PostgreSQL, which any number of game servers may share, and
 * creates or migrates its tables. A commit is durable. Units of different players run at a time, each
 * in a transaction of its own.
 * @param url a connection string
 */
export async function openPostgresqlDatabase({
  url,
  log,
}: {
  url: string;
  log: Log;
}): Promise<Database & { close(): Promise<void> }> {
  await migrate(url);
  const pool = openPostgresPool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    ...CONNECTION_LIMITS,
    onFailure: (err) => log.error({ err }, 'a connection to PostgreSQL ended'),
  });
  const contexts = new WeakMap<pg.PoolClient, Context>();

  function contextOf(client: pg.PoolClient): Context {
    const known = contexts.get(client);
    if (known) return known;
    const statements = createStatements(client);
    const context = { statements, tx: createRepositories(statements, lists) };
    contexts.set(client, context);
    return context;
  }

  const run = <Result>(
    work: (context: Context) => Promise<Result>,
    of?: { readonly player: string },
  ): Promise<Result> =>
    untilUnhindered(() => transact(pool, (client) => work(contextOf(client)), of));

  return {
    isShared: true,
    run: (unit, of) => run(({ tx }) => unit(tx), of),
    plays: createPlays(pool),
    pastGuests: createPastGuests((work, of) => run(({ statements }) => work(statements), of)),
    close: () => pool.end(),
  };
}

/** The repositories of one connection, which runs one transaction at a time. */
type Context = { readonly statements: Statements; readonly tx: Repositories };
