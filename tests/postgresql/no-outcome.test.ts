import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import {
  type Entry,
  LedgerOutcomeUnknownError,
  type LedgerPort,
  LedgerUnavailableError,
} from '../../server/api/src/ledger/port.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';

test('a post of which the database sends no outcome has an unknown one', async () => {
  const { ledger, url } = await openLedger();
  await replacePost(url, 'BEGIN RETURN; END');
  await expect(ledger.post(aWin())).rejects.toThrow(LedgerOutcomeUnknownError);
});

test('a post whose connection ends while it is tried again alone has an unknown outcome', async () => {
  const { ledger, url } = await openLedger();
  // A sequence counts the calls of transactions that were rolled back, too.
  await query(url, 'CREATE SEQUENCE calls');
  await replacePost(
    url,
    `BEGIN
       IF nextval('calls') = 1 THEN RAISE EXCEPTION 'the batch fails'; END IF;
       PERFORM pg_terminate_backend(pg_backend_pid()), pg_sleep(60);
     END`,
  );
  await expect(ledger.post(aWin())).rejects.toThrow(LedgerOutcomeUnknownError);
  expect(await query(url, 'SELECT last_value::int AS "calls" FROM calls')).toEqual([{ calls: 2 }]);
});

test('a database that only reads is no place for a ledger', async () => {
  const { url } = await openLedger();
  await query(
    url,
    `CREATE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
     DO $$ BEGIN
       EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
     END $$`,
  );
  const ledger = openPostgresLedger({ url });
  onTestFinished(() => ledger.close());
  await expect(ledger.ping()).rejects.toThrow(LedgerUnavailableError);
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

/** A ledger with a new database. */
async function openLedger(): Promise<{ ledger: LedgerPort; url: string }> {
  const database = await newPostgresDatabase();
  const ledger = openPostgresLedger(database);
  onTestFinished(async () => {
    await ledger.close();
    await database.remove();
  });
  return { ledger, url: database.url };
}

/** Gives the function that posts another body. */
async function replacePost(url: string, body: string): Promise<void> {
  await query(
    url,
    `DO $$ BEGIN
       EXECUTE (SELECT format(
         'CREATE OR REPLACE FUNCTION ledger_post(%s) RETURNS %s LANGUAGE plpgsql AS %L',
         pg_get_function_arguments(oid), pg_get_function_result(oid), $body$${body}$body$)
         FROM pg_proc WHERE proname = 'ledger_post');
     END $$`,
  );
}
