import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApiApp } from '../../server/api/src/app.ts';
import type { Game } from '../../server/api/src/contract/games.ts';
import { runDueJobs, startJobRunner } from '../../server/api/src/jobs/job-runner.ts';
import { updatePopularity, upsertGames } from '../../server/api/src/modules/games/index.ts';
import type { PaymentGateway } from '../../server/api/src/modules/payments/index.ts';
import { createMockpayGateway } from '../../server/api/src/modules/payments/index.ts';
import { searchColumns } from '../../server/api/src/modules/users/index.ts';
import { type Api, openApi } from '../../server/api/src/open-api.ts';
import { createLogger } from '../../server/kit/src/logger.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { bet, deposit } from '../ledger/test-ledger.ts';
import { eventually } from '../support/eventually.ts';
import { newPostgresDatabase } from '../support/postgres-databases.ts';
import { storedGame } from './stored-game.ts';

/* What each of three nodes on one database has in memory, and what they have in common. */

const SECOND_MS = 1000;
const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;

let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
/** Those of this test, also when one of them fails to open. */
const opened: Api[] = [];
let nodes: readonly [Api, Api, Api];
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.now();
  database = await newPostgresDatabase();
  nodes = [await openNode(), await openNode(), await openNode()];
});

afterEach(async () => {
  for (const node of opened.splice(0)) await node.close();
  await database.remove();
});

async function openNode(replaced: Parameters<typeof openApi>[0]['replaced'] = {}): Promise<Api> {
  const env = { NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
  const settings = readSettings({ ...env, RATE_LIMIT: 'off', SEED: 'off' }, findRootDir());
  const node = await openApi({
    settings,
    log: createLogger(settings),
    clock: { now: () => new Date(nowMs) },
    replaced,
  });
  opened.push(node);
  return node;
}

/** A promise, and what fulfils it. */
function gate(): { open: () => void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('guesses on three nodes count together: of a hundred at once ten are free', async () => {
  const guess = (index: number) => {
    const proof = { email: 'ana@example.com', password: 'a wrong guess', remember: false };
    const node = nodes[index % 3] ?? nodes[0];
    const address = `198.51.100.${index}`;
    return node.modules.secondFactor
      .verifyPlayer({ by: 'password', ...proof, address })
      .catch((error) => error.code);
  };
  const codes = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(90);
  nowMs += SECOND_MS;
  const next = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
  expect(next.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(1);
});

test('a password reset through one node ends the delay on the others', async () => {
  const locations = { email: 'ana@example.com', locationHash: 'hash' };
  const attempt = ({ infrastructure, modules }: Api) =>
    modules.auth.loginThrottle.login({
      ...locations,
      network: '192.0.2.1',
      isKnownLocation: false,
      now: infrastructure.clock.now(),
    });
  for (let index = 0; index < 10; index += 1) await attempt(nodes[0]);
  await expect(attempt(nodes[1])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await nodes[2].modules.auth.loginThrottle.resetAccount(locations);
  for (let index = 0; index < 10; index += 1) await attempt(nodes[1]);
  await expect(attempt(nodes[0])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

describe('jobs', () => {
  beforeEach(async () => {
    // The API's own jobs are due as well and are left out here.
    await nodes[0].infrastructure.prisma.job.deleteMany();
  });

  const addJobs = (subjects: readonly string[]) =>
    nodes[0].infrastructure.prisma.job.createMany({
      data: subjects.map((subject) => ({
        ...{ id: randomUUID(), kind: 'test', subject },
        runAt: new Date(nowMs),
      })),
    });
  const jobOf = (subject: string) =>
    nodes[0].infrastructure.prisma.job.findFirstOrThrow({ where: { subject } });
  const untilDone = (subject: string) =>
    eventually(async () => expect((await jobOf(subject)).doneAt).not.toBeNull());

  test('a job runs once on three nodes', async () => {
    const subjects = Array.from({ length: 120 }, (_, index) => `job ${index}`);
    await addJobs(subjects);
    const ran: { node: number; subject: string }[] = [];
    for (const [node, { infrastructure }] of nodes.entries()) {
      const runner = startJobRunner(infrastructure, {
        test: async (subject) => {
          ran.push({ node, subject });
          return 'done';
        },
      });
      onTestFinished(() => runner.stop());
    }
    const open = { where: { doneAt: null } };
    await eventually(async () =>
      expect(await nodes[0].infrastructure.prisma.job.count(open)).toBe(0),
    );
    expect(ran.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
    expect(new Set(ran.map(({ node }) => node)).size).toBeGreaterThan(1);
  });

  test('a holder that sleeps past its lease cannot end it', async () => {
    await addJobs(['slow']);
    const awake = gate();
    const started = gate();
    const sleeping = runDueJobs(nodes[0].infrastructure, {
      test: async () => {
        started.open();
        await awake.opened;
        return 'done';
      },
    });
    await started.opened;
    nowMs += LEASE_MS;
    const againAt = new Date(nowMs + DAY_MS);
    let ran = 0;
    const runElsewhere = () =>
      runDueJobs(nodes[1].infrastructure, {
        test: async () => {
          ran += 1;
          awake.open();
          await sleeping;
          return { againAt };
        },
      });
    await runElsewhere();
    await runElsewhere();
    expect(ran).toBe(1);
    expect(await jobOf('slow')).toMatchObject({ doneAt: null, runAt: againAt });
  });

  test('a restart of one node leaves the leases of another, as does a clock that was set back', async () => {
    await addJobs(['leased']);
    const end = gate();
    const started = gate();
    const running = runDueJobs(nodes[0].infrastructure, {
      test: async () => {
        started.open();
        await end.opened;
        return 'done';
      },
    });
    await started.opened;
    const ran: string[] = [];
    const restarted = startJobRunner(nodes[1].infrastructure, {
      test: async (subject) => {
        ran.push(subject);
        return 'done';
      },
    });
    onTestFinished(() => restarted.stop());
    await addJobs(['after the restart']);
    restarted.wake();
    await untilDone('after the restart');
    nowMs -= DAY_MS;
    await addJobs(['after the clock']);
    restarted.wake();
    await untilDone('after the clock');
    expect(ran).toEqual(['after the restart', 'after the clock']);
    end.open();
    await running;
    expect((await jobOf('leased')).doneAt).not.toBeNull();
  });
});

describe('the list of games', () => {
  /** A save whose time is `at`, which may be earlier than that of one before it. */
  const save = (
    { infrastructure }: Api,
    rows: Parameters<typeof upsertGames>[1]['rows'],
    at = nowMs,
  ) => upsertGames(infrastructure.prisma, { rows, at: new Date(at) });

  test('a game saved through one node is in the list of the other within a second', async () => {
    await save(nodes[0], [storedGame('first')]);
    const app = await buildApiApp(nodes[1], { webDir: '/no-client' });
    onTestFinished(() => app.close());
    const list = async (etag?: string) => {
      const headers = etag === undefined ? {} : { 'if-none-match': etag };
      const response = await app.inject({ url: '/api/rpgame/games/hot', headers });
      const games: Game[] = response.statusCode === 304 ? [] : response.json().data;
      const suppliers = games.map(({ gameId, supplier }) => `${gameId} of ${supplier}`);
      return { status: response.statusCode, etag: `${response.headers['etag']}`, suppliers };
    };
    const before = await list();
    expect(before.suppliers).toEqual(['first of Fairhall']);
    nowMs += SECOND_MS;
    expect((await list(before.etag)).status).toBe(304);

    await save(nodes[0], [storedGame('second')]);
    nowMs += SECOND_MS;
    const after = await list(before.etag);
    expect(after.suppliers).toEqual(['first of Fairhall', 'second of Fairhall']);
    // The clock of another node may be behind, and its save may commit after a later one.
    await save(nodes[2], [storedGame('first', 'Other')], nowMs - SECOND_MS);
    nowMs += SECOND_MS;
    expect((await list(after.etag)).suppliers).toEqual(['first of Other', 'second of Fairhall']);
  });

  test('a node that saves games has them in its list at once', async () => {
    const { catalogue } = nodes[0].modules.games;
    const { prisma } = nodes[0].infrastructure;
    expect((await catalogue.get()).games).toEqual([]);
    await upsertGames(prisma, { rows: [storedGame('first')], at: new Date(nowMs) });
    catalogue.invalidate();
    expect((await catalogue.get()).games).toHaveLength(1);
  });

  test('the popularity that one node counts is in the list of the others', async () => {
    await save(nodes[0], [storedGame('played'), storedGame('other')]);
    const hottest = async () =>
      (await nodes[1].modules.games.catalogue.get()).hot.map(({ gameId }) => gameId);
    expect(await hottest()).toEqual(['other', 'played']);
    await nodes[0].infrastructure.prisma.gameDay.create({
      data: { gameId: 'played', day: new Date(nowMs), rounds: 3 },
    });
    await updatePopularity(nodes[0].infrastructure.prisma);
    nowMs += SECOND_MS;
    expect(await hottest()).toEqual(['played', 'other']);
  });

  test('it is read once while nothing changes', async () => {
    const first = await nodes[1].modules.games.catalogue.get();
    for (let index = 0; index < 3; index += 1) {
      nowMs += SECOND_MS;
      expect(await nodes[1].modules.games.catalogue.get()).toBe(first);
    }
  });
});

test('the history of a player who plays through another node is counted and summed', async () => {
  const [playing, reading] = nodes;
  const userId = '4711';
  const query = { userId, kind: 'game', byRound: false, pageNum: 1, pageSize: 10 } as const;
  const read = async () => {
    const [total] = await reading.modules.history.historyTotals({ userId, kind: 'game' });
    return { count: (await reading.modules.history.history(query)).total, staked: total?.out };
  };
  await playing.infrastructure.ledger.post(deposit('deposit', userId, 100_000n));
  let bets = 0;
  const play = async (occurredMs = nowMs) => {
    bets += 1;
    const entry = bet(`bet ${bets}`, userId, 100n);
    await playing.infrastructure.ledger.post({ ...entry, occurredAt: new Date(occurredMs) });
  };
  // A read sums what is a minute old once, and the rest at each read.
  for (const laterMs of [0, 10 * SECOND_MS, 50 * SECOND_MS, 61 * SECOND_MS, 600 * SECOND_MS]) {
    nowMs += laterMs;
    await play();
    expect(await read()).toEqual({ count: bets, staked: bets });
  }
  // It waited for the database, by a clock that is behind.
  await play(nowMs - 20 * SECOND_MS);
  nowMs += 40 * SECOND_MS;
  expect(await read()).toEqual({ count: bets, staked: bets });
  nowMs += 600 * SECOND_MS;
  expect(await read()).toEqual({ count: bets, staked: bets });
});

test('two calls with one key on two nodes are one deposit', async () => {
  const player = { id: 'ana', email: 'ana@example.com', nickName: 'ana' };
  const { id } = player;
  await nodes[0].infrastructure.prisma.user.create({
    data: { ...player, ...searchColumns(player), passwordHash: 'x', createdAt: new Date() },
  });
  let checkouts = 0;
  const createCheckout: PaymentGateway['createCheckout'] = async () => {
    checkouts += 1;
    const number = checkouts;
    return {
      ...{ platOrderNum: `P${number}`, payUrl: `https://pay.test/${number}`, expiryPeriodS: 900 },
    };
  };
  const { settings, clock } = nodes[0].infrastructure;
  const { origins, paymentSecret: secret } = settings;
  const mockpay = createMockpayGateway({ origin: origins.payInside, secret, clock });
  const replaced = { paymentGateway: { ...mockpay, createCheckout } };
  const paying = [await openNode(replaced), await openNode(replaced)];
  for (let index = 0; index < 20; index += 1) {
    const [one, other] = await Promise.all(
      paying.map(({ modules }) =>
        modules.payments.createDeposit({
          ...{ userId: id, language: 'en', walletType: 'USD', amount: 50, noLimit: false },
          idempotencyKey: `key ${index}`,
        }),
      ),
    );
    expect(other).toEqual(one);
  }
  expect(checkouts).toBeGreaterThan(20);
  expect(await nodes[0].infrastructure.prisma.depositOrder.count()).toBe(20);
});
