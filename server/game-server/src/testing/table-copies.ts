import { withConnection } from '@fairhall/kit/postgres/with-connection';

/* Copies of the tables of a PostgreSQL database, each set in a schema of its own. */

export type TableCopies = { readonly schema: string; readonly tables: readonly string[] };

/** Copies what is committed. */
export function copyTables(url: string, schema: string): Promise<TableCopies> {
  return withConnection({ connectionString: url }, async (client) => {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; CREATE SCHEMA ${schema}`);
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const tables = rows.map(({ name }) => name);
    for (const table of tables) {
      await client.query(`CREATE TABLE ${schema}.${table} AS TABLE public.${table}`);
    }
    await client.query('COMMIT');
    return { schema, tables };
  });
}

/** Replaces the tables by their copies. */
export async function restoreTables(url: string, { schema, tables }: TableCopies): Promise<void> {
  await withConnection({ connectionString: url }, async (client) => {
    // Without the checks of foreign keys, in whose order the tables are not.
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
    await client.query(`TRUNCATE ${tables.join(', ')}`);
    for (const table of tables) {
      await client.query(`INSERT INTO ${table} SELECT * FROM ${schema}.${table}`);
    }
    await client.query('COMMIT');
  });
}
