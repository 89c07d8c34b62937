import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { population } from '../../seed/population.ts';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { Mailer } from '../../server/api/src/mail/mailer.ts';
import { manageStaff, StaffStatementError } from '../../server/api/src/office/index.ts';
import { systemClock } from '../../server/kit/src/clock.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { systemRandom } from '../../server/kit/src/random.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { launchToken } from '../api/game-session.ts';
import { startTestServer, type TestServer } from '../api/test-server.ts';
import { repository, runServerCommand } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';

const command = (name: string, args: readonly string[], databaseFile = 'unused.db') =>
  runServerCommand(name, { args, databaseFile });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The file of a migrated database without any rows. */
async function newDatabase(): Promise<string> {
  const databaseFile = path.join(await newFolder(), 'new.db');
  expect(await command('migrate', [], databaseFile)).toMatchObject({ code: 0 });
  return databaseFile;
}

function writeTo(databaseFile: string, sql: string): void {
  const database = new Sqlite(databaseFile);
  database.exec(sql);
  database.close();
}

describe('migrate', () => {
  test('lists the applied migrations of a new database, and none on a second run', async () => {
    const databaseFile = path.join(await newFolder(), 'new.db');
    const first = await command('migrate', [], databaseFile);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^\d{14}_\w+$/m);
    expect(await command('migrate', [], databaseFile)).toEqual({
      code: 0,
      stdout: 'Nothing to migrate\n',
      stderr: '',
    });
  });

  test('exits with 1 and one line where no database can be created', async () => {
    const folder = await newFolder();
    const { code, stdout, stderr } = await command('migrate', [], folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
  });
});

describe('seed', () => {
  const accounts = (databaseFile: string) => {
    const database = new Sqlite(databaseFile, { readonly: true });
    onTestFinished(() => void database.close());
    return database.prepare('SELECT count(*) FROM "User"').pluck().get();
  };
  const seedOnce = (databaseFile: string, SEED: string) =>
    runServerCommand('seed', { args: [], databaseFile, env: { SEED, LOG_LEVEL: 'error' } });

  fullTest('writes the sample accounts once, and none with SEED=off', async () => {
    const databaseFile = await newDatabase();
    expect(await seedOnce(databaseFile, 'off')).toEqual({
      code: 0,
      stdout: 'No sample accounts: SEED is off\n',
      stderr: '',
    });
    expect(accounts(databaseFile)).toBe(0);
    expect(await seedOnce(databaseFile, 'on')).toMatchObject({ code: 0, stderr: '' });
    const all = Object.keys(sampleAccounts).length + population.length;
    expect(accounts(databaseFile)).toBe(all);
    expect(await seedOnce(databaseFile, 'on')).toMatchObject({ code: 0, stderr: '' });
    expect(accounts(databaseFile)).toBe(all);
  });
});

describe('rounds:open', () => {
  const unfinished = (server: TestServer, ...args: string[]) =>
    command('rounds:open', args, server.databaseFile);

  fullTest('lists the open rounds, and exits with 1 while there are any', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    expect(await unfinished(server)).toEqual({
      code: 0,
      stdout: 'No open rounds.\n',
      stderr: '',
    });
    const { userId } = await betOnce(server, { roundId: 'left-alone', amount: '1.50' });
    // The bet is seconds old: it is listed only with --minutes 0.
    const { code, stdout } = await unfinished(server, '--minutes', '0');
    expect(code).toBe(1);
    expect(stdout).toContain(`phoenix-ascend  round left-alone  player ${userId}  1.50 USD in 1\n`);
    expect(await unfinished(server, '--minutes', '60')).toMatchObject({ code: 0 });
  });

  test('refuses invalid numbers in one line', async () => {
    expect(await command('rounds:open', ['--days', 'a week'])).toEqual({
      code: 2,
      stdout: '',
      stderr: '--days must be a whole number, not "a week"\n',
    });
  });

  async function betOnce(
    server: TestServer,
    { roundId, amount }: { roundId: string; amount: string },
  ) {
    await server.seedGames();
    const player = await server.player({ USD: 1000n });
    const token = await launchToken(server, player);
    const bet = { token, transactionId: 'bet-1', roundId, gameId: 'phoenix-ascend', amount };
    const { body } = await server.signed('provider', '/api/provider/bet', bet);
    expect(body.code).toBe(200);
    return player;
  }
});

/** Half an hour of work, most of it for the slots; the unit tests check every other stated figure. */
test('an unknown service of --only exits with 1 and one line that lists the services', async () => {
  const { code, stderr } = await command('stack/dist/main.js', ['--only', 'bingo']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]*--only takes one of api, [^\n]+, not "bingo"[^\n]*\n$/);
});

fullTest('staff makes accounts and new passwords, and reports what a statement lacks', async () => {
  const databaseFile = await newDatabase();
  const staff = (...args: string[]) => command('staff', args, databaseFile);
  const email = 'ada@hall.example';
  expect((await staff('list')).stdout).toBe('No account of staff.\n');
  expect(await staff('add', email, '--name', ' Ada ', '--role', 'admin')).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^The password, which is not shown again: \S+\nThe account is open: no other admin is active to confirm it\. The log states it\.\n$/,
    ),
    stderr: '',
  });
  expect((await staff('list')).stdout).toBe(`${email}  "Ada"  admin  enabled  no app\n`);
  expect((await staff('password', email)).code).toBe(0);
  writeTo(databaseFile, `UPDATE "StaffUser" SET "enabled" = 0, "totpConfirmedAt" = 0`);
  expect((await staff('list')).stdout).toBe(`${email}  "Ada"  admin  disabled  app\n`);
  const other = 'bea@hall.example';
  const refusals: [reason: string, Parameters<typeof manageStaff>[1]][] = [
    [`${email} has an account`, { command: 'add', email, name: 'Ada', role: 'admin' }],
    ['--name is missing', { command: 'add', email: other, role: 'viewer' }],
    ['--role takes one of', { command: 'add', email: other, name: 'Bea' }],
    ['an email is missing', { command: 'add', email: 'bea', name: 'Bea', role: 'viewer' }],
    ['an email is missing', { command: 'password' }],
    ['bea@hall.example has no account', { command: 'password', email: other }],
  ];
  const managing = await managingOf(databaseFile);
  for (const [reason, statement] of refusals) {
    const refusal = manageStaff(managing, statement);
    await expect(refusal).rejects.toThrow(StaffStatementError);
    await expect(refusal).rejects.toThrow(reason);
  }
  const { code, stdout, stderr } = await staff('remove', email);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^unknown command.*\nusage: npm run staff/);
});

fullTest(
  'an admin confirms what staff makes, unless no other one is active, which the log states',
  async () => {
    const databaseFile = await newDatabase();
    const managing = await managingOf(databaseFile);
    const { prisma } = managing;
    const add = (email: string) =>
      manageStaff(managing, { command: 'add', email, name: 'Ada', role: 'admin' });
    const stateOf = async (email: string) => {
      const { id, confirmedAt } = await prisma.staffUser.findUniqueOrThrow({ where: { email } });
      const log = await prisma.auditEntry.findMany({
        where: { subjectId: id },
        orderBy: { id: 'asc' },
      });
      return {
        isOpen: confirmedAt !== null,
        log: log.map(({ afterJson }) => JSON.parse(afterJson)),
      };
    };
    const confirmed = 'no other admin is active';
    await add('one@hall.example');
    await add('two@hall.example');
    expect(await stateOf('two@hall.example')).toEqual({
      isOpen: true,
      log: [{ name: 'Ada', role: 'admin', confirmed }],
    });
    // The first admin logs in, and 72 hours pass.
    const { id: staffId } = await prisma.staffUser.findUniqueOrThrow({
      where: { email: 'one@hall.example' },
    });
    const now = managing.clock.now();
    await prisma.staffSession.create({
      data: {
        ...{ id: 'one', staffId, tokenHash: '', networkHash: '' },
        ...{ createdAt: now, expiresAt: now, lastSeenAt: now },
      },
    });
    await prisma.staffUser.updateMany({
      data: { credentialsAt: new Date(now.getTime() - 259_200_000) },
    });
    await add('three@hall.example');
    await manageStaff(managing, { command: 'password', email: 'two@hall.example' });
    await manageStaff(managing, { command: 'password', email: 'one@hall.example' });
    const reset = { password: 'new', secondFactor: 'removed', enabled: true };
    expect(await stateOf('three@hall.example')).toMatchObject({ isOpen: false });
    expect(await stateOf('two@hall.example')).toMatchObject({ isOpen: false, log: [{}, reset] });
    expect(await stateOf('one@hall.example')).toMatchObject({
      isOpen: true,
      log: [{}, { ...reset, confirmed }],
    });
  },
);

async function managingOf(databaseFile: string) {
  const env = { DATABASE_URL: `file:${databaseFile}`, LOG_LEVEL: 'silent' };
  const settings = readSettings(env, repository);
  const { prisma, close } = await backendOf(settings.database).openDatabase();
  onTestFinished(close);
  const mailer = new Mailer({ ...settings, clock: systemClock, log: createLogger(settings) });
  return { prisma, random: systemRandom, clock: systemClock, mailer, settings };
}

test('figures:check finds a figure that no entry explains', async () => {
  const databaseFile = await newDatabase();
  const check = () => command('figures:check', [], databaseFile);
  const agrees = 'The daily figures agree with the ledger.\n';
  expect(await check()).toEqual({ code: 0, stdout: agrees, stderr: '' });
  writeTo(databaseFile, `INSERT INTO "DailyMoney" VALUES (0, 'USD', 'deposit', 1, 5000)`);
  const differs = '1970-01-01 USD deposit: 1 times, 5000 stored, nothing in the ledger';
  expect(await check()).toEqual({ code: 1, stdout: '', stderr: `DIFFERS: ${differs}\n` });
});

test('audit:check finds a seal that no entry explains', async () => {
  const databaseFile = await newDatabase();
  const check = () => command('audit:check', [], databaseFile);
  const holds = '0 seals of 0 audit entries hold.\n';
  expect(await check()).toEqual({ code: 0, stdout: holds, stderr: '' });
  writeTo(databaseFile, `INSERT INTO "AuditSeal" VALUES (1, 'an-entry', 1, 'no-hash', 0)`);
  expect(await check()).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^BROKEN: /),
  });
});
