import { batchedCalls } from '@fairhall/kit/batched-calls';
import { openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import type pg from 'pg';
import { z } from 'zod';
import { currencies } from '../../../contract/money.ts';
import type { LedgerLogger, LedgerPort, PlayerBalance } from '../../../ledger/port.ts';
import { PostgresLedger } from './postgres-ledger.ts';
import { postgresReadings } from './readings.ts';

const QUEUE_MAX = 10_000;
/** Two batches under way: while the disk syncs one, the database checks the next. */
const WRITERS_MAX = 2;
const READERS_MAX = 2;
/** Players in one read of balances. */
const READ_BATCH_MAX = 256;
const CONNECT_MS_MAX = 5_000;
const LOCK_MS_MAX = 2_000;
const STATEMENT_MS_MAX = 5_000;

const balanceRow = z.object({
  userId: z.string(),
  currency: z.enum(currencies),
  availableMinor: z.string().transform(BigInt),
  frozenMinor: z.string().transform(BigInt),
});

/**
 * Opens the ledger in a migrated PostgreSQL database. Any number of processes may do so at once.
 * @param options.url a connection string, of the role that may execute `ledger_post`
 */
export function openPostgresLedger({
  url,
  logger,
  onTransaction,
  queueMax = QUEUE_MAX,
}: {
  url: string;
  logger?: LedgerLogger;
  /** Receives the number of posts and writes of each batch. */
  onTransaction?: (size: number) => void;
  /** Limit of the queue; further calls fail with `LedgerOverloadedError`. */
  queueMax?: number;
}): LedgerPort {
  const connect = (max: number) =>
    openPostgresPool({
      connectionString: url,
      max,
      connectionTimeoutMillis: CONNECT_MS_MAX,
      lock_timeout: LOCK_MS_MAX,
      statement_timeout: STATEMENT_MS_MAX,
      keepAlive: true,
      onFailure: (err) => logger?.error({ err }, 'A connection of the ledger ended'),
    });
  const readers = connect(READERS_MAX);
  const ledger = new PostgresLedger({
    writers: connect(WRITERS_MAX),
    writersMax: WRITERS_MAX,
    readBalances: balanceReader(readers),
    queueMax,
    logger,
    onTransaction,
  });
  const close = async () => {
    await ledger.close();
    await readers.end();
  };
  let closing: Promise<void> | undefined;
  return {
    post: (entry) => ledger.post(entry),
    write: (rows, options) => ledger.write(rows, options),
    balances: (userId) => ledger.balances(userId),
    readings: postgresReadings({ url }),
    ping: () => ledger.ping(),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function balanceReader(readers: pg.Pool): (userId: string) => Promise<readonly PlayerBalance[]> {
  return batchedCalls<readonly PlayerBalance[]>(
    async (userIds) => {
      const { rows } = await readers.query({
        name: 'balances',
        text: `SELECT "userId", "currency", "availableMinor", "frozenMinor" FROM "LedgerBalance"
                 WHERE "userId" = ANY ($1) ORDER BY "currency"`,
        values: [userIds],
      });
      const found = new Map(userIds.map((userId): [string, PlayerBalance[]] => [userId, []]));
      for (const row of rows) {
        const { userId, ...balance } = balanceRow.parse(row);
        found.get(userId)?.push(balance);
      }
      return userIds.map((userId) => found.get(userId) ?? []);
    },
    { callsMax: READ_BATCH_MAX },
  );
}
