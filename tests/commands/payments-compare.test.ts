import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDatabase } from '../../server/api/src/backends/sqlite/copies.ts';
import { cardWithdrawal } from '../api/card-withdrawal.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../api/test-server.ts';
import { runServerCommand } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';

let server: TestServer;
let player: Player;
let folder: string;
let backup: string;

type Deposit = {
  readonly outTradeNo: string;
  readonly platOrderNum: string;
  readonly payUrl: string;
};
const deposits = new Map<string, Deposit>();
let orderNum: string;

/** Payments before the backup and after it. */
beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  player = await server.player({ USD: 10_000n });
  await deposit('paidBefore');
  await pay('paidBefore');
  await deposit('paidAfter');
  folder = path.dirname(server.databaseFile);
  backup = path.join(folder, 'backup.db');
  await copyDatabase({ databaseFile: server.databaseFile, target: backup });
  await pay('paidAfter');
  await deposit('newAndPaid');
  await pay('newAndPaid');
  await deposit('newAndPending');
  await deposit('newAndCancelled');
  await supertest(depositOf('newAndCancelled').payUrl)
    .post('/complete')
    .send({ outcome: 'cancelled' });
  const { body } = await withBearer('/api/payment/withdraw', cardWithdrawal);
  orderNum = body.data.orderNum;
  await server.runDueJobs();
});

afterAll(() => server.close());

test('a restore lists what the payments provider knows and the backup does not', async () => {
  const databaseFile = path.join(folder, 'restored.db');
  const { code, stdout, stderr } = await command('restore', { databaseFile, args: [backup] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const listed = stdout.split('\n').slice(1, -2);
  expect(listed.map((line) => line.replace(/^\S+Z {2}/, ''))).toEqual([
    `deposit ${numbers('paidAfter')}  100.00 USD  paid, unpaid here`,
    `deposit ${numbers('newAndPaid')}  100.00 USD  paid, unknown here`,
    `deposit ${numbers('newAndPending')}  100.00 USD  pending, unknown here`,
    expect.stringMatching(`^withdrawal ${orderNum}  MP\\w+  50.00 USD  processing, unknown here$`),
  ]);
  expect(stdout).toMatch(/\n4 transactions of the payments provider since \S+Z are not here\.\n$/);
  const { databaseFile: current } = server;
  expect(await command('payments:compare', { databaseFile: current })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^0 transactions/),
  });
});

test('a comparison without the payments provider names the command that repeats it', async () => {
  const since = '2026-11-24T10:00:00.000Z';
  const silent = { PAY_INSIDE_ORIGIN: server.settings.origins.game };
  const { code, stdout } = await command('payments:compare', {
    databaseFile: backup,
    args: ['--since', since],
    env: silent,
  });
  expect(code).toBe(1);
  expect(stdout).toContain(`npm run payments:compare -- --since ${since}`);
});

test('a comparison since no time is refused in one line', async () => {
  expect(
    await command('payments:compare', { databaseFile: backup, args: ['--since', 'noon'] }),
  ).toEqual({ code: 1, stdout: '', stderr: '--since must be a time, not "noon"\n' });
});

function command(
  name: 'restore' | 'payments:compare',
  { databaseFile, args = [], env = {} }: { databaseFile: string; args?: string[]; env?: object },
) {
  const { origins } = server.settings;
  const settings = { PAY_INSIDE_ORIGIN: origins.pay, ...env };
  return runServerCommand(name, { args, databaseFile, env: settings });
}

function numbers(name: string): string {
  const { outTradeNo, platOrderNum } = depositOf(name);
  return `${outTradeNo}  ${platOrderNum}`;
}

function depositOf(name: string): Deposit {
  const found = deposits.get(name);
  if (!found) throw new Error(`no deposit ${name}`);
  return found;
}

function withBearer(url: string, body: object) {
  return server.api.post(url).set(bearer(player.token)).send(body);
}

async function deposit(name: string): Promise<void> {
  const { body } = await withBearer('/api/payment/recharge', { walletType: 'USD', amount: 100 });
  deposits.set(name, body.data);
}

async function pay(name: string): Promise<void> {
  await supertest(depositOf(name).payUrl).post('/complete').send({ outcome: 'paid' });
  const { outTradeNo } = depositOf(name);
  await eventually(async () => {
    const order = await server.infrastructure.prisma.depositOrder.findUnique({
      where: { outTradeNo },
    });
    expect(order?.status).toBe(2);
  });
}
