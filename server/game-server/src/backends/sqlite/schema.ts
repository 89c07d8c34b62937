/**
 * The tables of `game-server.db`. Times are Unix milliseconds, amounts are minor units of the wallet's
 * currency.
 *
 * Seeds: a player has one active seed pair and one next pair. Nonces have a table of their own, a few
 * bytes for each active pair, because every round updates one.
 */
const seeds = `
  CREATE TABLE seed_pairs (
    id               INTEGER PRIMARY KEY,
    uid              TEXT NOT NULL,
    state            TEXT NOT NULL CHECK (state IN ('next', 'active', 'revealed')),
    server_seed      TEXT NOT NULL,
    server_seed_hash TEXT NOT NULL UNIQUE,
    client_seed      TEXT,
    rounds           INTEGER NOT NULL DEFAULT 0,
    created_at       INTEGER NOT NULL,
    revealed_at      INTEGER,
    CHECK ((state = 'next') = (client_seed IS NULL)),
    CHECK ((state = 'revealed') = (revealed_at IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX seed_pairs_in_use ON seed_pairs (uid, state) WHERE state <> 'revealed';
  CREATE INDEX seed_pairs_revealed ON seed_pairs (uid, id) WHERE state = 'revealed';

  CREATE TABLE seeds_in_force (
    seed_pair_id INTEGER PRIMARY KEY REFERENCES seed_pairs (id),
    nonce        INTEGER NOT NULL
  ) STRICT;`;

/**
 * The game definitions that have dealt rounds, as canonical JSON (`definitions/game-definition.ts`). A round or
 * fixture has the definition that deals it; `NULL` for none.
 */
const definitions = `
  CREATE TABLE definitions (
    id            INTEGER PRIMARY KEY,
    rules_hash    TEXT NOT NULL UNIQUE,
    game_id       TEXT NOT NULL,
    definition    TEXT NOT NULL,
    first_used_at INTEGER NOT NULL
  ) STRICT;`;

/**
 * Wallet transactions whose result is unknown, at most one for each round; the states are those of
 * `wallet-transaction.ts`. The checks use OR, because SQLite builds a table from an IN list for each
 * row. The unique index allows a player one pending single-step round, also across several processes.
 */
const walletTransactions = `
  CREATE TABLE wallet_transactions (
    round_id           TEXT PRIMARY KEY,
    round_kind         TEXT NOT NULL,
    transaction_id     TEXT NOT NULL,
    kind               TEXT NOT NULL,
    state              TEXT NOT NULL,
    uid                TEXT NOT NULL,
    game_id            TEXT NOT NULL,
    wallet_type        TEXT NOT NULL,
    stake_minor        INTEGER CHECK (stake_minor > 0),
    win_minor          INTEGER CHECK (win_minor >= 0),
    bet_transaction_id TEXT,
    token              TEXT,
    refusal            TEXT,
    attempts           INTEGER NOT NULL,
    due_at             INTEGER NOT NULL,
    expires_at         INTEGER,
    CHECK (round_kind = 'single-step' OR round_kind = 'multi-step' OR round_kind = 'slip'),
    CHECK (kind = 'play' OR kind = 'bet' OR kind = 'win'),
    CHECK (state = 'sent' OR state = 'planned' OR state = 'rolling-back'),
    CHECK ((kind = 'win') = (stake_minor IS NULL)),
    CHECK ((kind = 'bet') = (win_minor IS NULL)),
    CHECK ((kind = 'win') = (bet_transaction_id IS NOT NULL)),
    CHECK ((kind = 'win') = (token IS NULL)),
    CHECK ((state = 'rolling-back') = (refusal IS NOT NULL)),
    CHECK (kind <> 'win' OR state <> 'rolling-back')
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX wallet_transactions_by_due ON wallet_transactions (due_at);
  CREATE UNIQUE INDEX wallet_transactions_single_step ON wallet_transactions (uid)
    WHERE round_kind = 'single-step';`;

/**
 * Single-step rounds. A spin costs the pages that it writes (0033): a round is appended and not
 * updated again. A round without an open wallet transaction and without a refusal is settled; its
 * transaction has the round's id. Request ids ascend too, so they are first in their index;
 * `round_list` and `rounds_of_seeds` have the rounds up to `last_id` and are updated before they are read.
 */
const singleStepRounds = `
  CREATE TABLE rounds (
    id            INTEGER PRIMARY KEY,
    round_id      TEXT NOT NULL,
    uid           TEXT NOT NULL,
    game_id       TEXT NOT NULL,
    wallet_type   TEXT NOT NULL,
    request_id    TEXT NOT NULL,
    stake_minor   INTEGER NOT NULL CHECK (stake_minor > 0),
    win_minor     INTEGER NOT NULL CHECK (win_minor >= 0),
    outcome       TEXT NOT NULL,
    seed_pair_id  INTEGER NOT NULL REFERENCES seed_pairs (id),
    nonce         INTEGER NOT NULL,
    refusal       TEXT,
    created_at    INTEGER NOT NULL,
    definition_id INTEGER REFERENCES definitions (id)
  ) STRICT;
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
  INSERT INTO round_list_end VALUES (1, 0);

  CREATE TABLE rounds_of_seeds (
    seed_pair_id INTEGER NOT NULL,
    nonce        INTEGER NOT NULL,
    id           INTEGER NOT NULL,
    PRIMARY KEY (seed_pair_id, nonce)
  ) STRICT, WITHOUT ROWID;`;

/**
 * Multi-step rounds: a round is its seeds and its moves, the opening (step 0) and the choices; each
 * move that was not refused has a step of its own. A move without a request is the rule's.
 * `opening` until the first stake is confirmed, `open` while the player chooses, `closing` until the
 * win is confirmed. `due_at`: when the rule chooses for an absent player.
 */
const multiStepRounds = `
  CREATE TABLE multi_step_rounds (
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
    refusal            TEXT,
    due_at             INTEGER,
    created_at         INTEGER NOT NULL,
    closed_at          INTEGER,
    definition_id      INTEGER REFERENCES definitions (id),
    UNIQUE (seed_pair_id, nonce),
    CHECK ((status IN ('settled', 'cancelled')) = (closed_at IS NOT NULL)),
    CHECK (due_at IS NULL OR status = 'open'),
    CHECK ((status IN ('closing', 'settled')) = (win_minor IS NOT NULL)),
    CHECK ((status IN ('closing', 'settled')) = (outcome IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX multi_step_rounds_open ON multi_step_rounds (uid, game_id)
    WHERE closed_at IS NULL;
  CREATE INDEX multi_step_rounds_by_due ON multi_step_rounds (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX multi_step_rounds_settled ON multi_step_rounds (uid, game_id, wallet_type, closed_at)
    WHERE status = 'settled';
  CREATE INDEX multi_step_rounds_of_player ON multi_step_rounds (uid, round_id);
  CREATE INDEX multi_step_rounds_of_player_game ON multi_step_rounds (uid, game_id, round_id);

  CREATE TABLE multi_step_moves (
    id             INTEGER PRIMARY KEY,
    round_id       TEXT NOT NULL REFERENCES multi_step_rounds (round_id),
    step           INTEGER NOT NULL,
    uid            TEXT NOT NULL,
    request_id     TEXT,
    choice         TEXT,
    stake_minor    INTEGER NOT NULL CHECK (stake_minor >= 0),
    transaction_id TEXT UNIQUE,
    status         TEXT NOT NULL CHECK (status IN ('pending', 'taken', 'refused')),
    refusal        TEXT,
    created_at     INTEGER NOT NULL,
    UNIQUE (uid, request_id),
    CHECK ((step = 0) = (choice IS NULL)),
    CHECK ((stake_minor > 0) = (transaction_id IS NOT NULL)),
    CHECK ((status = 'refused') = (refusal IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX multi_step_moves_made ON multi_step_moves (round_id, step)
    WHERE status <> 'refused';`;

/**
 * Fixtures and slips. A fixture is `open` until it starts, then `drawn` or `void`, once, by the first
 * process. Its book is fixed when its sales close: `book_digest` is stored, and published, before
 * the fixture is drawn. With a randomness beacon, `beacon_round` is chosen then and `beacon_value` stored once it
 * is published. A slip is `pending` until its stake is confirmed, `standing` until it is decided, `paying`
 * until its win is confirmed (a lost slip has a win of zero), then `settled`; a slip whose stake is
 * refused or rolled back is `cancelled`. `due_at`: when a standing slip may be decided.
 */
const fixturesAndSlips = `
  CREATE TABLE events (
    event_id         TEXT PRIMARY KEY,
    game_id          TEXT NOT NULL,
    number           INTEGER NOT NULL,
    place            INTEGER NOT NULL,
    fixture          TEXT NOT NULL,
    server_seed      TEXT NOT NULL,
    server_seed_hash TEXT NOT NULL UNIQUE,
    client_seed      TEXT,
    course           TEXT,
    status           TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'drawn', 'void')),
    opens_at         INTEGER NOT NULL,
    closes_at        INTEGER NOT NULL,
    starts_at        INTEGER NOT NULL,
    ends_at          INTEGER NOT NULL,
    book_digest      TEXT,
    beacon_round     INTEGER,
    beacon_value     TEXT,
    definition_id    INTEGER REFERENCES definitions (id),
    UNIQUE (game_id, number, place),
    CHECK ((status = 'drawn') = (client_seed IS NOT NULL)),
    CHECK ((status = 'drawn') = (course IS NOT NULL))
  ) STRICT;
  CREATE INDEX events_by_start ON events (starts_at) WHERE status = 'open';
  CREATE INDEX events_by_end ON events (ends_at);
  CREATE INDEX events_of_game ON events (game_id, starts_at, place);

  CREATE TABLE slips (
    slip_id        TEXT PRIMARY KEY,
    uid            TEXT NOT NULL,
    game_id        TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    request_id     TEXT NOT NULL,
    transaction_id TEXT NOT NULL UNIQUE,
    stake_minor    INTEGER NOT NULL CHECK (stake_minor > 0),
    win_minor      INTEGER CHECK (win_minor >= 0),
    content        TEXT NOT NULL,
    digest         TEXT NOT NULL UNIQUE,
    status         TEXT NOT NULL DEFAULT 'pending'
                   CHECK (status IN ('pending', 'standing', 'paying', 'settled', 'cancelled')),
    refusal        TEXT,
    due_at         INTEGER,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER,
    UNIQUE (uid, request_id),
    CHECK ((status IN ('paying', 'settled')) = (win_minor IS NOT NULL)),
    CHECK ((status = 'cancelled') = (refusal IS NOT NULL)),
    CHECK ((status IN ('settled', 'cancelled')) = (closed_at IS NOT NULL)),
    CHECK ((status = 'standing') = (due_at IS NOT NULL))
  ) STRICT;
  CREATE INDEX slips_by_due ON slips (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX slips_open ON slips (uid) WHERE closed_at IS NULL;
  CREATE INDEX slips_by_close ON slips (closed_at) WHERE closed_at IS NOT NULL;
  CREATE INDEX slips_of_player ON slips (uid, game_id, wallet_type, slip_id);
  CREATE INDEX slips_by_player ON slips (uid, slip_id);

  CREATE TABLE slip_events (
    slip_id  TEXT NOT NULL REFERENCES slips (slip_id) ON DELETE CASCADE,
    event_id TEXT NOT NULL REFERENCES events (event_id),
    PRIMARY KEY (slip_id, event_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slip_events_by_event ON slip_events (event_id);`;

/**
 * Free play: the wallet of each launch, and what it has applied, so that no call is applied twice. A
 * stake that was blocked before it arrived is a row of zero.
 */
const freePlay = `
  CREATE TABLE free_wallets (
    jti           TEXT PRIMARY KEY,
    currency      TEXT NOT NULL,
    balance_minor INTEGER NOT NULL CHECK (balance_minor >= 0),
    granted_minor INTEGER NOT NULL CHECK (granted_minor > 0),
    opened_at     INTEGER NOT NULL,
    last_at       INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX free_wallets_by_use ON free_wallets (last_at);

  CREATE TABLE free_movements (
    jti                TEXT NOT NULL REFERENCES free_wallets (jti) ON DELETE CASCADE,
    transaction_id     TEXT NOT NULL,
    kind               TEXT NOT NULL CHECK (kind IN ('bet', 'win', 'play')),
    bet_transaction_id TEXT,
    stake_minor        INTEGER NOT NULL CHECK (stake_minor >= 0),
    win_minor          INTEGER NOT NULL CHECK (win_minor >= 0),
    is_rolled_back     INTEGER NOT NULL CHECK (is_rolled_back IN (0, 1)),
    PRIMARY KEY (jti, transaction_id),
    CHECK ((kind = 'win') = (bet_transaction_id IS NOT NULL)),
    CHECK (is_rolled_back = 0 OR kind = 'bet')
  ) STRICT, WITHOUT ROWID;`;

export const baselineSchema = [
  seeds,
  definitions,
  walletTransactions,
  singleStepRounds,
  multiStepRounds,
  fixturesAndSlips,
  freePlay,
].join('\n');
