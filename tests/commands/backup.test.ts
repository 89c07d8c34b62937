import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../../server/api/src/backends/sqlite/copies.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { runServerCommand } from '../support/command.ts';
import { fullTest } from '../support/full-suite.ts';
import { copySampleData } from '../support/sample-data.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { openGame, postToApi } from '../support/stack-client.ts';

const CLIENTS = 16;
/** Acknowledged before and after a backup under load. */
const BETS = inSuite({ quick: 40, full: 200 });
const QUIET = { RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

let dataDir: string;
let databaseFile: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-backup-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await copySampleData(dataDir);
  databaseFile = path.join(dataDir, 'fairhall.db');
});

test('a backup made under load contains every bet that was acknowledged before it', async () => {
  const stack = await startStack({ dataDir, settings: QUIET });
  onTestFinished(() => stack.stop());
  const load = await startBetting(stack);
  await load.until(BETS);
  const before = [...load.acknowledged];
  const { code, stdout } = await command('backup');
  const after = load.acknowledged.length;
  await load.until(after + BETS);
  await load.stop();
  await stack.stop();
  expect(code).toBe(0);

  const backup = stdout.trim();
  expect(path.dirname(backup)).toBe(path.join(dataDir, 'backups'));
  const restored = await command('restore', backup);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(await command('ledger:check')).toMatchObject({ code: 0, stderr: '' });
  const storedBets = betsIn(databaseFile);
  expect(before.filter((id) => !storedBets.has(id))).toEqual([]);
  // The load continued meanwhile: the backup is a snapshot from the middle of it.
  expect(load.acknowledged.every((id) => storedBets.has(id))).toBe(false);

  const again = await startStack({ dataDir, settings: QUIET });
  onTestFinished(() => again.stop());
  const more = await startBetting(again);
  await more.until(BETS / 4);
  await more.stop();
});

fullTest('a restore keeps the previous database beside the restored one', async () => {
  const stack = await startStack({ dataDir, settings: QUIET });
  onTestFinished(() => stack.stop());
  const { stdout } = await command('backup');
  const load = await startBetting(stack);
  await load.until(10);
  await load.stop();
  await stack.stop();
  await command('restore', stdout.trim());
  const storedBets = (await readdir(dataDir)).find((name) => name.includes('.replaced-'));
  const [restored, replaced] = [betsIn(databaseFile), betsIn(path.join(dataDir, storedBets ?? ''))];
  expect(load.acknowledged.some((id) => restored.has(id))).toBe(false);
  expect(load.acknowledged.every((id) => replaced.has(id))).toBe(true);
});

fullTest('a restore is refused while the server runs', async () => {
  const stack = await startStack({ dataDir, settings: QUIET });
  onTestFinished(() => stack.stop());
  const { stdout } = await command('backup');
  const load = await startBetting(stack);
  await load.until(10);
  const refused = await command('restore', stdout.trim());
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('is in use: stop the server first');
  await load.until(20);
  await load.stop();
  expect((await readdir(dataDir)).filter((name) => /restore|replaced/.test(name))).toEqual([]);
});

fullTest(
  'a corrupt, an unbalanced and a missing backup are refused, and the database stays',
  async () => {
    const { stdout } = await command('backup');
    const backup = stdout.trim();

    const broken = path.join(dataDir, 'broken.db');
    await command('backup', broken);
    const database = new Sqlite(broken);
    database.exec('UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + 1');
    database.close();
    expect((await command('restore', broken)).stderr).toContain('its ledger is not consistent');

    await truncate(backup, 40_000);
    expect((await command('restore', backup)).stderr).toContain('Nothing was restored');
    const text = path.join(dataDir, 'text.db');
    await writeFile(text, 'not a database at all, but long enough to be looked at');
    expect((await command('restore', text)).stderr).toContain('not a database');
    const empty = path.join(dataDir, 'empty.db');
    await writeFile(empty, '');
    expect((await command('restore', empty)).stderr).toContain('it has no migrations');
    expect((await command('restore', path.join(dataDir, 'missing.db'))).code).toBe(1);
    expect((await command('restore')).stderr).toContain('no backup given');
    expect(await command('ledger:check')).toMatchObject({ code: 0 });
  },
);

fullTest.each([
  [
    'a foreign trigger',
    'CREATE TRIGGER "watch" AFTER INSERT ON "Session" BEGIN SELECT 1; END',
    'trigger watch is unknown',
  ],
  [
    'a missing trigger',
    'DROP TRIGGER "LedgerEntry_no_update"',
    'trigger LedgerEntry_no_update is missing',
  ],
  ['a missing table', 'DROP TABLE "Favorite"', 'table Favorite is missing'],
  [
    'a missing index',
    'DROP INDEX "LedgerEntry_roundId_idx"',
    'index LedgerEntry_roundId_idx is missing',
  ],
  [
    'another column',
    'ALTER TABLE "Favorite" ADD COLUMN "note" TEXT',
    'table Favorite is different',
  ],
])('a backup with %s is refused', async (_, sql, difference) => {
  const refused = await restoreChanged(sql);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`its schema is not that of its migrations: ${difference}`);
});

fullTest('a backup of a newer version is refused', async () => {
  const refused = await restoreChanged(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       SELECT 'later', '', '20990101000000_later', "finished_at" FROM "_prisma_migrations" LIMIT 1`,
  );
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('this version lacks 20990101000000_later');
});

fullTest('a backup of before the first release is refused', async () => {
  const refused = await restoreChanged(
    `UPDATE "_prisma_migrations" SET "migration_name" = '20260101000000_baseline'`,
  );
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('the backup is from before the first release');
});

test('a backup whose orders disagree with its ledger is refused', async () => {
  const refused = await restoreChanged(
    'UPDATE "DepositOrder" SET "amountMinor" = "amountMinor" + 1 WHERE "status" = 2',
  );
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('a paid deposit has an entry of its amount');
});

fullTest(
  'a backup with a credited order that is pending is refused: it could be cancelled or paid again',
  async () => {
    const refused = await restoreChanged(
      `UPDATE "DepositOrder" SET "status" = 1 WHERE "outTradeNo" =
       (SELECT "outTradeNo" FROM "DepositOrder" WHERE "status" = 2 LIMIT 1)`,
    );
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('a deposit that was credited is paid');
  },
);

fullTest('a backup whose log of the back office lacks an entry is refused', async () => {
  const refused = await restoreChanged(
    `INSERT INTO "AuditSeal" SELECT coalesce(max("number"), 0) + 1, 'z', 1, 'forged', 0 FROM "AuditSeal"`,
  );
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('its log of the back office is not consistent');
});

fullTest('backups within a second are files of their own', async () => {
  const made = [await command('backup'), await command('backup'), await command('backup')];
  expect(made.map(({ code }) => code)).toEqual([0, 0, 0]);
  const names = made.map(({ stdout }) => path.basename(stdout.trim()));
  expect(new Set(names).size).toBe(3);
  // A busy machine makes one in a second: the time of each name has milliseconds.
  for (const name of names) expect(name).toMatch(/^fairhall-\d{8}-\d{6}-\d{3}\.db$/);
});

test('a restore ends every session and every password-reset link of the backup', async () => {
  const restored = await restoreChanged(
    `INSERT INTO "Session" ("id", "userId", "tokenHash", "createdAt", "expiresAt")
       SELECT 's', "id", 'hash', 0, 9e15 FROM "User" LIMIT 1;
     INSERT INTO "PasswordReset" ("id", "tokenHash", "userId", "createdAt", "expiresAt")
       SELECT 'r', 'hash', "id", 0, 9e15 FROM "User" LIMIT 1;
     INSERT INTO "StaffSession" ("id", "staffId", "tokenHash", "networkHash", "createdAt",
         "expiresAt", "lastSeenAt")
       SELECT 'o', "id", 'hash', '', 0, 9e15, 9e15 FROM "StaffUser" LIMIT 1`,
  );
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const database = new Sqlite(databaseFile, { readonly: true });
  onTestFinished(() => void database.close());
  for (const table of ['Session', 'PasswordReset', 'StaffSession']) {
    const [added, active] = [`"tokenHash" = 'hash'`, '"endedAt" IS NULL'].map((condition) =>
      database.prepare(`SELECT count(*) FROM "${table}" WHERE ${condition}`).pluck().get(),
    );
    expect({ table, added, active }).toEqual({ table, added: 1, active: 0 });
  }
});

fullTest('a backup is restored without a previous database, as on a new machine', async () => {
  const { stdout } = await command('backup');
  databaseFile = path.join(dataDir, 'elsewhere.db');
  const restored = await command('restore', stdout.trim());
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/^Restored .+\nThe payments provider did not respond\./);
  expect(restored.stdout.split('\n')[0]).toBe(`Restored ${stdout.trim()}`);
  expect(await command('ledger:check')).toMatchObject({ code: 0, stderr: '' });
});

test('a backup never overwrites a file', async () => {
  const target = path.join(dataDir, 'precious.db');
  await writeFile(target, 'precious');
  const refused = await command('backup', target);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('No backup was made');
});

/** `npm run backup`, `npm run restore` and `npm run ledger:check`, without npm. */
function command(name: 'backup' | 'restore' | 'ledger:check', ...args: string[]) {
  // No payments provider listens there.
  const env = { PAY_INSIDE_ORIGIN: 'http://127.0.0.1:9' };
  return runServerCommand(name, { args, databaseFile, env });
}

/** Restores a backup that was changed by this SQL. */
async function restoreChanged(sql: string) {
  const backup = path.join(dataDir, 'changed.db');
  await copyDatabase({ databaseFile, target: backup });
  const database = new Sqlite(backup);
  database.exec(sql);
  database.close();
  return command('restore', backup);
}

/** Concurrent bets of many clients, until it is stopped. */
async function startBetting(stack: Stack) {
  const { launchToken: token } = await openGame(stack);
  const acknowledged: string[] = [];
  let stopped = false;
  const waiting: { readonly count: number; readonly reached: () => void }[] = [];
  const work = async () => {
    while (!stopped) {
      const transactionId = randomUUID();
      await postToApi(stack, '/provider/bet', {
        signedBy: 'provider',
        body: {
          token,
          transactionId,
          roundId: transactionId,
          gameId: 'phoenix-ascend',
          amount: '0.01',
        },
      });
      acknowledged.push(transactionId);
      for (const { count, reached } of waiting) if (acknowledged.length >= count) reached();
    }
  };
  const workers = Promise.all(Array.from({ length: CLIENTS }, work));
  return {
    acknowledged,
    until: (count: number) =>
      Promise.race([
        new Promise<void>((reached) => waiting.push({ count, reached })),
        // A worker ends only by a failure, which would otherwise never be reported.
        workers,
      ]),
    async stop() {
      stopped = true;
      await workers;
    },
  };
}

function betsIn(file: string): ReadonlySet<string> {
  const database = new Sqlite(file, { readonly: true });
  try {
    const keys = database
      .prepare<[], string>(`SELECT "key" FROM "LedgerEntry" WHERE "key" LIKE 'provider/%'`)
      .pluck()
      .all();
    return new Set(keys.map((key) => key.slice('provider/'.length)));
  } finally {
    database.close();
  }
}
