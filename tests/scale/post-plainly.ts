import process from 'node:process';
import pg from 'pg';
import { serveBets } from './post-loop.ts';

/*
 * Baseline: the rows of a bet from one plain SQL function, one call for each bet on one of 16
 * connections. Nothing is checked.
 */

const CONNECTIONS = 16;

const PLAIN_BET = `
  CREATE FUNCTION plain_bet("of" text, at text, game text, amount bigint) RETURNS bigint LANGUAGE sql AS $$
    WITH entry AS (
      INSERT INTO "LedgerEntry" ("id", "key", "kind", "requestHash", "userId", "gameId", "roundId", "createdAt")
        VALUES (nextval('ledger_entry_id'), 'provider/' || at, 'bet', repeat('0', 64), "of", game, at, localtimestamp)
        RETURNING "id"
    ), posted AS (
      INSERT INTO "LedgerPosting" ("entryId", "position", "account", "currency", "amountMinor", "type", "createdAt")
        SELECT "id", position, account, 'USD', change, 'bet', localtimestamp FROM entry,
          (VALUES (0, 'player/' || "of" || '/available', -amount), (1, 'house', amount)) side(position, account, change)
    ), tagged AS (
      INSERT INTO "LedgerTag" ("tag", "entryId") SELECT 'bet/' || at, "id" FROM entry
    )
    UPDATE "LedgerBalance" SET "availableMinor" = "availableMinor" - amount
      WHERE "userId" = "of" AND "currency" = 'USD' RETURNING "availableMinor"
  $$`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });
await pool.query(PLAIN_BET);

serveBets(CONNECTIONS, ({ token, transactionId, gameId }) =>
  pool.query({
    name: 'plain_bet',
    text: 'SELECT plain_bet($1, $2, $3, 1)',
    values: [token, transactionId, gameId],
  }),
);
