import type { PostgresReader } from '../../db/postgresql/reader.ts';
import { PROVIDERS_SQL, type ProviderQueries, parseStored } from './providers.queries.ts';

/** The reads of `providers.queries.ts` on PostgreSQL. */
export function preparePostgresProviderQueries(reader: PostgresReader): ProviderQueries {
  const read = { name: 'providers', text: PROVIDERS_SQL };
  return {
    async all() {
      const rows = await reader.query<Parameters<typeof parseStored>[0]>(read);
      return rows.map(parseStored);
    },
  };
}
