import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { LedgerOutcomeUnknownError } from '../../server/api/src/ledger/port.ts';
import { openPostgresLedger } from '../../server/api/src/ledger/postgresql/open-postgres-ledger.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';

test('a post of which the database sends no outcome has an unknown one', async () => {
  const database = await newPostgresDatabase();
  const ledger = openPostgresLedger(database);
  onTestFinished(async () => {
    await ledger.close();
    await database.remove();
  });
  await query(
    database.url,
    `DO $$ BEGIN
       EXECUTE (SELECT format(
         'CREATE OR REPLACE FUNCTION ledger_post(%s) RETURNS %s LANGUAGE plpgsql AS %L',
         pg_get_function_arguments(oid), pg_get_function_result(oid), 'BEGIN RETURN; END')
         FROM pg_proc WHERE proname = 'ledger_post');
     END $$`,
  );
  const common = { currency: 'USD', type: 'win', amountMinor: 1n } as const;
  const post = ledger.post({
    key: randomUUID(),
    kind: 'win',
    request: '',
    userId: 'player',
    occurredAt: new Date(),
    postings: [
      { ...common, account: { of: 'promotion' }, amountMinor: -1n },
      { ...common, account: { of: 'player', userId: 'player', bucket: 'available' } },
    ],
  });
  await expect(post).rejects.toThrow(LedgerOutcomeUnknownError);
});
