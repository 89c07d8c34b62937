import { openBooks, type Store } from '@fairhall/kit/sqlite-store';
import { eventTables } from '../events/tables.ts';

/**
 * One entry a version; a released entry never changes. Times are Unix milliseconds, amounts are
 * minor units of the wallet's currency.
 *
 * A player has one seed pair in force and one that comes next, and one pending round at most: a
 * second process over the same books could not deal around that either.
 *
 * A round with decisions is its seeds and its moves: the opening, step 0, and the choices, of which
 * each that was not refused has a step of its own. A move without a request is the rule's.
 */
export const migrations = [
  `
  CREATE TABLE seed_pairs (
    id               INTEGER PRIMARY KEY,
    uid              TEXT NOT NULL,
    state            TEXT NOT NULL CHECK (state IN ('next', 'active', 'revealed')),
    server_seed      TEXT NOT NULL,
    server_seed_hash TEXT NOT NULL UNIQUE,
    client_seed      TEXT,
    nonce            INTEGER NOT NULL DEFAULT 0,
    created_at       INTEGER NOT NULL,
    revealed_at      INTEGER,
    CHECK ((state = 'next') = (client_seed IS NULL)),
    CHECK ((state = 'revealed') = (revealed_at IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX seed_pairs_in_use ON seed_pairs (uid, state) WHERE state <> 'revealed';

  CREATE TABLE rounds (
    round_id       TEXT PRIMARY KEY,
    uid            TEXT NOT NULL,
    game_id        TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    request_id     TEXT NOT NULL,
    transaction_id TEXT NOT NULL UNIQUE,
    stake_minor    INTEGER NOT NULL CHECK (stake_minor > 0),
    win_minor      INTEGER NOT NULL CHECK (win_minor >= 0),
    outcome        TEXT NOT NULL,
    seed_pair_id   INTEGER NOT NULL REFERENCES seed_pairs (id),
    nonce          INTEGER NOT NULL,
    status         TEXT NOT NULL DEFAULT 'pending'
                   CHECK (status IN ('pending', 'settled', 'cancelled')),
    refusal        TEXT,
    token          TEXT,
    attempts       INTEGER NOT NULL DEFAULT 0,
    sent_at        INTEGER,
    due_at         INTEGER,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER,
    UNIQUE (uid, request_id),
    UNIQUE (seed_pair_id, nonce),
    CHECK ((status = 'pending') = (token IS NOT NULL)),
    CHECK ((status = 'pending') = (due_at IS NOT NULL)),
    CHECK ((status = 'pending') = (closed_at IS NULL)),
    CHECK ((status = 'cancelled') = (refusal IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX rounds_pending ON rounds (uid) WHERE status = 'pending';
  CREATE INDEX rounds_by_due ON rounds (due_at) WHERE status = 'pending';
  CREATE INDEX rounds_settled ON rounds (uid, game_id, wallet_type, closed_at)
    WHERE status = 'settled';
  `,
  `
  CREATE TABLE decision_rounds (
    round_id           TEXT PRIMARY KEY,
    uid                TEXT NOT NULL,
    game_id            TEXT NOT NULL,
    wallet_type        TEXT NOT NULL,
    stake_minor        INTEGER NOT NULL CHECK (stake_minor > 0),
    seed_pair_id       INTEGER NOT NULL REFERENCES seed_pairs (id),
    nonce              INTEGER NOT NULL,
    status             TEXT NOT NULL DEFAULT 'opening'
                       CHECK (status IN ('opening', 'open', 'closing', 'settled', 'cancelled')),
    win_transaction_id TEXT NOT NULL UNIQUE,
    win_minor          INTEGER CHECK (win_minor >= 0),
    outcome            TEXT,
    attempts           INTEGER NOT NULL DEFAULT 0,
    due_at             INTEGER,
    created_at         INTEGER NOT NULL,
    closed_at          INTEGER,
    UNIQUE (seed_pair_id, nonce),
    CHECK ((status IN ('settled', 'cancelled')) = (closed_at IS NOT NULL)),
    CHECK ((status IN ('settled', 'cancelled')) = (due_at IS NULL)),
    CHECK ((status IN ('closing', 'settled')) = (win_minor IS NOT NULL)),
    CHECK ((status IN ('closing', 'settled')) = (outcome IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX decision_rounds_open ON decision_rounds (uid, game_id)
    WHERE closed_at IS NULL;
  CREATE INDEX decision_rounds_by_due ON decision_rounds (due_at) WHERE closed_at IS NULL;
  CREATE INDEX decision_rounds_settled ON decision_rounds (uid, game_id, wallet_type, closed_at)
    WHERE status = 'settled';

  CREATE TABLE decision_moves (
    id             INTEGER PRIMARY KEY,
    round_id       TEXT NOT NULL REFERENCES decision_rounds (round_id),
    step           INTEGER NOT NULL,
    uid            TEXT NOT NULL,
    request_id     TEXT,
    choice         TEXT,
    stake_minor    INTEGER NOT NULL CHECK (stake_minor >= 0),
    transaction_id TEXT UNIQUE,
    status         TEXT NOT NULL CHECK (status IN ('pending', 'taken', 'refused')),
    refusal        TEXT,
    token          TEXT,
    sent_at        INTEGER,
    created_at     INTEGER NOT NULL,
    UNIQUE (uid, request_id),
    CHECK ((step = 0) = (choice IS NULL)),
    CHECK ((stake_minor > 0) = (transaction_id IS NOT NULL)),
    CHECK ((status = 'pending') = (token IS NOT NULL)),
    CHECK ((status = 'refused') = (refusal IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX decision_moves_made ON decision_moves (round_id, step)
    WHERE status <> 'refused';
  `,
  eventTables,
  // Past rounds of a player page by page, of one game or of all: ids are UUIDs that sort by time.
  `
  CREATE INDEX rounds_of_player ON rounds (uid, round_id);
  CREATE INDEX rounds_of_player_game ON rounds (uid, game_id, round_id);
  CREATE INDEX decision_rounds_of_player ON decision_rounds (uid, round_id);
  CREATE INDEX decision_rounds_of_player_game ON decision_rounds (uid, game_id, round_id);
  CREATE INDEX slips_by_player ON slips (uid, slip_id);
  CREATE INDEX seed_pairs_revealed ON seed_pairs (uid, id) WHERE state = 'revealed';
  `,
  // The index of a player's rounds of a game serves as well.
  'DROP INDEX rounds_settled;',
  // Each index is one page more to write for every round, so one finds a round and lists them, and
  // those that are pending, few at any time, are all looked through for what is due.
  `
  ALTER TABLE rounds RENAME TO rounds_before;
  CREATE TABLE rounds (
    round_id       TEXT NOT NULL,
    uid            TEXT NOT NULL,
    game_id        TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    request_id     TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    stake_minor    INTEGER NOT NULL CHECK (stake_minor > 0),
    win_minor      INTEGER NOT NULL CHECK (win_minor >= 0),
    outcome        TEXT NOT NULL,
    seed_pair_id   INTEGER NOT NULL REFERENCES seed_pairs (id),
    nonce          INTEGER NOT NULL,
    status         TEXT NOT NULL DEFAULT 'pending'
                   CHECK (status IN ('pending', 'settled', 'cancelled')),
    refusal        TEXT,
    token          TEXT,
    attempts       INTEGER NOT NULL DEFAULT 0,
    sent_at        INTEGER,
    due_at         INTEGER,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER,
    CHECK ((status = 'pending') = (token IS NOT NULL)),
    CHECK ((status = 'pending') = (due_at IS NOT NULL)),
    CHECK ((status = 'pending') = (closed_at IS NULL)),
    CHECK ((status = 'cancelled') = (refusal IS NOT NULL))
  ) STRICT;
  INSERT INTO rounds SELECT * FROM rounds_before ORDER BY rowid;
  DROP TABLE rounds_before;
  CREATE UNIQUE INDEX rounds_of_player ON rounds (uid, round_id);
  CREATE INDEX rounds_of_player_game ON rounds (uid, game_id, round_id);
  CREATE UNIQUE INDEX rounds_by_request ON rounds (uid, request_id);
  CREATE UNIQUE INDEX rounds_by_nonce ON rounds (seed_pair_id, nonce);
  CREATE UNIQUE INDEX rounds_pending ON rounds (uid) WHERE status = 'pending';
  `,
  // A nonce is counted up from what it was, in the transaction that keeps the round, of whichever kind.
  // A player's rounds are listed game by game; those of all games are put together from there. Ids
  // go up, so the rounds of all players share the last page of their index.
  `
  DROP INDEX rounds_by_nonce;
  DROP INDEX rounds_of_player;
  CREATE UNIQUE INDEX rounds_by_id ON rounds (round_id);
  `,
  // Pending rounds are few, and those that are dealt together are due together: one page for all.
  `CREATE INDEX rounds_by_due ON rounds (due_at) WHERE status = 'pending';`,
  // A spin costs what pages it writes (0033). A round is added at the end and not touched again; what
  // changes stands beside it, a few bytes for each player: the nonces of the seeds in force, and what
  // is pending. A round that is neither pending nor refused is settled. Requests, whose ids go up as
  // well, come first in their index; `round_list` has the rounds up to `last_id`, and is brought up
  // to date before it is read. A round's transaction is its id, unless it is of former books.
  `
  CREATE TABLE seeds_in_force (
    seed_pair_id INTEGER PRIMARY KEY REFERENCES seed_pairs (id),
    nonce        INTEGER NOT NULL
  ) STRICT;
  INSERT INTO seeds_in_force SELECT id, nonce FROM seed_pairs WHERE state = 'active';
  ALTER TABLE seed_pairs RENAME COLUMN nonce TO rounds;

  CREATE TABLE pending_rounds (
    due_at   INTEGER NOT NULL,
    uid      TEXT NOT NULL UNIQUE,
    round_id TEXT NOT NULL,
    token    TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    sent_at  INTEGER,
    PRIMARY KEY (due_at, uid)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO pending_rounds
    SELECT due_at, uid, round_id, token, attempts, sent_at FROM rounds WHERE status = 'pending';

  ALTER TABLE rounds RENAME TO rounds_before;
  CREATE TABLE rounds (
    id             INTEGER PRIMARY KEY,
    round_id       TEXT NOT NULL,
    uid            TEXT NOT NULL,
    game_id        TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    request_id     TEXT NOT NULL,
    transaction_id TEXT CHECK (transaction_id <> round_id),
    stake_minor    INTEGER NOT NULL CHECK (stake_minor > 0),
    win_minor      INTEGER NOT NULL CHECK (win_minor >= 0),
    outcome        TEXT NOT NULL,
    seed_pair_id   INTEGER NOT NULL REFERENCES seed_pairs (id),
    nonce          INTEGER NOT NULL,
    refusal        TEXT,
    created_at     INTEGER NOT NULL
  ) STRICT;
  INSERT INTO rounds
    SELECT rowid, round_id, uid, game_id, wallet_type, request_id, nullif(transaction_id, round_id),
           stake_minor, win_minor, outcome, seed_pair_id, nonce, refusal, created_at
    FROM rounds_before ORDER BY rowid;
  DROP TABLE rounds_before;
  CREATE UNIQUE INDEX rounds_by_id ON rounds (round_id);
  CREATE UNIQUE INDEX rounds_by_request ON rounds (request_id, uid);

  CREATE TABLE round_list (
    uid      TEXT NOT NULL,
    game_id  TEXT NOT NULL,
    round_id TEXT NOT NULL,
    id       INTEGER NOT NULL,
    PRIMARY KEY (uid, game_id, round_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE round_list_end (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    last_id INTEGER NOT NULL
  ) STRICT;
  INSERT INTO round_list
    SELECT uid, game_id, round_id, id FROM rounds ORDER BY uid, game_id, round_id;
  INSERT INTO round_list_end SELECT 1, coalesce(max(id), 0) FROM rounds;
  `,
];

export type { Store };

/**
 * The casino's books: `casino.db` in `dataDir`, created and brought up to date on opening.
 *
 * Nothing staked is lost, through the end of the process and through a power cut, because:
 * - before the wallet is asked for a stake, the disk holds the intent of that round: its id, the
 *   call's transaction, game, stake, seeds and nonce;
 * - before an answer leaves that a player sees, the disk holds what it rests on;
 * - at a start, every intent whose call has no known answer is asked again under its transaction, or
 *   rolled back.
 *
 * So each stake that the ledger has belongs to a round that is gone on with, settled or rolled back,
 * and no nonce deals two outcomes that anybody has seen. Writers need not care: whatever is
 * committed here is waited for where it could leave (`openDisk`).
 */
export function openStore(dataDir: string): Store {
  return openBooks({ dataDir, fileName: 'casino.db', migrations });
}
