import { z } from 'zod';
import type { Provider as ProviderRow } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';

/** A stored provider; JSON columns are parsed. */
export type StoredProvider = Pick<
  ProviderRow,
  'id' | 'name' | 'roundsOrigin' | 'winMultiple' | 'secret' | 'previousSecret'
> & {
  readonly origins: readonly [string, ...string[]];
  readonly gameIds: readonly string[];
  readonly isOn: boolean;
};

export type ProviderQueries = {
  /** All stored providers by id: a handful. */
  all(): Promise<readonly StoredProvider[]>;
};

const texts = z.array(z.string());
const atLeastOne = z.tuple([z.string()], z.string());

/** Parses the JSON columns of a row. */
export function parseStored({
  id,
  name,
  origins,
  gameIds,
  roundsOrigin,
  winMultiple,
  secret,
  previousSecret,
  offSince,
}: Omit<ProviderRow, 'offSince' | 'roundsEndedAt' | 'createdAt' | 'updatedAt'> & {
  readonly offSince: unknown;
}): StoredProvider {
  return {
    ...{ id, name, roundsOrigin, winMultiple, secret, previousSecret },
    origins: atLeastOne.parse(JSON.parse(origins)),
    gameIds: texts.parse(JSON.parse(gameIds)),
    isOn: offSince === null,
  };
}

/** On both backends. */
export const PROVIDERS_SQL = `SELECT "id", "name", "origins", "gameIds", "roundsOrigin", "winMultiple",
    "secret", "previousSecret", "offSince" FROM "Provider" ORDER BY "id"`;

export function prepareProviderQueries(reader: Reader): ProviderQueries {
  const all = reader.prepare<[], Parameters<typeof parseStored>[0]>(PROVIDERS_SQL);
  return { all: async () => all.all().map(parseStored) };
}
