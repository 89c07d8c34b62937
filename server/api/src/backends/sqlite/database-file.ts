import type { Settings } from '@fairhall/kit/settings';

/**
 * The file of an SQLite database, for what there is on SQLite alone.
 * @throws Error with `otherwise` when the settings name a PostgreSQL database
 */
export function databaseFileOf(
  { database }: Pick<Settings, 'database'>,
  { otherwise }: { otherwise: string },
): string {
  if (database.backend === 'sqlite') return database.file;
  throw new Error(otherwise);
}
