import { z } from 'zod';
import type { Provider as ProviderRow } from '../../db/generated/client.ts';
import type { Reader } from '../../db/reader.ts';

/** A stored provider; JSON columns are parsed. */
export type StoredProvider = Pick<
  ProviderRow,
  'id' | 'name' | 'roundsOrigin' | 'winMultiple' | 'secret' | 'previousSecret' | 'secretRotatedAt'
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

type StoredRow = Omit<ProviderRow, 'roundsEndedAt' | 'createdAt' | 'updatedAt'>;

export function prepareProviderQueries(reader: Reader): ProviderQueries {
  const all = reader.prepareQuery<StoredRow>({
    name: 'providers',
    sql: `SELECT "id", "name", "origins", "gameIds", "roundsOrigin", "winMultiple", "secret",
        "previousSecret", "secretRotatedAt", "offSince" FROM "Provider" ORDER BY "id"`,
    kinds: { winMultiple: 'number', secretRotatedAt: 'date', offSince: 'date' },
  });
  return { all: async () => (await all({})).map(parseStored) };
}

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
  secretRotatedAt,
  offSince,
}: StoredRow): StoredProvider {
  return {
    ...{ id, name, roundsOrigin, winMultiple, secret, previousSecret, secretRotatedAt },
    origins: atLeastOne.parse(JSON.parse(origins)),
    gameIds: texts.parse(JSON.parse(gameIds)),
    isOn: offSince === null,
  };
}
