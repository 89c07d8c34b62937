import Sqlite from 'better-sqlite3';
import { v7 as uuidV7 } from 'uuid';

/*
 * The rows of bets and deposits, written to the product's own tables by better-sqlite3 alone, at
 * `synchronous=FULL`. Nothing is read or checked.
 */

const REQUEST_HASH = '0'.repeat(64);
const LIFETIME_MS = 1_800_000;

/** One deposit of 10.00 USD. */
export type RawOrder = {
  readonly userId: string;
  readonly outTradeNo: string;
  readonly platOrderNum: string;
};

export function openRawRows(databaseFile: string) {
  const database = new Sqlite(databaseFile, { fileMustExist: true });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return { database, ...rowsOf(database) };
}

function rowsOf(database: Sqlite.Database) {
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
  const addTag = database.prepare('INSERT INTO "LedgerTag" ("tag", "entryId") VALUES (?, ?)');
  const move = database.prepare(
    `UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" + ?
       WHERE "userId" = ? AND "currency" = 'USD'`,
  );
  const addOrder = database.prepare(
    `INSERT INTO "DepositOrder" ("outTradeNo", "id", "platOrderNum", "userId", "walletType",
       "amountMinor", "payUrl", "expiresAt", "createdAt", "updatedAt")
       VALUES (?, ?, ?, ?, 'USD', 1000, 'http://localhost/', ?, ?, ?)`,
  );
  const payOrder = database.prepare(
    `UPDATE "DepositOrder"
       SET "status" = 2, "actualMinor" = 1000, "paymentChannel" = 'card', "updatedAt" = ?
       WHERE "outTradeNo" = ? AND "status" = 1`,
  );
  const addEvent = database.prepare(
    `INSERT INTO "PaymentEvent"
       VALUES (?, 'payment.paid', ?, ?, '10', 'USD', ?, ?, 'credited')`,
  );
  const addNotification = database.prepare(
    `INSERT INTO "Notification"
       ("id", "userId", "type", "message", "params", "link", "createdAt")
       VALUES (?, ?, 'deposit', 'depositPaid', '{"amountMinor":"1000"}', '/wallet', ?)`,
  );
  let entries = newestEntry(database);
  return {
    bet(userId: string): void {
      entries += 1;
      const id = uuidV7();
      const now = Date.now();
      addEntry.run(entries, `provider/${id}`, 'bet', REQUEST_HASH, userId, 'game', id, now);
      addPosting.run(entries, 0, `player/${userId}/available`, 'USD', -1, 'bet', now);
      addPosting.run(entries, 1, 'house', 'USD', 1, 'bet', now);
      addTag.run(`bet/${id}`, entries);
      move.run(-1, userId);
    },
    order({ userId, outTradeNo, platOrderNum }: RawOrder): void {
      const now = Date.now();
      addOrder.run(outTradeNo, uuidV7(), platOrderNum, userId, now + LIFETIME_MS, now, now);
    },
    /** The webhook of a stored order: its movement, its event and its notification. */
    payment({ userId, outTradeNo, platOrderNum }: RawOrder): void {
      entries += 1;
      const now = Date.now();
      const key = `deposit/${outTradeNo}`;
      addEntry.run(entries, key, 'deposit', REQUEST_HASH, userId, null, null, now);
      addPosting.run(entries, 0, 'bank', 'USD', -1000, 'deposit', now);
      addPosting.run(entries, 1, `player/${userId}/available`, 'USD', 1000, 'deposit', now);
      move.run(1000, userId);
      payOrder.run(now, outTradeNo);
      addEvent.run(`event of ${outTradeNo}`, outTradeNo, platOrderNum, now, now);
      addNotification.run(`deposit.${outTradeNo}.paid`, userId, now);
    },
  };
}

function newestEntry(database: Sqlite.Database): number {
  const newest = database.prepare<[], number>('SELECT MAX("id") FROM "LedgerEntry"').pluck();
  return newest.get() ?? 0;
}
