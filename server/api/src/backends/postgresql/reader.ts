import { batchedCalls } from '@fairhall/kit/batched-calls';
import { openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { queryError } from '@fairhall/kit/postgres/query-failure';
import pg from 'pg';
import {
  type Query,
  type QueryParameters,
  type Reader,
  rowDecoder,
  withPlaceholders,
} from '../../db/reader.ts';

const CONNECTIONS_MAX = 2;
const CONNECT_MS_MAX = 5_000;
const STATEMENT_MS_MAX = 5_000;
/** Keys in one query. */
const KEYS_MAX = 256;

/**
 * Reads on connections of their own. The reads of one turn of the event loop by one key share a query.
 * @param options.url a connection string
 */
export function openPostgresReader({
  url,
  onFailure,
}: {
  url: string;
  /** Receives the error of an idle connection, which is replaced at the next read. */
  onFailure?: (error: Error) => void;
}): Reader {
  const pool = openPostgresPool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    keepAlive: true,
    types: { getTypeParser },
    onFailure,
  });
  const run = async (statement: { name: string; text: string; values: unknown[] }) => {
    try {
      return (await pool.query<Record<string, unknown>>(statement)).rows;
    } catch (error) {
      throw queryError(error);
    }
  };
  const prepareList = <Row>({ name, sql, kinds, awaitsChanges = false }: Query<Row>) => {
    const { text: query } = withPlaceholders(sql, () => 'keys."key"');
    const lock = awaitsChanges ? ' FOR SHARE' : '';
    const text = `SELECT keys."place", found.*
      FROM unnest($1::text[]) WITH ORDINALITY AS keys ("key", "place"), LATERAL (${query}${lock}) AS found`;
    const decode = rowDecoder(kinds);
    return batchedCalls<readonly Row[]>(
      async (keys) => {
        const rows = keys.map((): Row[] => []);
        for (const { place, ...row } of await run({ name, text, values: [keys] })) {
          rows[Number(place) - 1]?.push(decode(row));
        }
        return rows;
      },
      { callsMax: KEYS_MAX },
    );
  };
  return {
    prepareList,
    prepareFind(query) {
      const list = prepareList(query);
      return async (key) => (await list(key))[0] ?? null;
    },
    prepareQuery<Row, Parameters extends QueryParameters>({ name, sql, kinds }: Query<Row>) {
      const { text, names } = withPlaceholders(sql, (place) => `$${place}`);
      const decode = rowDecoder(kinds);
      return async (parameters: Parameters) => {
        const values = names.map((parameter) => sent(parameters[parameter]));
        return (await run({ name, text, values })).map(decode);
      };
    },
    close: () => pool.end(),
  };
}

/** The driver would send a date in the zone of this machine. */
function sent(value: QueryParameters[string] | undefined): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** Times without a zone are in UTC; whole numbers of 64 bits are exact. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.TIMESTAMP) return (text: string) => new Date(`${text}Z`);
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return BigInt;
  return pg.types.getTypeParser(oid, format);
}
