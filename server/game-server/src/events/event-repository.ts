import { z } from 'zod';
import { eventProgress, eventResult, type Fixture, fixture } from '../contract-event-facts.ts';
import type { Course } from '../engines/scheduled/scheduled-game.ts';
import type { Store } from '../rounds/store.ts';

/** An event as the books keep it; times are Unix milliseconds. */
export type EventRecord = {
  readonly eventId: string;
  readonly gameId: string;
  /** Counts the starts of its game. */
  readonly number: number;
  readonly fixture: Fixture;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  /** Once it is drawn. */
  readonly clientSeed: string | null;
  readonly course: Course | null;
  readonly status: 'open' | 'drawn' | 'void';
  readonly opensAt: number;
  readonly closesAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
};

export type NewEvent = Omit<EventRecord, 'clientSeed' | 'course' | 'status'> & {
  /** Among the events of one start. */
  readonly place: number;
};

type EventRow = {
  readonly event_id: string;
  readonly game_id: string;
  readonly number: number;
  readonly fixture: string;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string | null;
  readonly course: string | null;
  readonly status: EventRecord['status'];
  readonly opens_at: number;
  readonly closes_at: number;
  readonly starts_at: number;
  readonly ends_at: number;
};

const SELECT_EVENT = `
  SELECT event_id, game_id, number, fixture, server_seed, server_seed_hash, client_seed, course,
         status, opens_at, closes_at, starts_at, ends_at
  FROM events`;

const courseSchema = z.object({ progress: eventProgress, result: eventResult });

export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository(store: Store) {
  const select = <Params extends unknown[] | Record<string, unknown>>(tail: string) =>
    store.prepare<Params, EventRow>(`${SELECT_EVENT} ${tail}`);

  const insert = store.prepare<Omit<NewEvent, 'fixture'> & { fixture: string }>(
    `INSERT INTO events (event_id, game_id, number, place, fixture, server_seed, server_seed_hash,
       opens_at, closes_at, starts_at, ends_at)
     VALUES (:eventId, :gameId, :number, :place, :fixture, :serverSeed, :serverSeedHash,
       :opensAt, :closesAt, :startsAt, :endsAt)
     ON CONFLICT (event_id) DO NOTHING`,
  );
  const byId = select<[string]>('WHERE event_id = ?');
  const isScheduled = store
    .prepare<[string, number], number>('SELECT 1 FROM events WHERE game_id = ? AND number = ?')
    .pluck();
  const onSale = select<{ gameId: string; now: number }>(
    `WHERE game_id = :gameId AND starts_at > :now AND closes_at > :now ORDER BY starts_at, place`,
  );
  const showing = select<{ gameId: string; now: number; startedAfter: number }>(
    `WHERE game_id = :gameId AND starts_at > :startedAfter AND closes_at <= :now
     ORDER BY starts_at, place`,
  );
  // Whole starts: the last one is not cut off in the middle.
  const over = select<{ gameId: string; now: number; before: number; limit: number }>(
    `WHERE game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
       AND number >= (SELECT min(number) FROM (
         SELECT number FROM events
         WHERE game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
         ORDER BY starts_at DESC LIMIT :limit))
     ORDER BY starts_at DESC, place`,
  );
  const toStart = select<[number, number]>(
    `WHERE status = 'open' AND starts_at <= ? ORDER BY starts_at LIMIT ?`,
  );
  const draw = store.prepare<{ eventId: string; clientSeed: string; course: string }>(
    `UPDATE events SET status = 'drawn', client_seed = :clientSeed, course = :course
     WHERE event_id = :eventId AND status = 'open'`,
  );
  const markVoid = store.prepare<[string]>(
    `UPDATE events SET status = 'void' WHERE event_id = ? AND status = 'open'`,
  );
  const nextStart = store
    .prepare<[number], number | null>(
      `SELECT min(starts_at) FROM events WHERE status = 'open' AND starts_at > ?`,
    )
    .pluck();
  const nextEnd = store
    .prepare<[number], number | null>('SELECT min(ends_at) FROM events WHERE ends_at > ?')
    .pluck();
  const forget = store.prepare<[number, number]>(
    `DELETE FROM events WHERE event_id IN (
       SELECT event_id FROM events WHERE ends_at < ? AND status <> 'open'
         AND NOT EXISTS (SELECT 1 FROM slip_events WHERE slip_events.event_id = events.event_id)
       ORDER BY ends_at LIMIT ?)`,
  );

  const one = (row: EventRow | undefined): EventRecord | null => (row ? toRecord(row) : null);

  return {
    /** Does nothing where the event is there already: another process was first. */
    insert: (event: NewEvent): void => {
      insert.run({ ...event, fixture: JSON.stringify(event.fixture) });
    },
    byId: (eventId: string) => one(byId.get(eventId)),
    isScheduled: ({ gameId, number }: { gameId: string; number: number }): boolean =>
      isScheduled.get(gameId, number) !== undefined,

    /** Not closed yet, the next to start first. */
    onSale: ({ gameId, now }: { gameId: string; now: number }): EventRecord[] =>
      onSale.all({ gameId, now }).map(toRecord),
    /** Closed, and not started before. */
    showing: (of: { gameId: string; now: number; startedAfter: number }): EventRecord[] =>
      showing.all(of).map(toRecord),
    /** Over, the latest first: at least `limit`, and no start by halves. */
    over: (of: { gameId: string; now: number; before: number; limit: number }): EventRecord[] =>
      over.all(of).map(toRecord),
    /** Events whose time has come and that are not drawn, the longest waiting first. */
    toStart: ({ now, limit }: { now: number; limit: number }): EventRecord[] =>
      toStart.all(now, limit).map(toRecord),

    /** @returns false where another process was first */
    draw: (drawn: { eventId: string; clientSeed: string; course: Course }): boolean =>
      draw.run({ ...drawn, course: JSON.stringify(drawn.course) }).changes === 1,
    /** @returns false where another process was first */
    markVoid: (eventId: string): boolean => markVoid.run(eventId).changes === 1,

    nextStartAfter: (time: number): number | null => nextStart.get(time) ?? null,
    nextEndAfter: (time: number): number | null => nextEnd.get(time) ?? null,
    /** Forgets events that ended before, and that no slip is of. */
    forget: ({ endedBefore, limit }: { endedBefore: number; limit: number }): void => {
      forget.run(endedBefore, limit);
    },
  };
}

function toRecord(row: EventRow): EventRecord {
  return {
    eventId: row.event_id,
    gameId: row.game_id,
    number: row.number,
    fixture: fixture.parse(JSON.parse(row.fixture)),
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    course: row.course === null ? null : courseSchema.parse(JSON.parse(row.course)),
    status: row.status,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  };
}
