/** The version of a baseline, the first migration: the versions before it were never released. */
const BASELINE_VERSION = 6;

/** The version after all migrations. */
export const newestVersion = (migrations: readonly string[]): number =>
  BASELINE_VERSION + migrations.length - 1;

/**
 * The migrations that a database still needs.
 * @param options.version 0 for a database without tables
 * @param options.database names it in an error
 * @param options.replacement the sentence's end: how to start with a new database
 * @throws Error for a version before the baseline, or newer than the migrations
 */
export function pendingMigrations(
  migrations: readonly string[],
  { version, database, replacement }: { version: number; database: string; replacement: string },
): readonly string[] {
  if (version === 0) return migrations;
  if (version > newestVersion(migrations)) {
    throw new Error(`${database} is of version ${version}, newer than this program supports`);
  }
  if (version < BASELINE_VERSION) {
    throw new Error(
      `${database} is of a development version before the first release: ${replacement}`,
    );
  }
  return migrations.slice(version - BASELINE_VERSION + 1);
}
