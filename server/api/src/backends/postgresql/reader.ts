import { batchedCalls } from '@fairhall/kit/batched-calls';
import { openPostgresPool } from '@fairhall/kit/postgres/open-pool';
import { queryError } from '@fairhall/kit/postgres/query-failure';
import pg from 'pg';
import {
  type ColumnKinds,
  columnDecoder,
  type Query,
  type QueryParameters,
  type Reader,
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
    const text = sql.replaceAll('= :key', '= ANY ($1)') + (awaitsChanges ? ' FOR SHARE' : '');
    const decode = rowDecoder(kinds);
    return batchedCalls<readonly Row[]>(
      async (keys) => {
        const rows = new Map(keys.map((key): [unknown, Row[]] => [key, []]));
        for (const { key, ...row } of await run({ name, text, values: [keys] })) {
          rows.get(key)?.push(decode(row));
        }
        return keys.map((key) => rows.get(key) ?? []);
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

function rowDecoder<Row>(kinds: ColumnKinds<Row>): (stored: Record<string, unknown>) => Row {
  const columns = Object.keys(kinds).map((name) => ({ name, decode: columnDecoder(kinds, name) }));
  return (stored) => {
    for (const { name, decode } of columns) stored[name] = decode(stored[name]);
    // The compiler does not see that the columns of the text are those of the row.
    return stored as Row;
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
