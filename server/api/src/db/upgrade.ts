import type { Settings } from '@fairhall/kit/settings';
import { upgradePostgresql } from './postgresql/upgrade.ts';
import { upgradeDatabaseFile } from './sqlite/upgrade.ts';

/**
 * Migrates the configured database to the newest schema.
 * @returns the names of the migrations just applied
 * @throws Error when a migration fails or the database is of a newer version; a failed migration
 *   changes nothing
 */
export function upgradeDatabase({
  database,
}: Pick<Settings, 'database'>): Promise<readonly string[]> {
  return database.backend === 'sqlite'
    ? upgradeDatabaseFile({ databaseFile: database.file })
    : upgradePostgresql({ database });
}
