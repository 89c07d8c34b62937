import process from 'node:process';
import Sqlite from 'better-sqlite3';
import { v7 as uuidV7 } from 'uuid';
import { deployMigrations } from '../../prisma/engine.ts';

/*
 * The anchor of the bets: the rows that one bet leaves, written to the casino's own tables by
 * better-sqlite3 with nothing around it, at `synchronous=FULL`. Nothing is read or judged.
 */

const GROUP = 64;
const PLAYERS = 64;

const databaseFile = process.env.DATABASE_FILE ?? '';
await deployMigrations({ databaseFile });
const database = new Sqlite(databaseFile);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('foreign_keys = ON');

const addEntry = database.prepare(
  `INSERT INTO "LedgerEntry"
     ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);
const addPosting = database.prepare(
  `INSERT INTO "LedgerPosting"
     ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
);
const addMark = database.prepare('INSERT INTO "LedgerMark" ("mark", "entryId") VALUES (?, ?)');
const take = database.prepare(
  `UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" - ?
     WHERE "userId" = ? AND "currency" = ?`,
);

const players = Array.from({ length: PLAYERS }, () => uuidV7());
for (const userId of players) {
  database
    .prepare('INSERT INTO "LedgerBalance" VALUES (?, ?, ?, 0)')
    .run(userId, 'USD', 1_000_000_000_000);
}

let bets = 0;

function bet(): void {
  bets += 1;
  const id = uuidV7();
  const userId = players[bets % PLAYERS] ?? '';
  const now = Date.now();
  const requestHash = '0'.repeat(64);
  addEntry.run(bets, `provider/${id}`, 'bet', requestHash, userId, 'phoenix-ascend', id, now);
  addPosting.run(bets, 0, `player/${userId}/available`, 'USD', -1, 'bet', now);
  addPosting.run(bets, 1, 'house', 'USD', 1, 'bet', now);
  addMark.run(`bet/${id}`, bets);
  take.run(1, userId, 'USD');
}

const inGroup = database.transaction(() => {
  for (let written = 0; written < GROUP; written += 1) bet();
});
const alone = database.transaction(bet);

process.on('message', ({ grouped, ms }: { grouped: boolean; ms: number }) => {
  const before = bets;
  const start = performance.now();
  while (performance.now() - start < ms) {
    if (grouped) inGroup();
    else alone();
  }
  process.send?.({ perSecond: ((bets - before) * 1000) / (performance.now() - start) });
});
process.send?.('ready');
