import { withConnection } from '@fairhall/kit/postgres/with-connection';
import type { DatabaseSettings } from '@fairhall/kit/settings';
import { type Breach, checkLedger, ledgerRules } from '../ledger/check.ts';
import { checkOrders, orderRules } from '../ledger/check-orders.ts';
import { checkPostgresLedger } from '../ledger/postgresql/check.ts';

/** Every rule that PostgreSQL does not enforce itself. */
export const postgresqlRules = [...ledgerRules('postgresql'), ...orderRules('postgresql')];

/** Runs the full check of the ledger and of the orders against it. @returns the breaches */
export async function checkDatabase(database: DatabaseSettings): Promise<readonly Breach[]> {
  if (database.backend === 'sqlite') {
    return [...checkLedger(database.file, { cheap: false }), ...checkOrders(database.file)];
  }
  return withConnection({ connectionString: database.url }, (client) =>
    checkPostgresLedger(client, postgresqlRules),
  );
}
