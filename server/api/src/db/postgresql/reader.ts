import { batchedCalls } from '@fairhall/kit/batched-calls';
import { openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { queryError } from '@fairhall/kit/postgres/query-failure';
import pg from 'pg';

const CONNECTIONS_MAX = 2;
const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 5_000;
/** Keys in one query. */
const KEYS_MAX = 256;

/**
 * Connections for the few reads that every call, bet, webhook and login makes. Each module declares
 * its own reads once (`*.queries.postgresql.ts`), which share queries; all others use Prisma.
 */
export type PostgresReader = {
  /**
   * Declares a read by one key: `text` selects rows of the keys in `$1`, with the key as column
   * "key".
   * @returns the other columns of each row of a key; none for an unknown one
   */
  prepare<Row extends pg.QueryResultRow>(read: {
    name: string;
    text: string;
  }): (key: string) => Promise<readonly Row[]>;
  /** Runs a read that has no key, or more than one. */
  query<Row extends pg.QueryResultRow>(read: {
    name: string;
    text: string;
    values?: readonly unknown[];
  }): Promise<readonly Row[]>;
  close(): Promise<void>;
};

/** @param options.url a connection string */
export function openPostgresReader({
  url,
  onFailure,
}: {
  url: string;
  /** Receives the error of an idle connection, which is replaced at the next read. */
  onFailure?: (error: Error) => void;
}): PostgresReader {
  const pool = openPostgresPool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    keepAlive: true,
    types: { getTypeParser },
    onFailure,
  });
  const query: PostgresReader['query'] = async <Row extends pg.QueryResultRow>({
    name,
    text,
    values = [],
  }: {
    name: string;
    text: string;
    values?: readonly unknown[];
  }) => {
    try {
      return (await pool.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw queryError(error);
    }
  };
  return {
    query,
    prepare<Row extends pg.QueryResultRow>({ name, text }: { name: string; text: string }) {
      return batchedCalls<readonly Row[]>(
        async (keys) => {
          const rows = new Map(keys.map((key): [string, Row[]] => [key, []]));
          const found = await query<Row & { key: string }>({ name, text, values: [keys] });
          for (const { key, ...row } of found) {
            // The compiler does not see that a row without its key is what the caller declared.
            rows.get(key)?.push(row as unknown as Row);
          }
          return keys.map((key) => rows.get(key) ?? []);
        },
        { callsMax: KEYS_MAX },
      );
    },
    close: () => pool.end(),
  };
}

/** Times without a zone are in UTC; whole numbers of 64 bits are exact. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.TIMESTAMP) return (text: string) => new Date(`${text}Z`);
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return BigInt;
  return pg.types.getTypeParser(oid, format);
}
