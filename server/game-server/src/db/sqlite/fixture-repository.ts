import { z } from 'zod';
import { eventProgress, eventResult, fixture } from '../../contract-fixture-schemas.ts';
import type {
  FixedBook,
  FixtureRecord,
  FixtureRepository,
  NewFixture,
} from '../../fixtures/fixture-repository.ts';
import { eventIdsOf } from '../../fixtures/slip-content.ts';
import type { Store } from './store.ts';

type FixtureRow = Omit<FixtureRecord, 'fixture' | 'course'> & {
  readonly fixture: string;
  readonly course: string | null;
};

const SELECT_FIXTURE = `
  SELECT event_id AS eventId, events.game_id AS gameId, number, fixture, server_seed AS serverSeed,
         server_seed_hash AS serverSeedHash, rules_hash AS rulesHash, book_digest AS bookDigest,
         beacon_round AS beaconRound, beacon_value AS beaconValue,
         client_seed AS clientSeed, course, status,
         opens_at AS opensAt, closes_at AS closesAt, starts_at AS startsAt, ends_at AS endsAt
  FROM events LEFT JOIN sheets ON sheets.id = sheet_id`;

const courseSchema = z.object({ progress: eventProgress, result: eventResult });

export function createFixtureRepository(store: Store): FixtureRepository {
  const select = <Params extends unknown[] | Record<string, unknown>>(tail: string) =>
    store.prepare<Params, FixtureRow>(`${SELECT_FIXTURE} ${tail}`);

  const insert = store.prepare<Omit<NewFixture, 'fixture'> & { fixture: string }>(
    `INSERT INTO events (event_id, game_id, number, place, fixture, server_seed, server_seed_hash,
       opens_at, closes_at, starts_at, ends_at, sheet_id)
     VALUES (:eventId, :gameId, :number, :place, :fixture, :serverSeed, :serverSeedHash,
       :opensAt, :closesAt, :startsAt, :endsAt, :sheetId)
     ON CONFLICT (event_id) DO NOTHING`,
  );
  const byId = select<[string]>('WHERE event_id = ?');
  const isScheduled = store
    .prepare<[string, number], number>('SELECT 1 FROM events WHERE game_id = ? AND number = ?')
    .pluck();
  const onSale = select<{ gameId: string; now: number }>(
    `WHERE events.game_id = :gameId AND starts_at > :now AND closes_at > :now ORDER BY starts_at, place`,
  );
  const showing = select<{ gameId: string; now: number; startedAfter: number }>(
    `WHERE events.game_id = :gameId AND starts_at > :startedAfter AND closes_at <= :now
     ORDER BY starts_at, place`,
  );
  // A page contains all fixtures of its last start.
  const over = select<{ gameId: string; now: number; before: number; limit: number }>(
    `WHERE events.game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
       AND number >= (SELECT min(number) FROM (
         SELECT number FROM events
         WHERE game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
         ORDER BY starts_at DESC LIMIT :limit))
     ORDER BY starts_at DESC, place`,
  );
  const toClose = select<{ now: number; limit: number }>(
    `WHERE status = 'open' AND book_digest IS NULL AND closes_at <= :now
     ORDER BY starts_at LIMIT :limit`,
  );
  const fixBook = store.prepare<FixedBook>(
    `UPDATE events SET book_digest = :bookDigest, beacon_round = :beaconRound
     WHERE event_id = :eventId AND status = 'open' AND book_digest IS NULL`,
  );
  const withoutBeacon = select<{ now: number; limit: number }>(
    `WHERE status = 'open' AND starts_at <= :now AND beacon_round IS NOT NULL
       AND beacon_value IS NULL ORDER BY starts_at LIMIT :limit`,
  );
  const setBeacon = store.prepare<{ eventId: string; beaconValue: string }>(
    `UPDATE events SET beacon_value = :beaconValue
     WHERE event_id = :eventId AND beacon_value IS NULL`,
  );
  const toStart = select<{ now: number; skip: number; limit: number }>(
    `WHERE status = 'open' AND starts_at <= :now ORDER BY starts_at LIMIT :limit OFFSET :skip`,
  );
  const draw = store.prepare<{ eventId: string; clientSeed: string; course: string }>(
    `UPDATE events SET status = 'drawn', client_seed = :clientSeed, course = :course
     WHERE event_id = :eventId AND status = 'open'`,
  );
  const voidFixture = store.prepare<[string]>(
    `UPDATE events SET status = 'void' WHERE event_id = ? AND status = 'open'`,
  );
  const nextStart = store
    .prepare<[number], number | null>(
      `SELECT min(starts_at) FROM events WHERE status = 'open' AND starts_at > ?`,
    )
    .pluck();
  const nextClose = store
    .prepare<[number], number | null>(
      `SELECT min(closes_at) FROM events WHERE status = 'open' AND closes_at > ?`,
    )
    .pluck();
  const nextEnd = store
    .prepare<[number], number | null>('SELECT min(ends_at) FROM events WHERE ends_at > ?')
    .pluck();
  const deleteEnded = store.prepare<[number, number]>(
    `DELETE FROM events WHERE event_id IN (
       SELECT event_id FROM events WHERE ends_at < ? AND status <> 'open'
         AND NOT EXISTS (SELECT 1 FROM slip_events WHERE slip_events.event_id = events.event_id)
       ORDER BY ends_at LIMIT ?)`,
  );

  const one = (row: FixtureRow | undefined): FixtureRecord | null => (row ? toRecord(row) : null);

  return {
    insert: async (created) =>
      void insert.run({ ...created, fixture: JSON.stringify(created.fixture) }),
    byId: async (eventId) => one(byId.get(eventId)),
    ofSlip: async ({ order }) =>
      new Map(
        eventIdsOf(order).flatMap((eventId) => {
          const found = one(byId.get(eventId));
          return found ? [[eventId, found]] : [];
        }),
      ),
    isScheduled: async ({ gameId, number }) => isScheduled.get(gameId, number) !== undefined,

    onSale: async ({ gameId, now }) => onSale.all({ gameId, now }).map(toRecord),
    showing: async (of) => showing.all(of).map(toRecord),
    over: async (of) => over.all(of).map(toRecord),
    toStart: async (page) => toStart.all(page).map(toRecord),

    draw: async (drawn) =>
      draw.run({ ...drawn, course: JSON.stringify(drawn.course) }).changes === 1,
    voidFixture: async (eventId) => voidFixture.run(eventId).changes === 1,

    toClose: async (page) => toClose.all(page).map(toRecord),
    fixBook: async (book) => fixBook.run(book).changes === 1,
    withoutBeacon: async (page) => withoutBeacon.all(page).map(toRecord),
    setBeacon: async (value) => void setBeacon.run(value),

    nextCloseAfter: async (time) => nextClose.get(time) ?? null,
    nextStartAfter: async (time) => nextStart.get(time) ?? null,
    nextEndAfter: async (time) => nextEnd.get(time) ?? null,
    deleteEnded: async ({ endedBefore, limit }) => void deleteEnded.run(endedBefore, limit),
  };
}

function toRecord(row: FixtureRow): FixtureRecord {
  return {
    ...row,
    fixture: fixture.parse(JSON.parse(row.fixture)),
    course: row.course === null ? null : courseSchema.parse(JSON.parse(row.course)),
  };
}
