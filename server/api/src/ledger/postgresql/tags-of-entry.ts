import type pg from 'pg';
import { z } from 'zod';

const rows = z.array(z.object({ tag: z.string() }));

/** The tags that an entry wrote; reads the tags of all entries. */
export async function postgresTagsOfEntry(
  client: pg.ClientBase,
  entryId: bigint,
): Promise<readonly string[]> {
  const found = await client.query(
    'SELECT "tag" FROM "LedgerTag" WHERE "entryId" = $1 ORDER BY "tag" COLLATE "C"',
    [entryId],
  );
  return rows.parse(found.rows).map(({ tag }) => tag);
}
