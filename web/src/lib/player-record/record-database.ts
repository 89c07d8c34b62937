import type { ShownItem } from '@fairhall/game-server/contract/record';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A shown item of one player; a device may have several players. */
export type RecordRow = ShownItem & {
  readonly userId: string;
  readonly id: string;
  /** Unix milliseconds of this device. */
  readonly shownAt: number;
};

type Kind = ShownItem['kind'];

interface RecordSchema extends DBSchema {
  items: {
    key: [userId: string, kind: Kind, id: string];
    value: RecordRow;
    indexes: {
      byAge: [userId: string, kind: Kind, shownAt: number];
      /** Rounds and refusals: the items with a nonce. */
      byNonce: [userId: string, kind: Kind, serverSeedHash: string, nonce: number];
    };
  };
  players: {
    key: string;
    value: { readonly userId: string; readonly usedAt: number };
    indexes: { byAge: number };
  };
}

export type RecordDatabase = IDBPDatabase<RecordSchema>;

const NAME = 'fairhall-record';
const VERSION = 1;

/** Opens the database. @throws where a browser has none for the page, as in some private windows */
export function openRecordDatabase(): Promise<RecordDatabase> {
  return openDB<RecordSchema>(NAME, VERSION, {
    upgrade(database) {
      const items = database.createObjectStore('items', { keyPath: ['userId', 'kind', 'id'] });
      items.createIndex('byAge', ['userId', 'kind', 'shownAt']);
      items.createIndex('byNonce', ['userId', 'kind', 'serverSeedHash', 'nonce']);
      const players = database.createObjectStore('players', { keyPath: 'userId' });
      players.createIndex('byAge', 'usedAt');
    },
  });
}
