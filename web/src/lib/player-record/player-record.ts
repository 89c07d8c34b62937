import type { RecordQuery, RecordReply, ShownItem } from '@fairhall/game-server/contract/record';
import { RECORD_MAX } from '@fairhall/game-server/contract/record-bounds';
import { openRecordDatabase, type RecordDatabase, type RecordRow } from './record-database.ts';

/*
 * What a player was shown on this device: commitments, rounds, refusals, fixtures and slips. The first
 * version of an item stays, so a verification compares later responses with what was shown first.
 */

type Kind = ShownItem['kind'];
type RowOf<K extends Kind> = Extract<RecordRow, { kind: K }>;

/** Rows of a player of each kind; beyond it the oldest are removed. */
const rowsMax: Readonly<Record<Kind, number>> = {
  seal: RECORD_MAX.seals,
  round: RECORD_MAX.rounds,
  refusal: RECORD_MAX.refusals,
  event: RECORD_MAX.events,
  slip: RECORD_MAX.events,
};
const kinds = Object.keys(rowsMax) as Kind[];
/**
 * Players with a record on one device; beyond it the longest unused record is removed, those of free
 * play first.
 */
const PLAYERS_MAX = 8;

/** The first characters of the ids of launches in free play. */
export const FREE_PREFIX = 'free-';

const OPEN_TIMEOUT_MS = 3_000;

/** Above every text and number, in the order of IndexedDB's keys. */
const LAST: never[] = [];

export type PlayerRecord = {
  /** Adds items; never throws: play goes on without a record. */
  readonly save: (items: readonly ShownItem[]) => Promise<void>;
  /** Reads a part; `unavailable` when the browser does not store this record. */
  readonly read: (query: RecordQuery) => Promise<RecordReply>;
};

type Options = {
  readonly userId: string;
  readonly nowMs?: () => number;
  readonly open?: () => Promise<RecordDatabase>;
};

/** The record of one player. Calls run in sequence, so that a read includes every earlier save. */
export function playerRecord({
  userId,
  nowMs = Date.now,
  open = openRecordDatabase,
}: Options): PlayerRecord {
  let opened: Promise<RecordDatabase> | null = null;
  const database = () => {
    opened ??= inTime(open());
    return opened;
  };
  let isStoring = true;
  let last: Promise<unknown> = Promise.resolve();
  function inSequence<T>(run: () => Promise<T>): Promise<T> {
    const result = last.then(run);
    last = result;
    return result;
  }

  return {
    save: (items) =>
      inSequence(async () => {
        try {
          await saveItems(await database(), { userId, items, now: nowMs() });
          isStoring = true;
        } catch {
          // Blocked or full: the page states that it stores no record.
          isStoring = false;
        }
      }),
    read: (query) =>
      inSequence(async () => {
        if (!isStoring) return { kind: 'unavailable' } as const;
        try {
          return await readPart(await database(), { userId, query });
        } catch {
          return { kind: 'unavailable' } as const;
        }
      }),
  };
}

/** Rejects when the browser neither opens the database nor refuses to. */
async function inTime<T>(opening: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no database')), OPEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

type Saving = {
  readonly userId: string;
  readonly items: readonly ShownItem[];
  readonly now: number;
};

async function saveItems(database: RecordDatabase, { userId, items, now }: Saving): Promise<void> {
  const transaction = database.transaction(['items', 'players'], 'readwrite');
  const store = transaction.objectStore('items');
  for (const item of items) {
    const id = idOf(item);
    const known = await store.get([userId, item.kind, id]);
    await store.put({ ...merged(known, item), userId, id, shownAt: known?.shownAt ?? now });
  }
  for (const kind of kinds) {
    const ofKind = IDBKeyRange.bound([userId, kind], [userId, kind, LAST]);
    let excess = (await store.index('byAge').count(ofKind)) - rowsMax[kind];
    for (
      let cursor = excess > 0 ? await store.index('byAge').openCursor(ofKind) : null;
      cursor !== null && excess > 0;
      cursor = await cursor.continue()
    ) {
      await cursor.delete();
      excess -= 1;
    }
  }
  const players = transaction.objectStore('players');
  await players.put({ userId, usedAt: now });
  if ((await players.count()) > PLAYERS_MAX) {
    const byAge = await players.index('byAge').getAllKeys(null, PLAYERS_MAX + 1);
    const unused = byAge.find((id) => id.startsWith(FREE_PREFIX)) ?? byAge[0];
    if (unused !== undefined) {
      await players.delete(unused);
      await store.delete(IDBKeyRange.bound([unused], [unused, LAST]));
    }
  }
  await transaction.done;
}

function idOf(item: ShownItem): string {
  switch (item.kind) {
    case 'seal':
      return item.serverSeedHash;
    case 'round':
      return item.roundId;
    case 'refusal':
      return item.requestId;
    case 'event':
      return item.eventId;
    case 'slip':
      return item.slipId;
  }
}

/** The saved item with what is new about it: a fact that was shown once does not change. */
function merged(known: RecordRow | undefined, item: ShownItem): ShownItem {
  if (known === undefined) return item;
  if (known.kind === 'seal' && item.kind === 'seal') {
    return {
      ...known,
      clientSeed: known.clientSeed ?? item.clientSeed,
      nextServerSeedHash: known.nextServerSeedHash ?? item.nextServerSeedHash,
      nextNonce: Math.max(known.nextNonce, item.nextNonce),
      isActive: known.isActive || item.isActive,
    };
  }
  if (known.kind === 'event' && item.kind === 'event') {
    return { ...known, bookDigest: known.bookDigest ?? item.bookDigest };
  }
  return known;
}

type Reading = { readonly userId: string; readonly query: RecordQuery };

async function readPart(
  database: RecordDatabase,
  { userId, query }: Reading,
): Promise<RecordReply> {
  const find = async <K extends Kind>(kind: K, id: string) =>
    ofKind(await database.get('items', [userId, kind, id]), kind);
  const listOfSeed = async <K extends 'round' | 'refusal'>(
    kind: K,
    hash: string,
    nonce?: number,
  ) => {
    const range =
      nonce === undefined
        ? IDBKeyRange.bound([userId, kind, hash], [userId, kind, hash, LAST])
        : IDBKeyRange.only([userId, kind, hash, nonce]);
    const rows = await database.getAllFromIndex('items', 'byNonce', range, rowsMax[kind]);
    return rows.flatMap((row) => ofKind(row, kind) ?? []);
  };
  const list = async <K extends Kind>(kind: K) => {
    const range = IDBKeyRange.bound([userId, kind], [userId, kind, LAST]);
    const rows = await database.getAllFromIndex('items', 'byAge', range, rowsMax[kind]);
    return rows.flatMap((row) => ofKind(row, kind) ?? []);
  };

  switch (query.kind) {
    case 'round': {
      const { roundId, serverSeedHash, nonce } = query;
      const byId = roundId === null ? null : await find('round', roundId);
      const round = byId ?? (await listOfSeed('round', serverSeedHash, nonce))[0] ?? null;
      const seal = await find('seal', round?.serverSeedHash ?? serverSeedHash);
      return { kind: 'round', round, seal };
    }
    case 'seed': {
      const { serverSeedHash } = query;
      const seal = await find('seal', serverSeedHash);
      const rounds = await listOfSeed('round', serverSeedHash);
      return { kind: 'seed', seal, rounds, refusals: await listOfSeed('refusal', serverSeedHash) };
    }
    case 'seals':
      return { kind: 'seals', seals: await list('seal') };
    case 'event': {
      const { eventId } = query;
      const slips = (await list('slip')).filter(({ eventIds }) => eventIds.includes(eventId));
      return { kind: 'event', event: await find('event', eventId), slips };
    }
  }
}

function ofKind<K extends Kind>(row: RecordRow | undefined, kind: K): RowOf<K> | null {
  const isOfKind = (found: RecordRow): found is RowOf<K> => found.kind === kind;
  return row !== undefined && isOfKind(row) ? row : null;
}
