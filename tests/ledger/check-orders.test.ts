import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  allRules,
  postgresBreaches,
} from '../../server/api/src/backends/postgresql/ledger/check.ts';
import { copyDatabase } from '../../server/api/src/backends/sqlite/copies.ts';
import {
  checkEverything,
  checkLedger,
  checkOrders,
} from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { copyTables } from '../../server/api/src/commands/copy-tables.ts';
import { cardWithdrawal } from '../api/card-withdrawal.ts';
import { launchToken } from '../api/game-session.ts';
import { bearer, type Player, startTestServer, type TestServer } from '../api/test-server.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';

let server: TestServer;
let player: Player;
let postgres: Awaited<ReturnType<typeof newPostgresDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
  await server.seedGames();
  player = await server.player({ USD: 100_000n });
  await paidDeposit();
  for (const state of ['processing', 'succeeded', 'failed']) await withdrawalThat(state);
  await rounds();
  await adjustments();
  postgres = await newPostgresDatabase();
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await postgres.remove();
  await server.close();
});

/** A copy of the server's database, changed directly; triggers and foreign keys do not apply. */
async function tampered(sql: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairhall-orders-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const target = path.join(folder, 'fairhall.db');
  await copyDatabase({ databaseFile: server.databaseFile, target });
  const database = new Sqlite(target);
  database.pragma('foreign_keys = OFF');
  const triggers = database
    .prepare<[], string>(`SELECT "name" FROM sqlite_master WHERE "type" = 'trigger'`)
    .pluck()
    .all();
  for (const trigger of triggers) database.exec(`DROP TRIGGER "${trigger}"`);
  database.exec(sql);
  database.close();
  return target;
}

test('orders, frozen money and tags of a running server agree with its ledger', () => {
  const { databaseFile } = server;
  expect(checkLedger(databaseFile, { cheap: false })).toEqual([]);
  expect(checkOrders(databaseFile)).toEqual([]);
});

/** One that was applied, and one that waits for a second person. */
async function adjustments(): Promise<void> {
  for (const money of ['5', '500']) {
    await server.modules.office.requestAdjustment({
      uid: player.userId,
      walletType: 'USD',
      money,
      reason: 'A correction',
      role: 'manager',
      actor: { staffId: 'ops', requestId: 'request' },
      idempotencyKey: null,
    });
  }
}

const entryOf = (key: string) => `(SELECT "id" FROM "LedgerEntry" WHERE "key" GLOB '${key}')`;
const open = `"status" NOT IN (2, 4)`;

test.each([
  [
    'a deposit that was never credited',
    `INSERT INTO "DepositOrder" SELECT 'FH-OTHER', 'other', NULL, "userId", "walletType",
       "amountMinor", "actualMinor", "feeMinor", "bonusMinor", 2, '', '', NULL, NULL, NULL, 0,
       "expiresAt", "createdAt", "updatedAt" FROM "DepositOrder"`,
    ['a paid deposit has an entry of its amount'],
  ],
  [
    'a deposit of another amount than its entry',
    `UPDATE "DepositOrder" SET "amountMinor" = "amountMinor" + 1`,
    ['a paid deposit has an entry of its amount'],
  ],
  [
    'a credited deposit that is pending',
    `UPDATE "DepositOrder" SET "status" = 1 WHERE "status" = 2`,
    ['a deposit that was credited is paid'],
  ],
  ['a lost deposit order', `DELETE FROM "DepositOrder"`, ['an entry of a deposit has its order']],
  [
    'an event whose credit was lost',
    `UPDATE "PaymentEvent" SET "outTradeNo" = 'FH-LOST' WHERE "outcome" = 'credited'`,
    ['an event that credited a deposit has its entry'],
  ],
  [
    'a lost order of an open withdrawal',
    `DELETE FROM "WithdrawOrder" WHERE ${open}`,
    [
      'an entry of a withdrawal has its order',
      "a player's frozen money is the sum of the open withdrawals",
    ],
  ],
  [
    'an open withdrawal of another amount',
    `UPDATE "WithdrawOrder" SET "amountMinor" = "amountMinor" + 1 WHERE ${open}`,
    [
      'a withdrawal has an entry that froze its amount',
      "a player's frozen money is the sum of the open withdrawals",
    ],
  ],
  [
    'a withdrawal that is finished without a payment',
    `UPDATE "WithdrawOrder" SET "status" = 2 WHERE ${open}`,
    ['a finished withdrawal has one entry that paid it out or returned it'],
  ],
  [
    'frozen money without a withdrawal',
    `UPDATE "LedgerBalance" SET "frozenMinor" = "frozenMinor" + 1`,
    ["a player's frozen money is the sum of the open withdrawals"],
  ],
  [
    'a bet that is no longer known to be placed',
    `DELETE FROM "LedgerTag" WHERE "tag" = 'bet/placed~1bet'`,
    ['an entry has its tags'],
  ],
  [
    'a round that is open again',
    `DELETE FROM "LedgerTag" WHERE "tag" GLOB 'round/*/played~1round/closed'`,
    ['an entry has its tags'],
  ],
  [
    'a rollback that can be repeated',
    `DELETE FROM "LedgerTag" WHERE "entryId" = ${entryOf('provider/rollback')}`,
    ['an entry has its tags'],
  ],
  [
    'a first deposit that is no longer known',
    `DELETE FROM "LedgerTag" WHERE "tag" GLOB 'first-deposit/*'`,
    ['an entry has its tags'],
  ],
  [
    'a withdrawal that can be frozen again',
    `DELETE FROM "LedgerTag" WHERE "tag" GLOB 'withdraw/*/freeze'`,
    ['an entry has its tags'],
  ],
  [
    'an adjustment that is applied without its money',
    `UPDATE "Adjustment" SET "state" = 'applied' WHERE "state" = 'waiting'`,
    ['an adjustment has moved its money exactly if it was applied'],
  ],
  [
    'a lost adjustment',
    `DELETE FROM "Adjustment" WHERE "state" = 'applied'`,
    ['an entry of an adjustment has its adjustment'],
  ],
  [
    'an adjustment that its requester approved',
    `UPDATE "Adjustment" SET "reviewedBy" = "requestedBy" WHERE "state" = 'applied'`,
    ['an adjustment is decided by another person than its requester'],
  ],
  ['rows of a lost player', `DELETE FROM "User"`, ['every row has the row that it refers to']],
])('%s is found, and on PostgreSQL, too', async (_, sql, broken) => {
  const databaseFile = await tampered(sql);
  const rules = checkEverything(databaseFile);
  expect(new Set(checkOrders(databaseFile).map(({ rule }) => rule))).toEqual(new Set(broken));
  // It cannot have a row without the row that it refers to.
  expect(await breachesOnPostgres(databaseFile)).toEqual(
    rules.filter(({ rule }) => rule !== 'every row has the row that it refers to'),
  );
});

/** The breaches of a copy on PostgreSQL, where foreign keys do not apply for once. */
async function breachesOnPostgres(databaseFile: string) {
  await client.query('BEGIN; SET LOCAL session_replication_role = replica');
  await copyTables({ databaseFile, client });
  const breaches = await postgresBreaches(client, allRules);
  await client.query('ROLLBACK');
  return breaches;
}

async function paidDeposit(): Promise<void> {
  const { body } = await server.api
    .post('/api/payment/recharge')
    .set(bearer(player.token))
    .send({ walletType: 'USD', amount: 100 });
  const { outTradeNo, platOrderNum } = body.data;
  await reported({ type: 'payment.paid', outTradeNo, platOrderNum, amount: '100.00' });
}

async function withdrawalThat(state: string): Promise<void> {
  const { body } = await server.api
    .post('/api/payment/withdraw')
    .set(bearer(player.token))
    .send(cardWithdrawal);
  const outTradeNo = body.data.orderNum;
  await reported({ type: `payout.${state}`, outTradeNo, platOrderNum: outTradeNo, amount: '50' });
}

async function reported(event: object): Promise<void> {
  const occurredAt = server.clock.now().toISOString();
  const { body } = await server.signed('payment', '/api/payment/webhook', {
    eventId: randomUUID(),
    walletType: 'USD',
    occurredAt,
    ...event,
  });
  expect(body.code).toBe(200);
}

async function rounds(): Promise<void> {
  const token = await launchToken(server, player);
  const gameId = 'phoenix-ascend';
  const stake = { token, gameId, amount: '1.00' };
  await wallet('bet', { ...stake, transactionId: 'placed/bet', roundId: 'bet/round' });
  await wallet('rollback', { transactionId: 'rollback', betTransactionId: 'placed/bet' });
  await wallet('rollback', { transactionId: 'tombstone', betTransactionId: 'unknown' });
  const played = { transactionId: 'play', roundId: 'played/round', winAmount: '2.00' };
  await wallet('play', { ...stake, ...played });
}

async function wallet(name: string, body: object): Promise<void> {
  const response = await server.signed('provider', `/api/provider/${name}`, body);
  expect(response.body.code).toBe(200);
}
