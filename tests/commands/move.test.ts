import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { lockDatabase } from '../../server/api/src/backends/sqlite/database-lock.ts';
import { Prisma, type PrismaClient } from '../../server/api/src/db/generated/client.ts';
import type { DatabaseSettings } from '../../server/kit/src/settings.ts';
import { runServerCommand } from '../support/command.ts';
import { newAccount, newPostgresDatabase, query } from '../support/postgres-databases.ts';
import { copySampleData } from '../support/sample-data.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { getFromApi, openGame, postToApi } from '../support/stack-client.ts';

let folder: string;
let sampleFile: string;
let target: Awaited<ReturnType<typeof newPostgresDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-move-'));
  await copySampleData(folder);
  sampleFile = path.join(folder, 'fairhall.db');
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  target = await newPostgresDatabase({ migrated: false });
  onTestFinished(() => target.remove());
});

const move = (databaseFile: string, url = target.url) =>
  runServerCommand('move', { args: [url], databaseFile });

/** A copy of the sample database, changed directly. */
async function changed(sql: string): Promise<string> {
  const file = path.join(folder, 'changed.db');
  await cp(sampleFile, file);
  const database = new Sqlite(file);
  database.exec(sql);
  database.close();
  return file;
}

test('a moved database has the same rows and the same ledger, and is moved once', async () => {
  const source: DatabaseSettings = { backend: 'sqlite', file: sampleFile };
  const rows = await allRows(source);
  expect(Object.values(rows).filter(({ length }) => length > 0).length).toBeGreaterThan(10);
  const { code, stdout, stderr } = await move(sampleFile);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`Moved ${Object.values(rows).flat().length} rows;`);
  expect(stdout).toContain(`DATA_DIR=${folder}`);

  expect(await allRows(target)).toEqual(rows);
  const env = { DATABASE_URL: target.url };
  const check = await runServerCommand('ledger:check', { args: [], databaseFile: 'unused', env });
  expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('is consistent') });
  const [next] = await query<{ isNext: boolean }>(
    target.url,
    `SELECT nextval('ledger_entry_id') = (SELECT max("id") + 1 FROM "LedgerEntry") AS "isNext"`,
  );
  expect(next).toEqual({ isNext: true });

  const again = await move(sampleFile);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toMatch(
    /^Nothing was moved: the target is not empty: it has rows in \w+\n$/,
  );
  expect(await allRows(target)).toEqual(rows);
});

test('a server on the moved database continues with the same balances, history and proofs, as an account of the serving role', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-moved-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copySampleData(dataDir);
  const unmoved = await startStack({ dataDir, settings: { LOG_LEVEL: 'error' } });
  const { session: first } = await openGame(unmoved);
  const before = await accountOf(unmoved, first);
  expect(before.history.list).toHaveLength(50);
  expect(before.proof).toMatchObject({ kind: 'round', serverSeed: expect.any(String) });
  await unmoved.stop();

  expect(await move(unmoved.databaseFile)).toMatchObject({ code: 0 });
  const serving = await newAccount(target, { inRole: 'fairhall_serving' });
  const moved = await startStack({
    dataDir,
    ports: unmoved.ports,
    settings: {
      DATABASE_URL: serving.url,
      DATABASE_DIRECT_URL: target.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  });
  onTestFinished(async () => {
    await moved.stop();
    await serving.remove();
  });
  const { session, launchToken } = await openGame(moved);
  expect(await accountOf(moved, session)).toEqual(before);

  await postToApi(moved, '/provider/bet', {
    signedBy: 'provider',
    body: {
      token: launchToken,
      gameId: 'phoenix-ascend',
      transactionId: 'first-after-the-move',
      roundId: 'first-after-the-move',
      amount: '1.00',
    },
  });
  const after = await accountOf(moved, session);
  const dollars = before.wallets['USD'] ?? 0;
  expect(after.wallets).toEqual({ ...before.wallets, USD: expect.closeTo(dollars - 1, 2) });
  expect(after.history.total).toBe(before.history.total + 1);
  expect(moved.output()).toBe('');
});

/** What a player sees of an account: balances, history, rounds and the proof of the newest round. */
async function accountOf(stack: Stack, session: string) {
  const wallets = await postToApi(stack, '/user/wallet', { body: {}, session });
  // Each list has the time of its request.
  const { asOf: _historyAt, ...history } = await getFromApi(
    stack,
    '/user/history?pageSize=50',
    session,
  );
  const { asOf: _roundsAt, ...rounds } = await getFromApi(stack, '/game/rounds', session);
  const proof = await getFromApi(stack, `/game/rounds/${rounds.list[0].roundId}`, session);
  const balances = wallets.map((wallet: Record<string, unknown>) => [
    wallet['walletType'],
    wallet['walletBalance'],
  ]);
  return {
    wallets: Object.fromEntries(balances) as Record<string, number>,
    history,
    rounds,
    proof,
  };
}

test('a broken ledger, and a text that PostgreSQL cannot store, move nothing', async () => {
  const broken = await changed(
    `UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 1`,
  );
  const ofBroken = await move(broken);
  expect(ofBroken).toMatchObject({ code: 1, stdout: '' });
  expect(ofBroken.stderr).toMatch(/^Nothing was moved: the ledger of .+ is broken: [^\n]+\n$/);

  const withNul = await changed(`UPDATE "Notification" SET "params" = 'a' || char(0)`);
  const ofNul = await move(withNul);
  expect(ofNul).toMatchObject({ code: 1, stdout: '' });
  expect(ofNul.stderr).toMatch(/^Nothing was moved: Notification: invalid byte sequence[^\n]+\n$/);
  expect(Object.values(await allRows(target)).flat()).toEqual([]);
});

test('a database in use, a missing target and one that is no PostgreSQL are refused', async () => {
  const lock = lockDatabase(sampleFile);
  expect(await move(sampleFile)).toEqual({
    code: 1,
    stdout: '',
    stderr: `Nothing was moved: ${sampleFile} is in use: stop the server first\n`,
  });
  lock.release();
  for (const url of ['', 'file:other.db']) {
    expect(await move(sampleFile, url)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Nothing was moved: no target given: [^\n]+\n$/),
    });
  }
});

/** The rows of each model as Prisma reads them, in an order that depends on them alone. */
async function allRows(database: DatabaseSettings): Promise<Record<string, object[]>> {
  const { prisma, close } = await backendOf(database).openDatabase();
  const entries = await Promise.all(
    Object.keys(Prisma.ModelName).map(async (model) => {
      const rows = await rowsOf(prisma, model);
      const byText = rows.map((row): [string, object] => [textOf(row), row]);
      return [model, byText.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)] as const;
    }),
  );
  await close();
  return Object.fromEntries(entries);
}

function rowsOf(prisma: PrismaClient, model: string): Promise<object[]> {
  const delegate = `${model.charAt(0).toLowerCase()}${model.slice(1)}`;
  return Reflect.get(prisma, delegate).findMany();
}

function textOf(row: object): string {
  return JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}
