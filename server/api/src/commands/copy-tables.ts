import Sqlite from '@fairhall/kit/sqlite';
import type pg from 'pg';
import { z } from 'zod';

const ROWS_PER_INSERT = 2000;

type SqliteValue = string | number | bigint | Buffer | null;

/** From SQLite's value, with integers as bigint, to one that PostgreSQL casts from text. */
const CONVERSIONS: Readonly<Record<string, (value: SqliteValue) => unknown>> = {
  text: (value) => value,
  integer: (value) => value,
  bigint: (value) => value,
  'double precision': (value) => value,
  boolean: (value) => value === 1n,
  'timestamp without time zone': (value) => new Date(Number(value)).toISOString(),
};

type Column = { readonly name: string; readonly type: string };
type Table = { readonly name: string; readonly columns: readonly Column[] };

const tableRows = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    parents: z.array(z.string()),
  }),
);

/**
 * Copies every row of a migrated SQLite file into the migrated PostgreSQL database, in the caller's
 * transaction.
 * @returns the number of rows
 * @throws Error when the target holds a row, or a row cannot be copied
 */
export async function copyTables({
  databaseFile,
  client,
}: {
  databaseFile: string;
  client: pg.ClientBase;
}): Promise<number> {
  const tables = await tablesOf(client);
  for (const table of tables) await assertEmpty(client, table);
  const source = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  let rows = 0;
  try {
    for (const table of tables) rows += await copyTable(client, { source, table });
  } finally {
    source.close();
  }
  await client.query(`SELECT setval('ledger_entry_id', max("id")) FROM "LedgerEntry"`);
  return rows;
}

/**
 * The tables of the schema, each after those that its foreign keys refer to. SQLite has none of the
 * unlogged ones.
 */
async function tablesOf(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query(`
    SELECT relname AS "name",
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, NULL)))
         FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
      ) AS "columns",
      ARRAY(SELECT parent.relname::text FROM pg_constraint
        JOIN pg_class AS parent ON parent.oid = confrelid
        WHERE conrelid = pg_class.oid AND contype = 'f') AS "parents"
    FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'
      AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'`);
  const tables = tableRows.parse(rows);
  const ordered = new Set<(typeof tables)[number]>();
  const add = (table: (typeof tables)[number]): void => {
    if (ordered.has(table)) return;
    for (const parent of tables) if (table.parents.includes(parent.name)) add(parent);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}

async function assertEmpty(client: pg.ClientBase, { name }: Table): Promise<void> {
  const { rows } = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`);
  if (rows.length > 0) throw new Error(`the target is not empty: it has rows in ${name}`);
}

async function copyTable(
  client: pg.ClientBase,
  { source, table }: { source: Sqlite.Database; table: Table },
): Promise<number> {
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
  const casts = table.columns.map(({ type }, index) => `$${index + 1}::text[]::${type}[]`);
  const insert = `INSERT INTO "${table.name}" (${names}) SELECT * FROM unnest(${casts.join(', ')})`;
  const select = source
    .prepare<[], SqliteValue[]>(`SELECT ${names} FROM "${table.name}"`)
    .safeIntegers(true)
    .raw(true);
  let rows: SqliteValue[][] = [];
  let count = 0;
  const flush = async () => {
    await client.query(insert, columnsOf(table, rows));
    count += rows.length;
    rows = [];
  };
  try {
    for (const row of select.iterate()) {
      rows.push(row);
      if (rows.length === ROWS_PER_INSERT) await flush();
    }
    if (rows.length > 0) await flush();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${table.name}: ${reason}`, { cause: error });
  }
  return count;
}

/** The values of each column as one array. */
function columnsOf({ columns }: Table, rows: readonly SqliteValue[][]): unknown[][] {
  return columns.map(({ name, type }, index) => {
    const convert = CONVERSIONS[type];
    if (!convert) throw new Error(`the column ${name} has the unknown type ${type}`);
    return rows.map((row) => {
      const value = row[index] ?? null;
      return value === null ? null : convert(value);
    });
  });
}
