import { withConnection } from '@fairhall/kit/postgres/with-connection';
import { z } from 'zod';
import type { LedgerReadings } from '../../../ledger/port.ts';
import { TRIAL_BALANCE_SQL } from '../../../ledger/trial-balance.ts';
import { allRules, cheapRules, checkPostgresLedger } from './check.ts';

/** Of each statement of a reading that a caller waits for; a job with one of them ends before its lease. */
const STATEMENT_MS_MAX = 20_000;

/** Sums of `bigint` are `numeric`, which arrives as text. */
const sums = z.array(
  z.object({ currency: z.string(), account: z.string(), amountMinor: z.coerce.bigint() }),
);
const tags = z.array(z.object({ tag: z.string() }));

/** Each on a connection of its own, from one snapshot. */
export function postgresReadings({ url }: { url: string }): LedgerReadings {
  const limited = { connectionString: url, statement_timeout: STATEMENT_MS_MAX };
  return {
    trialBalance: () =>
      withConnection(limited, async (client) =>
        sums.parse((await client.query(TRIAL_BALANCE_SQL)).rows),
      ),
    tagsOfEntry: (entryId) =>
      withConnection(limited, async (client) => {
        const { rows } = await client.query(
          'SELECT "tag" FROM "LedgerTag" WHERE "entryId" = $1 ORDER BY "tag" COLLATE "C"',
          [entryId],
        );
        return tags.parse(rows).map(({ tag }) => tag);
      }),
    checkTotals: () => withConnection(limited, (client) => checkPostgresLedger(client, cheapRules)),
    checkEveryEntry: () =>
      withConnection({ connectionString: url }, (client) => checkPostgresLedger(client, allRules)),
  };
}
