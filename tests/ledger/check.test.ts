import { spawnSync } from 'node:child_process';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLedger } from '../../server/api/src/backends/sqlite/ledger/check.ts';
import { builtCommand } from '../support/command.ts';
import {
  bet,
  checkedEntry,
  deposit,
  openSqliteTestLedger,
  type SqliteTestLedger,
} from './test-ledger.ts';

let testLedger: SqliteTestLedger;

beforeEach(async () => {
  testLedger = await openSqliteTestLedger();
  await testLedger.ledger.post(deposit('d1', 'ann', 100n));
  await testLedger.ledger.post(deposit('d2', 'bob', 100n));
  await testLedger.ledger.post({ ...bet('b1', 'ann', 40n), tags: ['a tag'] });
});

afterEach(() => testLedger.remove());

/** Changes the ledger's tables directly. */
function tamper(sql: string): void {
  const database = new Sqlite(testLedger.databaseFile);
  try {
    database.pragma('foreign_keys = OFF');
    database.pragma('ignore_check_constraints = ON');
    database.exec(sql);
  } finally {
    database.close();
  }
}

const rulesBroken = (cheap: boolean) =>
  checkLedger(testLedger.databaseFile, { cheap }).map(({ rule, where }) => `${rule} (${where})`);

test('a sound ledger passes both forms', () => {
  expect(rulesBroken(true)).toEqual([]);
  expect(rulesBroken(false)).toEqual([]);
});

test('a tampered balance is found, by the cheap form too', () => {
  tamper(`UPDATE "LedgerBalance" SET "availableMinor" = 61 WHERE "userId" = 'ann'`);
  expect(rulesBroken(true)).toEqual([
    'the balances of all players are the sum of their postings in each currency (USD: 1)',
  ]);
  expect(rulesBroken(false)).toContain(
    "a player account's balance is the sum of its postings (player/ann/available USD: 1)",
  );
});

test('money moved from one balance to another is found by the full form', () => {
  tamper(`UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 10 WHERE "userId" = 'ann';
          UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" - 10 WHERE "userId" = 'bob'`);
  expect(rulesBroken(true)).toEqual([]);
  expect(rulesBroken(false)).toEqual([
    "a player account's balance is the sum of its postings (player/ann/available USD: 10)",
    "a player account's balance is the sum of its postings (player/bob/available USD: -10)",
  ]);
});

test('a balance without postings and postings without a balance are found', () => {
  tamper(`DELETE FROM "LedgerBalance" WHERE "userId" = 'bob';
          INSERT INTO "LedgerBalance" VALUES ('eve', 'EUR', 5, 0, 0)`);
  expect(rulesBroken(false)).toEqual(
    expect.arrayContaining([
      "a player account's balance is the sum of its postings (player/bob/available USD: -100)",
      "a player account's balance is the sum of its postings (player/eve/available EUR: 5)",
    ]),
  );
});

test('an unbalanced entry is found', () => {
  tamper(`INSERT INTO "LedgerPosting" VALUES (3, 2, 'house', 'USD', 7, 'bet', 0)`);
  expect(rulesBroken(false)).toEqual([
    'the total over all accounts is zero in each currency (USD: 7)',
    'every entry sums to zero in each currency (entry 3 USD: 7)',
  ]);
});

test('a temporary balance below zero is found', () => {
  tamper(`INSERT INTO "LedgerEntry" VALUES (4, 'k4', 'bet', 'h', 'bob', NULL, NULL, 0, NULL, NULL);
          INSERT INTO "LedgerPosting" VALUES (4, 0, 'player/bob/available', 'USD', -150, 'bet', 0),
            (4, 1, 'house', 'USD', 150, 'bet', 0), (4, 2, 'player/bob/available', 'USD', 150, 'win', 0),
            (4, 3, 'house', 'USD', -150, 'win', 0)`);
  expect(rulesBroken(false)).toEqual([
    'no player account is ever below zero or above the cap (entry 4 player/bob/available USD: -50)',
  ]);
});

test('what is not staked beside what entries changed of it is found', () => {
  tamper(`UPDATE "LedgerBalance" SET "unstakedMinor" = "unstakedMinor" - 1 WHERE "userId" = 'bob'`);
  expect(rulesBroken(false)).toEqual([
    'what was deposited and not staked is the sum of what entries changed of it (bob USD: -1)',
  ]);
});

test('a posting or a tag without its entry is found', () => {
  tamper(`INSERT INTO "LedgerTag" VALUES ('stray', 99)`);
  expect(rulesBroken(false)).toEqual([
    'every posting and tag belongs to an entry (LedgerTag without entry)',
  ]);
});

test('a tampered budget is found, and so is a bet that it did not count', async () => {
  await testLedger.ledger.post(checkedEntry(bet('b2', 'ann', 5n), 100n));
  expect(rulesBroken(false)).toEqual([]);
  tamper(`UPDATE "LedgerBudget" SET "usedMinor" = 44`);
  expect(rulesBroken(false)).toEqual([
    'a budget is the sum of what was applied in its window (limit/ann/loss/day: -1)',
  ]);
  tamper(`UPDATE "LedgerBudget" SET "usedMinor" = 45`);
  await testLedger.ledger.post(bet('b3', 'ann', 2n));
  expect(rulesBroken(false)).toEqual([]);
  await testLedger.ledger.post(checkedEntry(bet('b4', 'ann', 1n), 100n));
  expect(rulesBroken(true)).toEqual([]);
  expect(rulesBroken(false)).toEqual([
    'a budget is the sum of what was applied in its window (limit/ann/loss/day: -2)',
  ]);
});

test('the command exits with 1 for a violation and with 0 without one', () => {
  expect(runCheck()).toMatchObject({ status: 0, stdout: expect.stringContaining('is consistent') });
  tamper(`UPDATE "LedgerBalance" SET "availableMinor" = 61 WHERE "userId" = 'ann'`);
  expect(runCheck()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('BROKEN: the balances of all players'),
  });
});

function runCheck() {
  const command = builtCommand('ledger:check');
  return spawnSync(process.execPath, [command, testLedger.databaseFile], { encoding: 'utf8' });
}
