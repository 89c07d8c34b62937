/**
 * The books of scheduled events. Times are Unix milliseconds, amounts minor units.
 *
 * An event is `open` until it starts, then `drawn` or `void`, once: whoever of several processes
 * comes first. A slip is `pending` until the wallet has confirmed its stake, `standing` until it is
 * decided, `paying` until the wallet has its win (nothing is a win of zero), and then `settled`.
 * What could not be confirmed before its first event starts is `returning`, then `cancelled`.
 * `due_at` is when the due work has to look at it, and the claim of the process that does.
 */
export const eventTables = `
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
    status         TEXT NOT NULL DEFAULT 'pending' CHECK
      (status IN ('pending', 'standing', 'paying', 'settled', 'returning', 'cancelled')),
    refusal        TEXT,
    token          TEXT,
    confirm_by     INTEGER NOT NULL,
    attempts       INTEGER NOT NULL DEFAULT 0,
    sent_at        INTEGER,
    due_at         INTEGER,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER,
    UNIQUE (uid, request_id),
    CHECK ((status = 'pending') = (token IS NOT NULL)),
    CHECK ((status IN ('paying', 'settled')) = (win_minor IS NOT NULL)),
    CHECK ((status IN ('returning', 'cancelled')) = (refusal IS NOT NULL)),
    CHECK ((status IN ('settled', 'cancelled')) = (closed_at IS NOT NULL)),
    CHECK ((closed_at IS NULL) = (due_at IS NOT NULL))
  ) STRICT;
  CREATE INDEX slips_by_due ON slips (due_at) WHERE closed_at IS NULL;
  CREATE INDEX slips_by_close ON slips (closed_at) WHERE closed_at IS NOT NULL;
  CREATE INDEX slips_of_player ON slips (uid, game_id, wallet_type, slip_id);

  CREATE TABLE slip_events (
    slip_id  TEXT NOT NULL REFERENCES slips (slip_id) ON DELETE CASCADE,
    event_id TEXT NOT NULL REFERENCES events (event_id),
    PRIMARY KEY (slip_id, event_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX slip_events_by_event ON slip_events (event_id);
`;
