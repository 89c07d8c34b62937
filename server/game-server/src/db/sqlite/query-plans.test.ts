import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMultiStepRepository } from './multi-step-repository.ts';
import { createSeedRepository } from './seed-repository.ts';
import { createSeedRounds } from './seed-rounds.ts';
import { createSingleStepRepository } from './single-step-repository.ts';
import { createSlipRepository } from './slip-repository.ts';
import { openStore, type Store } from './store.ts';
import { createTransactionRepository } from './transaction-repository.ts';

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

/** The query plan of a statement, with placeholder parameters. */
function planOf(sql: string): string[] {
  const explained = sql.replaceAll(/\?|:\w+/g, "'x'");
  return store
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${explained}`)
    .all()
    .map(({ detail }) => detail);
}

/** The statements that repositories prepare. */
function statementsOf(prepareAll: (store: Store) => void): string[] {
  const statements: string[] = [];
  const recording: Store = Object.create(store, {
    prepare: {
      value: (sql: string) => {
        statements.push(sql);
        return store.prepare(sql);
      },
    },
  });
  prepareAll(recording);
  return statements;
}

it('finds players, rounds and seeds by index', () => {
  const statements = statementsOf((recording) => {
    createSingleStepRepository(recording);
    createMultiStepRepository(recording);
    createTransactionRepository(recording);
    createSeedRounds(recording);
    createSeedRepository(recording);
  });
  expect(statements.length).toBeGreaterThan(20);
  const scans = statements.flatMap((sql) =>
    planOf(sql).flatMap((step) => (/^SCAN \w+$/.test(step) ? [{ sql, step }] : [])),
  );
  expect(scans).toEqual([]);
});

it('finds due work by the index on its due time', () => {
  const statements = statementsOf((recording) => {
    createMultiStepRepository(recording);
    createTransactionRepository(recording);
    createSlipRepository(recording);
  });
  const due = statements.filter((sql) => /due_at <= \?|min\(due_at\)/.test(sql));
  expect(due).toHaveLength(6);
  for (const sql of due) {
    expect(planOf(sql)[0]).toMatch(
      /^SEARCH \w+ USING ((COVERING )?INDEX \w+_by_due\b|PRIMARY KEY( \(due_at<|$))/,
    );
  }
});
