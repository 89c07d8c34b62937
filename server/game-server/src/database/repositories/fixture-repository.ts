import { z } from 'zod';
import { eventProgress, eventResult, fixture } from '../../contract/fixture-schemas.ts';
import type {
  FixedBook,
  FixtureRecord,
  FixtureRepository,
  NewFixture,
} from '../../fixtures/fixture-repository.ts';
import { eventIdsOf } from '../../fixtures/slip-content.ts';
import type { Params, Statements } from '../statements.ts';

type FixtureRow = Omit<FixtureRecord, 'fixture' | 'course'> & {
  readonly fixture: string;
  readonly course: string | null;
};

const SELECT_FIXTURE = `
  SELECT event_id AS "eventId", events.game_id AS "gameId", number, fixture, server_seed AS "serverSeed",
         server_seed_hash AS "serverSeedHash", rules_hash AS "rulesHash", book_digest AS "bookDigest",
         beacon_round AS "beaconRound", beacon_value AS "beaconValue",
         client_seed AS "clientSeed", course, status,
         opens_at AS "opensAt", closes_at AS "closesAt", starts_at AS "startsAt", ends_at AS "endsAt"
  FROM events LEFT JOIN definitions ON definitions.id = definition_id`;

const courseSchema = z.object({ progress: eventProgress, result: eventResult });

const one = (row: FixtureRow | undefined): FixtureRecord | null => (row ? toRecord(row) : null);

export function createFixtureRepository(statements: Statements): FixtureRepository {
  const insert = statements.prepare<Omit<NewFixture, 'fixture'> & { fixture: string }>(
    `INSERT INTO events (event_id, game_id, number, place, fixture, server_seed, server_seed_hash,
       opens_at, closes_at, starts_at, ends_at, definition_id)
     VALUES (:eventId, :gameId, :number, :place, :fixture, :serverSeed, :serverSeedHash,
       :opensAt, :closesAt, :startsAt, :endsAt, :definitionId)
     ON CONFLICT DO NOTHING`,
  );
  const deleteEnded = statements.prepare<{ endedBefore: number; limit: number }>(
    `WITH ended AS MATERIALIZED (
       SELECT event_id FROM events WHERE ends_at < :endedBefore AND status <> 'open'
         AND NOT EXISTS (SELECT 1 FROM slip_events WHERE slip_events.event_id = events.event_id)
       ORDER BY ends_at LIMIT :limit)
     DELETE FROM events WHERE event_id IN (SELECT event_id FROM ended)`,
  );
  return {
    ...preparedReads(statements),
    ...preparedPages(statements),
    ...preparedChanges(statements),
    ...preparedTimes(statements),
    insert: async (created) =>
      void (await insert.run({ ...created, fixture: JSON.stringify(created.fixture) })),
    deleteEnded: async (of) => void (await deleteEnded.run(of)),
  };
}

type OfFixture = { eventId: string };

function preparedReads({
  prepare,
  locks,
}: Statements): Pick<
  FixtureRepository,
  'findById' | 'findForSale' | 'findForChange' | 'findOfSlip' | 'isScheduled'
> {
  const select = (lock: string) =>
    prepare<OfFixture, FixtureRow>(`${SELECT_FIXTURE} WHERE event_id = :eventId ${lock}`);
  const byId = select('');
  const forSale = select(locks.share('events'));
  const forChange = select(locks.change('events'));
  const isScheduled = prepare<{ gameId: string; number: number }, object>(
    'SELECT 1 FROM events WHERE game_id = :gameId AND number = :number',
  );
  return {
    findById: async (eventId) => one(await byId.get({ eventId })),
    findForSale: async (eventId) => one(await forSale.get({ eventId })),
    findForChange: async (eventId) => one(await forChange.get({ eventId })),
    async findOfSlip({ order }) {
      const found = new Map<string, FixtureRecord>();
      for (const eventId of eventIdsOf(order)) {
        const fixture = one(await byId.get({ eventId }));
        if (fixture) found.set(eventId, fixture);
      }
      return found;
    },
    isScheduled: async (start) => (await isScheduled.get(start)) !== undefined,
  };
}

type Pages =
  | 'listOnSale'
  | 'listShowing'
  | 'listOver'
  | 'listToStart'
  | 'listToClose'
  | 'listWithoutBeacon';

function preparedPages({ prepare }: Statements): Pick<FixtureRepository, Pages> {
  const page = <P extends Params>(tail: string) => {
    const statement = prepare<P, FixtureRow>(`${SELECT_FIXTURE} ${tail}`);
    return async (params: P) => (await statement.all(params)).map(toRecord);
  };
  return {
    listOnSale: page<{ gameId: string; now: number }>(
      `WHERE events.game_id = :gameId AND starts_at > :now AND closes_at > :now
       ORDER BY starts_at, place`,
    ),
    listShowing: page<{ gameId: string; now: number; startedAfter: number }>(
      `WHERE events.game_id = :gameId AND starts_at > :startedAfter AND closes_at <= :now
       ORDER BY starts_at, place`,
    ),
    // A page contains all fixtures of its last start.
    listOver: page<{ gameId: string; now: number; before: number; limit: number }>(
      `WHERE events.game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
         AND number >= (SELECT min(number) FROM (
           SELECT number FROM events
           WHERE game_id = :gameId AND ends_at <= :now AND number < :before AND status <> 'open'
           ORDER BY starts_at DESC LIMIT :limit) AS last)
       ORDER BY starts_at DESC, place`,
    ),
    listToStart: page<{ now: number; skip: number; limit: number }>(
      `WHERE status = 'open' AND starts_at <= :now ORDER BY starts_at LIMIT :limit OFFSET :skip`,
    ),
    listToClose: page<{ now: number; limit: number }>(
      `WHERE status = 'open' AND book_digest IS NULL AND closes_at <= :now
       ORDER BY starts_at LIMIT :limit`,
    ),
    listWithoutBeacon: page<{ now: number; limit: number }>(
      `WHERE status = 'open' AND starts_at <= :now AND beacon_round IS NOT NULL
         AND beacon_value IS NULL ORDER BY starts_at LIMIT :limit`,
    ),
  };
}

function preparedChanges({
  prepare,
}: Statements): Pick<FixtureRepository, 'draw' | 'voidFixture' | 'fixBook' | 'setBeacon'> {
  const fixBook = prepare<FixedBook>(
    `UPDATE events SET book_digest = :bookDigest, beacon_round = :beaconRound
     WHERE event_id = :eventId AND status = 'open' AND book_digest IS NULL`,
  );
  const setBeacon = prepare<{ eventId: string; beaconValue: string }>(
    `UPDATE events SET beacon_value = :beaconValue
     WHERE event_id = :eventId AND beacon_value IS NULL`,
  );
  const draw = prepare<{ eventId: string; clientSeed: string; course: string }>(
    `UPDATE events SET status = 'drawn', client_seed = :clientSeed, course = :course
     WHERE event_id = :eventId AND status = 'open'`,
  );
  const voidFixture = prepare<OfFixture>(
    `UPDATE events SET status = 'void' WHERE event_id = :eventId AND status = 'open'`,
  );
  return {
    draw: async (drawn) =>
      (await draw.run({ ...drawn, course: JSON.stringify(drawn.course) })) === 1,
    voidFixture: async (eventId) => (await voidFixture.run({ eventId })) === 1,
    fixBook: async (book) => (await fixBook.run(book)) === 1,
    setBeacon: async (value) => void (await setBeacon.run(value)),
  };
}

function preparedTimes({
  prepare,
}: Statements): Pick<
  FixtureRepository,
  'findNextCloseAfter' | 'findNextStartAfter' | 'findNextEndAfter'
> {
  const first = (select: string) => {
    const statement = prepare<{ time: number }, { at: number | null }>(select);
    return async (time: number) => (await statement.get({ time }))?.at ?? null;
  };
  return {
    findNextCloseAfter: first(
      `SELECT min(closes_at) AS at FROM events WHERE status = 'open' AND closes_at > :time`,
    ),
    findNextStartAfter: first(
      `SELECT min(starts_at) AS at FROM events WHERE status = 'open' AND starts_at > :time`,
    ),
    findNextEndAfter: first('SELECT min(ends_at) AS at FROM events WHERE ends_at > :time'),
  };
}

function toRecord(row: FixtureRow): FixtureRecord {
  return {
    ...row,
    fixture: fixture.parse(JSON.parse(row.fixture)),
    course: row.course === null ? null : courseSchema.parse(JSON.parse(row.course)),
  };
}
