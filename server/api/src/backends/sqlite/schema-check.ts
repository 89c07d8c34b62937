import Sqlite from '@fairhall/kit/sqlite';
import { readMigration } from '../../db/migrations.ts';
import { readMigrationRecords } from './migration-records.ts';
import { sqliteMigrations } from './upgrade.ts';

/** A table, index, trigger or view, by "table User". */
type Schema = ReadonlyMap<string, string>;

/**
 * Compares the tables, indexes, triggers and views of a database with those that its applied
 * migrations create.
 * @returns a line for each difference; none when the schemas agree
 */
export async function schemaDifferences({
  databaseFile,
}: {
  databaseFile: string;
}): Promise<readonly string[]> {
  const migrated = new Sqlite(':memory:');
  const database = new Sqlite(databaseFile, { readonly: true, fileMustExist: true });
  try {
    const migrations = await sqliteMigrations();
    for (const name of readMigrationRecords(databaseFile).finished) {
      migrated.exec(await readMigration(migrations, name));
    }
    return differences({ expected: schemaOf(migrated), actual: schemaOf(database) });
  } finally {
    database.close();
    migrated.close();
  }
}

function differences({ expected, actual }: { expected: Schema; actual: Schema }): string[] {
  const found: string[] = [];
  for (const [name, sql] of expected) {
    if (!actual.has(name)) found.push(`${name} is missing`);
    else if (actual.get(name) !== sql) found.push(`${name} is different`);
  }
  for (const name of actual.keys()) if (!expected.has(name)) found.push(`${name} is unknown`);
  return found;
}

/** Without the objects of SQLite and of Prisma. */
function schemaOf(database: Sqlite.Database): Schema {
  const rows = database
    .prepare<[], { type: string; name: string; sql: string }>(
      `SELECT "type", "name", "sql" FROM sqlite_master
       WHERE "name" NOT GLOB 'sqlite_*' AND "tbl_name" <> '_prisma_migrations' ORDER BY "name"`,
    )
    .all();
  return new Map(
    rows.map(({ type, name, sql }) => [`${type} ${name}`, sql.replaceAll(/\s+/g, ' ')]),
  );
}
