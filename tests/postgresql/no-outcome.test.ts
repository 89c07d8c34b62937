import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Entry,
  LedgerOutcomeUnknownError,
  LedgerUnavailableError,
} from '../../server/api/src/ledger/port.ts';
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
  await expect(ledger.post(aWin())).rejects.toThrow(LedgerOutcomeUnknownError);
});

test('a post without a connection is refused, and was not made', async () => {
  // Where nothing listens.
  const ledger = openPostgresLedger({ url: 'postgresql://nobody@127.0.0.1:9/none' });
  onTestFinished(() => ledger.close());
  await expect(ledger.post(aWin())).rejects.toThrow(LedgerUnavailableError);
});

function aWin(): Entry {
  const common = { currency: 'USD', type: 'win', amountMinor: 1n } as const;
  return {
    key: randomUUID(),
    kind: 'win',
    request: '',
    userId: 'player',
    occurredAt: new Date(),
    postings: [
      { ...common, account: { of: 'promotion' }, amountMinor: -1n },
      { ...common, account: { of: 'player', userId: 'player', bucket: 'available' } },
    ],
  };
}
