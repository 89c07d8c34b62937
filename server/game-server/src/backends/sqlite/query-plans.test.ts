import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHistoryRepository } from '../../database/repositories/history-repository.ts';
import { createMultiStepRepository } from '../../database/repositories/multi-step-repository.ts';
import { createSeedRepository } from '../../database/repositories/seed-repository.ts';
import { createSeedRounds } from '../../database/repositories/seed-rounds.ts';
import { createSingleStepRepository } from '../../database/repositories/single-step-repository.ts';
import { createSlipRepository } from '../../database/repositories/slip-repository.ts';
import { createTransactionRepository } from '../../database/repositories/transaction-repository.ts';
import { openStore, type Store } from './store.ts';
import { noLists, planOf, statementsOf } from './testing/query-plans.ts';

let dir: string;
let store: Store;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'query-plans-'));
  store = openStore(dir);
});

afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

it('finds players, rounds and seeds by index', () => {
  const statements = statementsOf(store, (recording) => {
    createSingleStepRepository(recording, noLists);
    createMultiStepRepository(recording);
    createTransactionRepository(recording);
    createSeedRounds(recording, noLists);
    createSeedRepository(recording);
  });
  expect(statements.length).toBeGreaterThan(20);
  // The rows that a claim has selected are as many as its limit.
  const scans = statements.flatMap((sql) =>
    planOf(store, sql).flatMap((step) => (/^SCAN (?!due$)\w+$/.test(step) ? [{ sql, step }] : [])),
  );
  expect(scans).toEqual([]);
});

it('finds due work by the index on its due time', () => {
  const statements = statementsOf(store, (recording) => {
    createMultiStepRepository(recording);
    createTransactionRepository(recording);
    createSlipRepository(recording);
  });
  const claims = statements.filter((sql) => /due_at <= :now/.test(sql));
  const times = statements.filter((sql) => /min\(due_at\)/.test(sql));
  expect([claims.length, times.length]).toEqual([3, 3]);
  for (const sql of claims) {
    expect(planOf(store, sql)[0]).toMatch(/^SEARCH \w+ USING /);
    expect(planOf(store, sql).join('\n')).toMatch(
      /^SEARCH \w+ USING (COVERING )?INDEX \w+_by_due \(due_at<\?\)$/m,
    );
  }
  for (const sql of times) {
    expect(planOf(store, sql)[0]).toMatch(/^SEARCH \w+ USING COVERING INDEX \w+_by_due\b/);
  }
});

it('reads past rounds by an index up to the size of the page, for all games and for one', () => {
  const reads = statementsOf(store, (statements) => createHistoryRepository(statements, noLists));
  const plans = reads
    .filter((text) => text.includes(':before') || text.includes('played'))
    .map((text) => planOf(store, text));
  expect(plans).toHaveLength(6);
  const [games = [], ...pages] = plans;
  for (const step of games.filter((one) => one.includes('round_list'))) {
    expect(step).toMatch(/^SEARCH round_list USING PRIMARY KEY \(uid=\?/);
  }
  for (const page of pages) {
    expect(page[0]).toMatch(/^SEARCH \w+ USING (INDEX \w+_(of|by)_player|PRIMARY KEY \(uid=)/);
    expect(page.join()).not.toContain('TEMP B-TREE');
  }
});
