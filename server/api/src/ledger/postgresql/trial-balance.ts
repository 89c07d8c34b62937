import type pg from 'pg';
import { z } from 'zod';
import { type AccountSum, TRIAL_BALANCE_SQL } from '../trial-balance.ts';

/** Sums of `bigint` are `numeric`, which arrives as text. */
const rows = z.array(
  z.object({ currency: z.string(), account: z.string(), amountMinor: z.coerce.bigint() }),
);

/** The sums of all accounts of one snapshot. */
export async function postgresTrialBalance(client: pg.ClientBase): Promise<readonly AccountSum[]> {
  const found = await client.query(TRIAL_BALANCE_SQL);
  return rows.parse(found.rows);
}
