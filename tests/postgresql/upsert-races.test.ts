import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { backendOf } from '../../server/api/src/backends/index.ts';
import { postgresqlDialect } from '../../server/api/src/backends/postgresql/dialect.ts';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import type { Database } from '../../server/api/src/db/database.ts';
import { claimDueJobs, ensureRecurringJobs } from '../../server/api/src/jobs/job-store.ts';
import type { LedgerPort } from '../../server/api/src/ledger/port.ts';
import { recordVisit, upsertGames } from '../../server/api/src/modules/games/index.ts';
import { ensureReward } from '../../server/api/src/modules/rewards/index.ts';
import { searchColumns } from '../../server/api/src/modules/users/index.ts';
import { joinByLoops, newPostgresDatabase } from '../support/postgres-databases.ts';
import { storedGame } from './stored-game.ts';

/* “Insert where it is missing” at the same moment on two nodes. */

const TIMES = 60;
const at = new Date('2026-11-25T12:00:00Z');

let settings: Awaited<ReturnType<typeof newPostgresDatabase>>;
let nodes: readonly [Database, Database];
let ledgers: readonly [LedgerPort, LedgerPort];

beforeAll(async () => {
  settings = await newPostgresDatabase();
  nodes = [await backendOf(settings).openDatabase(), await backendOf(settings).openDatabase()];
  ledgers = [openPostgresLedger(settings), openPostgresLedger(settings)];
});

afterAll(async () => {
  for (const opened of [...nodes, ...ledgers]) await opened.close();
  await settings.remove();
});

/** Runs a step on both nodes at once, again and again. @returns the results of each pair */
async function race<T>(step: (node: 0 | 1, index: number) => Promise<T>): Promise<[T, T][]> {
  const pairs: [T, T][] = [];
  for (let index = 0; index < TIMES; index += 1) {
    pairs.push(await Promise.all([step(0, index), step(1, index)]));
  }
  return pairs;
}

async function addPlayer(id: string): Promise<void> {
  const player = { id, email: `${id}@fairhall.test`, nickName: id };
  await nodes[0].prisma.user.create({
    data: { ...player, ...searchColumns(player), passwordHash: 'x', createdAt: at },
  });
}

test('a welcome reward has one seed', async () => {
  for (let index = 0; index < TIMES; index += 1) await addPlayer(`reward${index}`);
  const pairs = await race((node, index) =>
    ensureReward(nodes[node].prisma, { userId: `reward${index}`, serverSeed: `${node}` }),
  );
  for (const [one, other] of pairs) expect(other).toEqual(one);
});

test('each kind of recurring job has one row', async () => {
  // Nodes of two releases: each has a kind that the other lacks, and it is not lost.
  await race((node, index) => {
    const kinds = [`both ${index}`, `only of node ${node} ${index}`];
    return ensureRecurringJobs(ledgers[node], { kinds, runAt: at });
  });
  expect(await nodes[0].prisma.job.count()).toBe(TIMES * 3);
});

test('a due job is claimed by one node', async () => {
  const claimed = await race((node) =>
    claimDueJobs(nodes[node].prisma, {
      now: at,
      leaseMs: 1000,
      take: 3,
      dialect: postgresqlDialect,
    }),
  );
  const ids = claimed.flat(2).map(({ id }) => id);
  expect(ids).toHaveLength(TIMES * 3);
  expect(new Set(ids).size).toBe(TIMES * 3);
});

test('a claim takes no more jobs than its limit, whatever the plan', async () => {
  const looping = await newPostgresDatabase();
  onTestFinished(() => looping.remove());
  await joinByLoops(looping);
  const { prisma, close } = await backendOf(looping).openDatabase();
  onTestFinished(close);
  const subjects = Array.from({ length: 9 }, (_, index) => `${index}`);
  await prisma.job.createMany({
    data: subjects.map((subject) => ({ id: subject, kind: 'k', subject, runAt: at })),
  });
  const claim = { now: at, leaseMs: 1000, take: 3, dialect: postgresqlDialect };
  expect(await claimDueJobs(prisma, claim)).toHaveLength(3);
});

test('two game servers save the same games in any order, and the games are those of one of them', async () => {
  const supplierOf = (node: number) => `node ${node}`;
  await race((node, index) => {
    const games = [0, 1, 2].map((n) => storedGame(`${index}/${n}`, supplierOf(node)));
    return upsertGames(nodes[node].prisma, { rows: node === 0 ? games : games.reverse(), at });
  });
  const saved = await nodes[0].prisma.game.findMany({ orderBy: { gameId: 'asc' } });
  expect(saved).toHaveLength(TIMES * 3);
  for (let index = 0; index < TIMES; index += 1) {
    const suppliers = saved.filter(({ gameId }) => gameId.startsWith(`${index}/`));
    expect(new Set(suppliers.map(({ supplier }) => supplier)).size).toBe(1);
  }
});

test('two visits of a player to a game at the same moment are one', async () => {
  await addPlayer('visitor');
  await race((node, index) =>
    recordVisit(nodes[node].prisma, {
      ...{ id: `${node}/${index}`, userId: 'visitor', gameId: `${index}/0` },
      ...{ at, onceSince: new Date(at.getTime() - 1) },
    }),
  );
  expect(await nodes[0].prisma.gameVisit.count()).toBe(TIMES);
});

test('a transaction that a deadlock or a row with its key ends is run once more', async () => {
  await addPlayer('first');
  await addPlayer('second');
  const bothHoldOne = twoAtOnce();
  const rename = (node: 0 | 1, ids: readonly string[]) =>
    nodes[node].prisma.$transaction(async (tx) => {
      for (const id of ids) {
        await tx.user.update({ where: { id }, data: { nickName: `of node ${node}` } });
        await bothHoldOne();
      }
    });
  await Promise.all([rename(0, ['first', 'second']), rename(1, ['second', 'first'])]);

  const bothFoundNone = twoAtOnce();
  const addOnce = (node: 0 | 1) =>
    nodes[node].prisma.$transaction(async (tx) => {
      const found = await tx.job.findUnique({ where: { id: 'one' } });
      await bothFoundNone();
      if (found) return 'found';
      await tx.job.create({ data: { id: 'one', kind: 'k', subject: 'one', runAt: at } });
      return 'added';
    });
  expect((await Promise.all([addOnce(0), addOnce(1)])).sort()).toEqual(['added', 'found']);
});

/** Lets the first two calls go on together, and later ones at once. */
function twoAtOnce(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls === 1) await new Promise<void>((resolve) => waiting.push(resolve));
    for (const resume of waiting.splice(0)) resume();
  };
}
