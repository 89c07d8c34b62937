import type { DatabaseSettings } from '@fairhall/kit/settings';
import type { Backend } from './backend.ts';
import { postgresqlBackend } from './postgresql/index.ts';
import { sqliteBackend } from './sqlite/index.ts';

/** The database of the settings. */
export function backendOf(database: DatabaseSettings): Backend {
  switch (database.backend) {
    case 'sqlite':
      return sqliteBackend(database);
    case 'postgresql':
      return postgresqlBackend(database);
  }
}
