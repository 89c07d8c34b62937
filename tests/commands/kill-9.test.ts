import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { inSuite, isFullSuite } from '../../server/commands/suite.mjs';
import { runServerCommand } from '../support/command.ts';
import { eventually } from '../support/eventually.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';
import { copySampleData } from '../support/sample-data.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { getFromApi, openGame, postToApi } from '../support/stack-client.ts';

const CLIENTS = 16;
/** Acknowledged requests before each kill: at the start, under full load, and in between. */
const inLives = (count: number) =>
  Array.from({ length: count }, (_, life) => 1 + ((life * 97) % 400));
const onSqlite = { backend: 'SQLite', newDatabase: newSqliteDatabase };
const onPostgresql = { backend: 'PostgreSQL', newDatabase: newPostgresqlDatabase };
/** A push kills PostgreSQL itself (`postgresql/kill-9`). */
const kills = inSuite({
  quick: [{ ...onSqlite, lives: [100] }],
  full: [
    { ...onSqlite, lives: inLives(20) },
    { ...onPostgresql, lives: inLives(10) },
  ],
});

test.each(kills)(
  'acknowledged writes survive kill -9 under load on $backend',
  // A busy machine takes ten seconds for a start, the load and the check.
  { timeout: 20 * 60_000 },
  async ({ lives, newDatabase }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-kill-9-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await copySampleData(dataDir);
    const database = await newDatabase(dataDir);
    const acknowledged: string[] = [];
    for (const count of lives) {
      // The first start writes the sample accounts; the later ones find them.
      const env = { SEED: 'on', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
      const settings = { ...env, DATABASE_URL: database.url };
      const stack = await startStack({ dataDir, settings });
      onTestFinished(() => stack.stop());
      // A withdrawal requires a recent login, and all lives can take longer than a login is recent.
      const player = await openGame(stack);
      acknowledged.push(...(await loadUntilKilled({ stack, player, count })));
      expect(await ledgerCheck(database.url)).toEqual({ code: 0, stderr: '' });
      const storedKeys = await database.keys();
      expect(acknowledged.filter((key) => !storedKeys.has(key))).toEqual([]);
    }
    for (const kind of ['provider/', 'deposit/', 'withdraw/']) {
      expect(acknowledged.some((key) => key.startsWith(kind))).toBe(true);
    }
  },
);

test.runIf(isFullSuite)(
  'a payout that a kill interrupted goes on when the server starts again',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-payout-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await copySampleData(dataDir);
    const settings = { LOG_LEVEL: 'error', PAYOUT_STEP_MS: '100' };
    const killed = await startStack({ dataDir, settings });
    onTestFinished(() => killed.stop());
    let orderNum = '';
    const acknowledge = (key: string) => {
      orderNum = key.split('/')[1] ?? '';
    };
    await withdraw({ stack: killed, player: await openGame(killed), acknowledge });
    killed.kill();
    await killed.ended;
    const { ports } = killed;
    const next = await startStack({ dataDir, ports, settings });
    onTestFinished(() => next.stop());
    const database = new Sqlite(next.databaseFile, { readonly: true });
    onTestFinished(() => void database.close());
    const status = database.prepare('SELECT "status" FROM "WithdrawOrder" WHERE "orderNum" = ?');
    await eventually(() => expect(status.pluck().get(orderNum)).toBe(2));
  },
);

test.runIf(isFullSuite).each([onSqlite, onPostgresql])(
  'a bet without a response at a kill -9 counts once in its limit when it is sent again on $backend',
  async ({ newDatabase }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-limit-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await copySampleData(dataDir);
    const { url } = await newDatabase(dataDir);
    const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', DATABASE_URL: url };
    const killed = await startStack({ dataDir, settings });
    onTestFinished(() => killed.stop());
    const player = await openGame(killed);
    const usedBefore = await limitStakes(killed, player);
    const bets = Array.from({ length: 300 }, () => newStake(player));
    let responses = 0;
    const send = (stack: Stack, body: object) =>
      postToApi(stack, '/provider/bet', { body, signedBy: 'provider' });
    await Promise.all(
      bets.map(async (body) => {
        try {
          await send(killed, body);
          responses += 1;
          if (responses === 100) killed.kill();
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
        }
      }),
    );
    await killed.ended;
    expect(responses).toBeLessThan(bets.length);
    const next = await startStack({ dataDir, ports: killed.ports, settings });
    onTestFinished(() => next.stop());
    for (const body of bets) await send(next, body);
    const { limits } = await getFromApi(next, '/safer-play', player.session);
    expect(limits).toMatchObject([{ kind: 'wager' }]);
    expect(limits[0].used).toBeCloseTo(usedBefore + bets.length, 2);
    expect(await ledgerCheck(url)).toEqual({ code: 0, stderr: '' });
  },
);

/** @returns what the player has staked already in the limit's period */
async function limitStakes({ origins }: Stack, { session }: Player): Promise<number> {
  const response = await fetch(`${origins.web}/api/safer-play/limits`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
    body: JSON.stringify({ kind: 'wager', period: 'month', amount: 1000 }),
  });
  const { code, data } = await response.json();
  expect(code).toBe(200);
  return data.used;
}

function newStake({ launchToken: token }: Player): object {
  const transactionId = randomUUID();
  const round = { transactionId, roundId: transactionId, gameId: 'phoenix-ascend' };
  return { token, ...round, amount: '1' };
}

type Player = { readonly session: string; readonly launchToken: string };

/** Sends requests of many clients and kills the server after `count` acknowledged ledger keys. */
async function loadUntilKilled({
  stack,
  player,
  count,
}: {
  stack: Stack;
  player: Player;
  count: number;
}): Promise<string[]> {
  const acknowledged: string[] = [];
  const acknowledge = (key: string) => {
    acknowledged.push(key);
    if (acknowledged.length >= count) stack.kill();
  };
  const work = async (client: number) => {
    const act = actions[client % actions.length] ?? bet;
    try {
      for (;;) await act({ stack, player, acknowledge });
    } catch (error) {
      // The connection of a killed server breaks; any other error fails the test.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)));
  expect(await stack.ended).toBeNull();
  return acknowledged;
}

type Scene = {
  readonly stack: Stack;
  readonly player: Player;
  readonly acknowledge: (key: string) => void;
};

async function bet({ stack, player, acknowledge }: Scene): Promise<void> {
  const [stakeId, winId, roundId] = [randomUUID(), randomUUID(), randomUUID()];
  const round = { roundId, gameId: 'phoenix-ascend' };
  const stake = { token: player.launchToken, transactionId: stakeId, ...round, amount: '0.02' };
  await postToApi(stack, '/provider/bet', { body: stake, signedBy: 'provider' });
  acknowledge(`provider/${stakeId}`);
  const win = { transactionId: winId, betTransactionId: stakeId, roundId, amount: '0.01' };
  await postToApi(stack, '/provider/win', {
    body: { ...win, finished: true },
    signedBy: 'provider',
  });
  acknowledge(`provider/${winId}`);
}

async function play({ stack, player, acknowledge }: Scene): Promise<void> {
  const transactionId = randomUUID();
  const body = {
    token: player.launchToken,
    transactionId,
    roundId: transactionId,
    gameId: 'phoenix-ascend',
    amount: '0.02',
    winAmount: '0.03',
  };
  await postToApi(stack, '/provider/play', { body, signedBy: 'provider' });
  acknowledge(`provider/${transactionId}`);
}

async function deposit({ stack, player, acknowledge }: Scene): Promise<void> {
  const order = await postToApi(stack, '/payment/recharge', {
    body: { walletType: 'BRL', amount: 500 },
    session: player.session,
  });
  const event = {
    eventId: randomUUID(),
    type: 'payment.paid',
    platOrderNum: order.platOrderNum,
    outTradeNo: order.outTradeNo,
    amount: '500',
    walletType: 'BRL',
    occurredAt: new Date().toISOString(),
  };
  await postToApi(stack, '/payment/webhook', { body: event, signedBy: 'payment' });
  acknowledge(`deposit/${order.outTradeNo}`);
}

async function withdraw({ stack, player, acknowledge }: Scene): Promise<void> {
  const body = { walletType: 'BRL', money: '100', bankCode: 'EMAIL', bank: 'demo@fairhall.test' };
  const { orderNum } = await postToApi(stack, '/payment/withdraw', {
    body,
    session: player.session,
  });
  acknowledge(`withdraw/${orderNum}/freeze`);
}

const actions = [bet, play, bet, deposit, play, bet, play, withdraw];

/** `npm run ledger:check` without npm. */
async function ledgerCheck(url: string) {
  const { code, stderr } = await runServerCommand('ledger:check', {
    args: [],
    databaseFile: 'unused.db',
    env: { DATABASE_URL: url },
  });
  return { code, stderr };
}

type Database = { readonly url: string; readonly keys: () => Promise<ReadonlySet<string>> };

async function newSqliteDatabase(folder: string): Promise<Database> {
  const file = path.join(folder, 'fairhall.db');
  return {
    url: `file:${file}`,
    keys: async () => {
      const database = new Sqlite(file, { readonly: true });
      try {
        const keys = database.prepare<[], string>('SELECT "key" FROM "LedgerEntry"').pluck();
        return new Set(keys.all());
      } finally {
        database.close();
      }
    },
  };
}

async function newPostgresqlDatabase(): Promise<Database> {
  const { url, remove } = await newPostgresDatabase({ migrated: false });
  onTestFinished(remove);
  return {
    url,
    keys: async () => {
      const rows = await query<{ key: string }>(url, 'SELECT "key" FROM "LedgerEntry"');
      return new Set(rows.map(({ key }) => key));
    },
  };
}
