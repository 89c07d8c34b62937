import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Store } from '@fairhall/kit/sqlite-store';
import Database from 'better-sqlite3';
import { baselineSchema } from './schema.ts';

export type { Store };

/** One entry a version; a released entry never changes. */
const migrations = [baselineSchema];

const FILE_NAME = 'game-server.db';
/** The file's name until 0.1.0; to be removed after 0.2.0. */
const OLD_FILE_NAME = 'casino.db';

/**
 * The game server's database: `game-server.db` in `dataDir`, created and brought up to date on opening.
 *
 * Nothing staked is lost, through the end of the process and through a power cut, because:
 * - before a call goes to the wallet, the disk holds its round and its transaction;
 * - before an answer leaves that a player sees, the disk holds what it rests on;
 * - at a start, every transaction without a known answer is sent again under its id, or rolled back.
 *
 * So each stake that the ledger has belongs to a round that goes on, is settled or is rolled back,
 * and no nonce deals two outcomes that anybody has seen. Writers need not care: whatever is
 * committed here is waited for where it could leave (`fsync-barrier.ts`).
 */
export function openStore(dataDir: string): Store {
  renameOldFile(dataDir);
  return openDatabase({ dataDir, fileName: FILE_NAME, migrations });
}

function renameOldFile(dataDir: string): void {
  const oldFile = path.join(dataDir, OLD_FILE_NAME);
  const file = path.join(dataDir, FILE_NAME);
  if (!existsSync(oldFile) || existsSync(file)) return;
  // Moves the whole WAL into the file, which is then all there is: closing removes the WAL.
  const old = new Database(oldFile);
  old.pragma('wal_checkpoint(TRUNCATE)');
  old.close();
  renameSync(oldFile, file);
}
