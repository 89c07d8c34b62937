import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { JobResult } from '../../jobs/job-runner.ts';
import { ledgerRules } from '../../ledger/check.ts';
import { checkPostgresLedger } from '../../ledger/postgresql/check.ts';
import type { Services } from '../../services.ts';

export const LEDGER_CHECK_JOB = 'ledger-check';

const DAY_MS = 86_400_000;
/** Of each of the two rules, so that the check ends before its lease. */
const STATEMENT_MS_MAX = 20_000;

/**
 * Compares the totals of a PostgreSQL ledger once a day, on one of its nodes: a start of each node
 * would read it whole. On SQLite every start does (`open-backend.ts`). `npm run ledger:check` reads
 * every entry.
 */
export async function checkLedgerTotals({ settings, clock, log }: Services): Promise<JobResult> {
  const { database } = settings;
  const againAt = new Date(clock.now().getTime() + DAY_MS);
  if (database.backend === 'sqlite') return { againAt };
  const cheap = ledgerRules('postgresql').filter((rule) => rule.cheap);
  const breaches = await withConnection(
    { connectionString: database.url, statement_timeout: STATEMENT_MS_MAX },
    (client) => checkPostgresLedger(client, cheap),
  );
  for (const { rule, where } of breaches) log.error({ rule, where }, 'the ledger is broken');
  return { againAt };
}
