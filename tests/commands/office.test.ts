import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';
import { sampleStaff } from '../../seed/sample-staff.ts';
import { isFullSuite } from '../../server/commands/suite.mjs';
import { runServerCommand } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import { fullTest } from '../support/full-suite.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { postToApi } from '../support/stack-client.ts';

/* The back office of the built server, and its commands. */

/** Entries are settled, and on PostgreSQL a killed node's lease of a job ends, within a minute. */
const aMinute = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 500 });

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-office-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** The envelope of a call of the back office. */
async function callOffice(
  { origins }: Stack,
  call: { path: string; token?: string; body?: object },
) {
  const { path: place, token, body } = call;
  const response = await fetch(`${origins.office}/office${place}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function logIn(stack: Stack, email: string, password = SAMPLE_PASSWORD): Promise<string> {
  const { data } = await callOffice(stack, { path: '/login', body: { email, password } });
  return data?.token;
}

fullTest(
  'the sample office has withdrawals that wait, each with other flags, and a sealed log',
  async () => {
    const dataDir = await newDataDir();
    const settings = { LOG_LEVEL: 'error', REVIEW_FROM_USD: '2000' };
    const stack = await startStack({ dataDir, settings });
    onTestFinished(() => stack.stop());
    const token = await logIn(stack, sampleStaff.view.email);
    const { data: queue } = await callOffice(stack, { path: '/withdrawals?state=waiting', token });
    expect(queue.list.map(({ flags }: { flags: string[] }) => flags)).toEqual([
      ['large'],
      ['noPlay', 'newAccount'],
      ['sharedAccount'],
      ['newPassword', 'excluded'],
    ]);
    const { data: log } = await callOffice(stack, { path: '/log?pageSize=100', token });
    // With the login of this test and the request of the sample adjustment, which were made just now.
    expect(log.total).toBe(22);
    expect(log.list.slice(2).every(({ sealed }: { sealed: boolean }) => sealed)).toBe(true);
    const check = { args: [], databaseFile: stack.databaseFile };
    expect(await runServerCommand('audit:check', check)).toMatchObject({
      code: 0,
      stdout: '1 seals of 20 audit entries hold.\n',
    });
    expect(await runServerCommand('ledger:check', check)).toMatchObject({ code: 0, stderr: '' });
    await aMinute(async () => {
      const { data } = await callOffice(stack, { path: '/overview?days=90', token });
      expect(data.tiles).toMatchObject({ waiting: { count: 4 } });
      expect(data.games.length).toBeGreaterThan(5);
    });
    expect(await runServerCommand('figures:check', check)).toMatchObject({ code: 0, stderr: '' });
  },
);

test('the page of the office is on its own origin alone, and serves no other document', async () => {
  const stack = await startStack({ settings: { LOG_LEVEL: 'error', SEED: 'off' } });
  onTestFinished(() => stack.stop());
  for (const place of ['/index.html', '/play.html', '/art/CREDITS.md', '/api/health']) {
    const { status } = await fetch(`${stack.origins.office}${place}`);
    expect({ place, status }).toEqual({ place, status: 404 });
  }
  const docs = await fetch(`${stack.origins.office}/docs`);
  expect(docs.headers.get('content-type')).toContain('text/html');
  const atWeb = await fetch(`${stack.origins.web}/office/me`);
  expect(atWeb.status).toBe(404);
});

const onSqlite = { backend: 'SQLite', newDatabase: newSqliteDatabase };
const onPostgresql = { backend: 'PostgreSQL', newDatabase: newPostgresqlDatabase };

test.runIf(isFullSuite).each([onSqlite, onPostgresql])(
  'a payout that was approved right before a kill -9 is paid once after the next start on $backend',
  async ({ newDatabase }) => {
    const dataDir = await newDataDir();
    const database = await newDatabase(dataDir);
    // Every withdrawal waits, and no job runs before the kill: the provider does not listen yet.
    const settings = {
      LOG_LEVEL: 'error',
      PAYOUT_STEP_MS: '100',
      REVIEW_FROM_USD: '0',
      DATABASE_URL: database.url,
    };
    const killed = await startStack({ dataDir, settings, only: 'api' });
    onTestFinished(() => killed.stop());
    const orderNum = await withdraw(killed);
    const token = await logIn(killed, sampleStaff.pay.email);
    const approved = await callOffice(killed, {
      path: `/withdrawals/${orderNum}/approve`,
      token,
      body: { version: 0 },
    });
    expect(approved.data).toMatchObject({ reviewState: 'approved' });
    killed.kill();
    await killed.ended;

    const { ports } = killed;
    const next = await startStack({ dataDir, ports, settings });
    onTestFinished(() => next.stop());
    const again = await logIn(next, sampleStaff.pay.email);
    await aMinute(async () => {
      const { data } = await callOffice(next, { path: `/withdrawals/${orderNum}`, token: again });
      expect(data.order).toMatchObject({ status: 2, reviewState: 'approved' });
      const kinds = data.entries.map(({ kind }: { kind: string }) => kind);
      expect(kinds).toEqual(['withdraw-freeze', 'withdraw-approve', 'withdraw-settle']);
    });
    const checked = await runServerCommand('ledger:check', {
      args: [],
      databaseFile: 'unused.db',
      env: { DATABASE_URL: database.url },
    });
    expect(checked).toMatchObject({ code: 0, stderr: '' });
    expect(await database.decisions(orderNum)).toBe(1);
  },
);

async function withdraw(stack: Stack): Promise<string> {
  const credentials = { email: 'demo@fairhall.test', password: SAMPLE_PASSWORD };
  const { token: session } = await postToApi(stack, '/user/login', { body: credentials });
  const body = { walletType: 'BRL', money: '100', bankCode: 'EMAIL', bank: 'demo@fairhall.test' };
  const { orderNum } = await postToApi(stack, '/payment/withdraw', { body, session });
  return orderNum;
}

const DECISIONS = `SELECT count(*) AS "count" FROM "AuditEntry" WHERE "action" = 'withdrawal.approve'
  AND "subjectId" = `;

async function newSqliteDatabase(dataDir: string) {
  const file = path.join(dataDir, 'fairhall.db');
  return {
    url: `file:${file}`,
    decisions: async (orderNum: string) => {
      const database = new Sqlite(file, { readonly: true });
      const count = database.prepare(`${DECISIONS} ?`).pluck().get(orderNum);
      database.close();
      return Number(count);
    },
  };
}

async function newPostgresqlDatabase() {
  const database = await newPostgresDatabase({ migrated: false });
  onTestFinished(() => database.remove());
  return {
    url: database.url,
    decisions: async (orderNum: string) => {
      const [row] = await query<{ count: string }>(database.url, `${DECISIONS} '${orderNum}'`);
      return Number(row?.count);
    },
  };
}

fullTest('`npm run staff` makes the first admin, and a new password; no log has it', async () => {
  const dataDir = await newDataDir();
  const databaseFile = path.join(dataDir, 'fairhall.db');
  const stack = await startStack({ dataDir, settings: { LOG_LEVEL: 'trace', SEED: 'off' } });
  onTestFinished(() => stack.stop());
  const staff = (...args: string[]) => runServerCommand('staff', { args, databaseFile });
  const email = 'ada@hall.example';
  const added = await staff('add', email, '--name', 'Ada', '--role', 'admin');
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [, first = ''] = /shown again: (\S+)/.exec(added.stdout) ?? [];
  expect(await logIn(stack, email, first)).toMatch(/./);
  const renewed = await staff('password', email);
  const [, second = ''] = /shown again: (\S+)/.exec(renewed.stdout) ?? [];
  expect(await logIn(stack, email, first)).toBeUndefined();
  expect(await logIn(stack, email, second)).toMatch(/./);
  expect((await staff('list')).stdout).toContain(`${email}  "Ada"  admin  enabled  no app`);
  const token = await logIn(stack, email, second);
  await callOffice(stack, { path: '/me', token });
  await callOffice(stack, { path: '/logout', token, body: {} });
  await eventually(() => expect(stack.output()).toContain('POST /office/logout'));
  for (const secret of [email, first, second, token]) expect(stack.output()).not.toContain(secret);
  for (const args of [['add', email], ['add', email, '--role', 'king', '--name', 'A'], ['other']]) {
    expect((await staff(...args)).code).toBe(2);
  }
});
