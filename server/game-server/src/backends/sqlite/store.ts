import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Store } from '@fairhall/kit/sqlite-store';
import Database from 'better-sqlite3';
import { baselineSchema, bookDigests, definitions, freePlay, roundsOfSeeds } from './schema.ts';

export type { Store };

/** One entry a version; a released entry never changes. */
const migrations = [baselineSchema, bookDigests, roundsOfSeeds, definitions, freePlay];

const FILE_NAME = 'game-server.db';
/** The file's name until 0.1.0; to be removed after 0.2.0. */
const OLD_FILE_NAME = 'casino.db';

/**
 * The game server's database: `game-server.db` in `dataDir`, created and migrated on opening.
 *
 * No stake is lost by a crash or a power cut, because:
 * - a round and its transaction are durable before the call to the wallet;
 * - the state behind a response is durable before the response is sent;
 * - at startup every transaction without a known result is sent again under its id, or rolled back.
 *
 * So each stake in the ledger belongs to a round that is open, settled or rolled back, and no nonce
 * deals two published outcomes. Writers only commit: calls and responses wait for the fsync
 * (`fsync-barrier.ts`).
 */
export function openStore(dataDir: string): Store {
  renameOldFile(dataDir);
  return openDatabase({ dataDir, fileName: FILE_NAME, migrations, synchronous: 'NORMAL' });
}

function renameOldFile(dataDir: string): void {
  const oldFile = path.join(dataDir, OLD_FILE_NAME);
  const file = path.join(dataDir, FILE_NAME);
  if (!existsSync(oldFile) || existsSync(file)) return;
  const old = new Database(oldFile);
  const [checkpoint] = old.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  // The last connection removes the WAL when it closes.
  old.close();
  if (checkpoint?.busy !== 0 || existsSync(`${oldFile}-wal`)) {
    throw new Error(`${OLD_FILE_NAME} is in use: stop the other game server, then start again`);
  }
  renameSync(oldFile, file);
}
