import type pg from 'pg';
import { z } from 'zod';
import { ledgerRules } from '../../../ledger/check.ts';
import { orderRules } from '../../../ledger/check-orders.ts';
import { BREACHES_MAX_PER_RULE, type Breach, type Rule } from '../../../ledger/check-rule.ts';
import { postgresqlDialect } from '../dialect.ts';

const rows = z.array(z.object({ where: z.string() }));

const rulesOfLedger = ledgerRules(postgresqlDialect);

/** The rules that compare totals alone. */
export const cheapRules: readonly Rule[] = rulesOfLedger.filter(({ cheap }) => cheap);

/** Every rule that PostgreSQL does not enforce itself. */
export const allRules: readonly Rule[] = [...rulesOfLedger, ...orderRules(postgresqlDialect)];

/**
 * Verifies the ledger's guarantees from its postings, all of one snapshot. It reads every entry: on a
 * large ledger run it against a replica.
 * @returns at most five breaches of each rule; none when the ledger is consistent
 */
export async function checkPostgresLedger(
  client: pg.ClientBase,
  rules: readonly Rule[] = rulesOfLedger,
): Promise<readonly Breach[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await postgresBreaches(client, rules);
  } finally {
    await client.query('ROLLBACK');
  }
}

/** @returns at most five breaches of each rule, as the client's transaction sees them */
export async function postgresBreaches(
  client: pg.ClientBase,
  rules: readonly Rule[],
): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const { rule, sql } of rules) {
    const found = await client.query(`${sql} LIMIT ${BREACHES_MAX_PER_RULE}`);
    for (const { where } of rows.parse(found.rows)) breaches.push({ rule, where });
  }
  return breaches;
}
