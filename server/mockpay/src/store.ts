import { openDatabase, type Store } from '@fairhall/kit/sqlite-store';

/**
 * The baseline, then one entry a version; a released entry never changes. Times are Unix milliseconds, `amount` is a
 * decimal in the currency's own scale.
 */
const migrations = [
  `
  CREATE TABLE orders (
    plat_order_num TEXT PRIMARY KEY,
    out_trade_no   TEXT NOT NULL UNIQUE,
    amount         TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    return_url     TEXT NOT NULL,
    notify_url     TEXT NOT NULL,
    note           TEXT,
    language       TEXT,
    methods        TEXT,
    ttl_s          INTEGER NOT NULL,
    status         TEXT NOT NULL DEFAULT 'pending'
                   CHECK (status IN ('pending', 'paid', 'failed', 'cancelled', 'expired')),
    method         TEXT,
    failure_reason TEXT,
    created_at     INTEGER NOT NULL,
    expires_at     INTEGER NOT NULL,
    settled_at     INTEGER,
    CHECK ((status = 'pending') = (settled_at IS NULL))
  ) STRICT;
  CREATE INDEX orders_by_expiry ON orders (expires_at) WHERE status = 'pending';

  CREATE TABLE deliveries (
    event_id       TEXT PRIMARY KEY,
    plat_order_num TEXT,
    url            TEXT NOT NULL,
    body           TEXT NOT NULL,
    state          TEXT NOT NULL DEFAULT 'pending'
                   CHECK (state IN ('pending', 'delivered', 'abandoned')),
    attempts       INTEGER NOT NULL DEFAULT 0,
    due_at         INTEGER NOT NULL,
    claim          TEXT,
    last_error     TEXT,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER
  ) STRICT;
  CREATE INDEX deliveries_by_due ON deliveries (due_at) WHERE state = 'pending';
  CREATE INDEX deliveries_by_order ON deliveries (plat_order_num, created_at);

  CREATE TABLE payouts (
    plat_order_num TEXT PRIMARY KEY,
    order_num      TEXT NOT NULL UNIQUE,
    amount         TEXT NOT NULL,
    wallet_type    TEXT NOT NULL,
    bank_code      TEXT NOT NULL,
    account        TEXT NOT NULL,
    notify_url     TEXT NOT NULL,
    state          TEXT NOT NULL
                   CHECK (state IN ('processing', 'bank_processing', 'succeeded', 'failed')),
    next_step_at   INTEGER,
    created_at     INTEGER NOT NULL,
    CHECK ((state IN ('succeeded', 'failed')) = (next_step_at IS NULL))
  ) STRICT;
  CREATE INDEX payouts_by_step ON payouts (next_step_at) WHERE next_step_at IS NOT NULL;
  `,
];

export type { Store };

/**
 * Mockpay's database: `mockpay.db` in `dataDir`, created and migrated on opening. Responses and events
 * follow the commit that they report, and a commit is on disk when it returns.
 */
export function openStore(dataDir: string): Store {
  return openDatabase({ dataDir, fileName: 'mockpay.db', migrations, synchronous: 'FULL' });
}
