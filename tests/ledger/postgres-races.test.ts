import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import {
  LedgerOverloadedError,
  type LedgerPort,
  LedgerUnavailableError,
} from '../../server/api/src/ledger/port.ts';
import { insertStatement, updateStatement } from '../../server/api/src/ledger/rows.ts';
import {
  betEntry,
  rollbackEntry,
  tombstoneEntry,
} from '../../server/api/src/modules/play/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import { query } from '../support/postgres-databases.ts';
import {
  bet,
  checkedEntry,
  deposit,
  entry,
  occurredAt,
  openPostgresTestLedger,
} from './test-ledger.ts';

/* What SQLite's single writer gave for nothing: two processes on one PostgreSQL. */

const PAIRS = inSuite({ quick: 300, full: 3000 });
const LOGINS = 100;
const LEDGER_POST = new URL('../../prisma/postgresql/functions/ledger_post.sql', import.meta.url);

let under: Awaited<ReturnType<typeof openPostgresTestLedger>>;
/** Two nodes and a third one. */
let nodes: readonly [LedgerPort, LedgerPort, LedgerPort];

beforeAll(async () => {
  under = await openPostgresTestLedger();
  nodes = [under.ledger, openPostgresLedger(under), openPostgresLedger(under)];
});

afterAll(async () => {
  await nodes[1].close();
  await nodes[2].close();
  await under.remove();
});

/** A bet on one node and, at the same moment, the tombstone of its rollback on the other. */
async function raceRollbacks(one: LedgerPort, other: LedgerPort, count: number) {
  await one.post(deposit('race/d', 'ann', BigInt(count)));
  const pair = async (index: number) => {
    const ids = { providerId: 'fairhall', transactionId: `race/${index}` };
    const round = { roundId: `race/${index}`, gameId: 'g' };
    const bet = betEntry({
      launch: { userId: 'ann', walletType: 'USD' },
      request: { ...ids, ...round },
      stakeMinor: 1n,
      at: occurredAt,
    });
    const request = {
      ...ids,
      transactionId: `race/${index}/back`,
      betTransactionId: ids.transactionId,
    };
    const [placed, stone] = await Promise.all([
      one.post(bet),
      other.post(tombstoneEntry({ request, at: occurredAt })),
    ]);
    const outcomes = [placed.outcome, stone.outcome].sort().join(', ');
    return { outcomes, placed: placed.outcome === 'applied', request, round };
  };
  const pairs: Awaited<ReturnType<typeof pair>>[] = [];
  for (let index = 0; index < count; index += 20) {
    pairs.push(
      ...(await Promise.all(Array.from({ length: 20 }, (_, offset) => pair(index + offset)))),
    );
  }
  return pairs;
}

/** Logins of one player at the same moment on two nodes. @returns after each, the sessions left */
async function raceLogins({ url }: { url: string }, one: LedgerPort, other: LedgerPort) {
  const columns = ['id', 'kind', 'subject', 'runAt', 'attempts'] as const;
  const open = insertStatement('Job', columns);
  const end = updateStatement('Job', { set: ['attempts'], where: ['kind', 'attempts'] });
  const login = (node: LedgerPort, id: string) =>
    node.write(
      [
        end({ set: { attempts: 9 }, where: { kind: 'login', attempts: 0 } }),
        open({ id, kind: 'login', subject: id, runAt: occurredAt, attempts: 0 }),
      ],
      { userId: 'ann' },
    );
  return withConnection({ connectionString: url }, async (client) => {
    const left: unknown[] = [];
    for (let index = 0; index < LOGINS; index += 1) {
      await Promise.all([login(one, `a${index}`), login(other, `b${index}`)]);
      const { rows } = await client.query(
        `SELECT count(*)::int AS "left" FROM "Job" WHERE "kind" = 'login' AND "attempts" = 0`,
      );
      left.push(rows[0]?.left);
    }
    return left;
  });
}

/** Bets of one player on two nodes at once, with room for half of them. @returns how many were applied */
async function raceStakes(one: LedgerPort, other: LedgerPort, count: number): Promise<number> {
  await one.post(deposit('stakes/d', 'dan', BigInt(count)));
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const node = index % 2 === 0 ? one : other;
      return node.post(checkedEntry(bet(`stakes/${index}`, 'dan', 1n), BigInt(count / 2)));
    }),
  );
  return outcomes.filter(({ outcome }) => outcome === 'applied').length;
}

test('a bet and its rollback from two nodes never both stand', async () => {
  const [one, other] = nodes;
  const pairs = await raceRollbacks(one, other, PAIRS);
  expect(new Set(pairs.map(({ outcomes }) => outcomes))).toEqual(new Set(['applied, blocked']));
  // As the wallet does: a bet that was there is rolled back.
  const known = { userId: 'ann', currency: 'USD', stakeMinor: 1n, placedAt: occurredAt } as const;
  for (const { placed, request, round } of pairs) {
    if (!placed) continue;
    const undone = { ...known, ...round, providerId: 'fairhall', transactionId: round.roundId };
    const back = await other.post(rollbackEntry({ bet: undone, request, at: occurredAt }));
    expect(back.outcome).toBe('applied');
  }
  expect(await other.balances('ann')).toMatchObject([{ availableMinor: BigInt(PAIRS) }]);
});

test('two logins from two nodes leave one session', async () => {
  const left = await raceLogins(under, nodes[0], nodes[1]);
  expect(new Set(left)).toEqual(new Set([1]));
});

test('without its locks the ledger lets both stand, and budgets be exceeded: they are what decides', async () => {
  const unlocked = await openPostgresTestLedger();
  const node = openPostgresLedger(unlocked);
  onTestFinished(async () => {
    await node.close();
    await unlocked.remove();
  });
  const script = await readFile(LEDGER_POST, 'utf8');
  const locking = 'PERFORM pg_advisory_xact_lock(l) FROM unnest(locks) AS l;';
  // Between check and write, so that both are checked before either is written.
  const writing = "  IF 'applied' = ANY (verdicts) THEN";
  const slow = script.replace(writing, `  PERFORM pg_sleep(0.2);\n${writing}`);
  expect(script).toContain(locking);
  expect(slow).not.toBe(script);
  await query(unlocked.url, slow.replace(locking, ''));
  // The check that nothing more is unstaked than there is would refuse what the lock prevents.
  await query(unlocked.url, 'ALTER TABLE "LedgerBalance" DROP CONSTRAINT "LedgerBalance_check1"');
  const pairs = await raceRollbacks(unlocked.ledger, node, 40);
  expect(pairs.map(({ outcomes }) => outcomes)).toContain('applied, applied');
  expect(await raceStakes(unlocked.ledger, node, 10)).toBeGreaterThan(5);
});

test('two nodes never exceed a budget between them', async () => {
  expect(await raceStakes(nodes[0], nodes[1], 64)).toBe(32);
  expect(await under.check()).toEqual([]);
});

test('fifty racers on three nodes spend a balance once', async () => {
  await nodes[0].post(deposit('fifty/d', 'bob', 100n));
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (nodes[index % 3] ?? nodes[0]).post(bet(`fifty/${index}`, 'bob', 100n)),
    ),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'insufficient')).toHaveLength(49);
  expect(await nodes[2].balances('bob')).toMatchObject([{ availableMinor: 0n }]);
});

test('one key on three nodes is applied once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      (nodes[index % 3] ?? nodes[0]).post(deposit('once', 'cat', 5n)),
    ),
  );
  expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'replayed')).toHaveLength(59);
});

test('one key for two players on two nodes is applied once, and a conflict for the other', async () => {
  for (let index = 0; index < 30; index += 1) {
    const outcomes = await Promise.all([
      nodes[0].post(deposit(`shared/${index}`, 'dan', 1n)),
      nodes[1].post(deposit(`shared/${index}`, 'eve', 1n)),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['applied', 'conflict']);
  }
});

test('a player’s entries have ids in the order of their commits, on any node', async () => {
  await nodes[0].post(deposit('order/d', 'fay', 1000n));
  await Promise.all(
    Array.from({ length: 90 }, (_, index) =>
      (nodes[index % 3] ?? nodes[0]).post(bet(`order/${index}`, 'fay', 1n)),
    ),
  );
  expect(await under.check()).toEqual([]);
});

test('the full queue refuses further entries, and nothing was done', async () => {
  const small = openPostgresLedger({ ...under, queueMax: 8 });
  const settled = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => small.post(deposit(`full/${index}`, 'gus', 1n))),
  );
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(12);
  for (const one of refused)
    expect(one).toMatchObject({ reason: expect.any(LedgerOverloadedError) });
  await small.close();
  expect(await nodes[0].balances('gus')).toMatchObject([{ availableMinor: 8n }]);
});

test('a lock that another transaction holds too long fails the call, and nothing was done', async () => {
  const client = new pg.Client({ connectionString: under.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE "LedgerEntry" IN ACCESS EXCLUSIVE MODE');
  const late = nodes[0].post(deposit('locked', 'hal', 1n));
  await expect(late).rejects.toThrow(LedgerUnavailableError);
  await client.query('ROLLBACK');
  await client.end();
  expect(await nodes[0].post(deposit('locked', 'hal', 1n))).toMatchObject({ outcome: 'applied' });
});

test('a connection that ends during a call leaves the outcome open, and the next call connects again', async () => {
  const client = new pg.Client({ connectionString: under.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE "LedgerEntry" IN ACCESS EXCLUSIVE MODE');
  const cut = nodes[0].post(entry('cut', 'deposit', deposit('cut', 'ida', 3n)));
  const ended = expect(cut).rejects.toThrow(/terminat|Connection/);
  for (let waiting = 0; waiting === 0; ) {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE query LIKE '%ledger_post%' AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
    );
    waiting = rowCount ?? 0;
    if (waiting === 0) await delay(1);
  }
  await ended;
  await client.query('ROLLBACK');
  await client.end();
  const again = await nodes[0].post(entry('cut', 'deposit', deposit('cut', 'ida', 3n)));
  expect(again.outcome).toBe('applied');
  expect(await nodes[0].balances('ida')).toMatchObject([{ availableMinor: 3n }]);
});

test('a closed ledger refuses every call; calls in flight are completed before', async () => {
  const node = openPostgresLedger(under);
  const posts = Array.from({ length: 10 }, (_, index) =>
    node.post(deposit(`close/${index}`, 'jim', 1n)),
  );
  await node.close();
  expect((await Promise.all(posts)).every(({ outcome }) => outcome === 'applied')).toBe(true);
  await expect(node.post(deposit('late', 'jim', 1n))).rejects.toThrow(LedgerUnavailableError);
  await expect(node.ping()).rejects.toThrow(LedgerUnavailableError);
});
