import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPostgresLedger } from '../../server/api/src/backends/postgresql/ledger/open-postgres-ledger.ts';
import { referenceRatesMicro } from '../../server/api/src/contract/reference-rates.ts';
import { budgetsOf } from '../../server/api/src/ledger/budget-count.ts';
import type { Budget, BudgetInit, Entry } from '../../server/api/src/ledger/port.ts';
import { eventually } from '../support/eventually.ts';
import { newPostgresDatabase, query } from '../support/postgres-databases.ts';

const PLAYERS = 20;
const BATCHES = 20;
const init: BudgetInit = {
  types: ['win'],
  from: new Date(0),
  until: new Date('2200-01-01T00:00:00Z'),
  currency: 'USD',
  ratesMicro: referenceRatesMicro,
  carriedSince: new Date(0),
};

function gift(index: number): Entry {
  const common = { currency: 'USD', type: 'win' } as const;
  const userId = `player-${index}`;
  return {
    key: randomUUID(),
    kind: 'win',
    request: '',
    userId,
    occurredAt: new Date(),
    postings: [
      { ...common, account: { of: 'promotion' }, amountMinor: -1n },
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor: 1n },
    ],
    tags: [`bet/${randomUUID()}`],
    mustNotExist: [`rollback/${randomUUID()}`],
  };
}

/** A stake on a round of its own, of which the ledger sums what was staked. */
function stake(index: number): Entry {
  const common = { currency: 'USD', type: 'bet' } as const;
  const userId = `player-${index}`;
  return {
    key: randomUUID(),
    kind: 'bet',
    request: '',
    userId,
    gameId: 'game',
    roundId: randomUUID(),
    occurredAt: new Date(),
    postings: [
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor: -1n },
      { ...common, account: { of: 'house' }, amountMinor: 1n },
    ],
    stakeRule: { gapMs: 1, roundMaxMinor: 100n },
  };
}

/** Of a counter that has its row, and of a new one, which is filled from the postings. */
function budgetsOfGift(entry: Entry): Budget[] {
  return ['total', entry.key].flatMap((name) =>
    budgetsOf(entry, { key: `limit/${entry.userId}/${name}`, maxMinor: null, init }),
  );
}

test('a post reads no table of the ledger from end to end, not even on a ledger that was new', async () => {
  const database = await newPostgresDatabase();
  const ledger = openPostgresLedger(database);
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const entries = Array.from({ length: PLAYERS }, (_, index) => gift(index)).map(
      (entry, index) => (index % 2 === 0 ? entry : { ...entry, budgets: budgetsOfGift(entry) }),
    );
    await Promise.all(entries.map((entry) => ledger.post(entry)));
    await Promise.all(entries.map((entry) => ledger.post(entry)));
    await Promise.all(entries.map((_, index) => ledger.post(stake(index))));
  }
  await ledger.close();
  // A connection reports what it read when it ends.
  await eventually(async () => {
    const tables = await query<{ name: string; inserted: bigint; read: bigint }>(
      database.url,
      `SELECT "relname" AS "name", "n_tup_ins" AS "inserted", "seq_tup_read" AS "read"
         FROM pg_stat_user_tables
         WHERE "relname" IN ('LedgerBalance', 'LedgerBudget', 'LedgerEntry', 'LedgerPosting', 'LedgerStake', 'LedgerTag')
         ORDER BY 1`,
    );
    const posts = `${PLAYERS * BATCHES}`;
    expect(tables).toMatchObject([
      { name: 'LedgerBalance', inserted: `${PLAYERS}`, read: '0' },
      { name: 'LedgerBudget', inserted: `${(PLAYERS / 2) * (1 + BATCHES)}`, read: '0' },
      { name: 'LedgerEntry', inserted: `${PLAYERS * BATCHES * 2}`, read: '0' },
      { name: 'LedgerPosting', inserted: `${PLAYERS * BATCHES * 4}`, read: '0' },
      { name: 'LedgerStake', inserted: `${PLAYERS}`, read: '0' },
      { name: 'LedgerTag', inserted: posts, read: '0' },
    ]);
  });
  await database.remove();
});
