import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { DatabaseSettings } from '@fairhall/kit/settings';
import { type Breach, ledgerRules } from '../../ledger/check.ts';
import { orderRules } from '../../ledger/check-orders.ts';
import { checkPostgresLedger } from '../../ledger/postgresql/check.ts';
import { postgresTagsOfEntry } from '../../ledger/postgresql/tags-of-entry.ts';
import { postgresTrialBalance } from '../../ledger/postgresql/trial-balance.ts';
import { readLedger } from '../../ledger/sqlite/ledger-reading.ts';
import type { AccountSum } from '../../ledger/trial-balance.ts';

/* Readings of the whole ledger beside a serving process: in a thread, or on a connection of their own. */

/** Of each statement of a reading that a caller waits for; a job with one of them ends before its lease. */
const STATEMENT_MS_MAX = 20_000;

/** The sum of every account, of all players together, in each currency. */
export function readTrialBalance(database: DatabaseSettings): Promise<readonly AccountSum[]> {
  if (database.backend === 'sqlite') return readLedger(database.file, 'trialBalance');
  const options = { connectionString: database.url, statement_timeout: STATEMENT_MS_MAX };
  return withConnection(options, postgresTrialBalance);
}

/**
 * The tags that an entry wrote. There is no index for it, because each bet would write to it: this reads
 * all tags, for one entry that a person looks at.
 */
export function readTagsOfEntry(
  database: DatabaseSettings,
  entryId: bigint,
): Promise<readonly string[]> {
  if (database.backend === 'sqlite') return readLedger(database.file, 'tagsOfEntry', entryId);
  const options = { connectionString: database.url, statement_timeout: STATEMENT_MS_MAX };
  return withConnection(options, (client) => postgresTagsOfEntry(client, entryId));
}

/** The rules that compare totals alone. @returns the breaches */
export function checkTotals(database: DatabaseSettings): Promise<readonly Breach[]> {
  if (database.backend === 'sqlite') return readLedger(database.file, 'cheapCheck');
  const options = { connectionString: database.url, statement_timeout: STATEMENT_MS_MAX };
  const cheap = ledgerRules('postgresql').filter((rule) => rule.cheap);
  return withConnection(options, (client) => checkPostgresLedger(client, cheap));
}

/** Every rule of the ledger and of the orders, of every entry. @returns the breaches */
export function checkEveryEntry(database: DatabaseSettings): Promise<readonly Breach[]> {
  if (database.backend === 'sqlite') return readLedger(database.file, 'fullCheck');
  const rules = [...ledgerRules('postgresql'), ...orderRules('postgresql')];
  return withConnection({ connectionString: database.url }, (client) =>
    checkPostgresLedger(client, rules),
  );
}
