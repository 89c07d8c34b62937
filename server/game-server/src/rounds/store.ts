import { openDatabase, type Store } from '@fairhall/kit/sqlite-store';
import { baselineSchema } from './schema.ts';

export type { Store };

/** One entry a version; a released entry never changes. */
const migrations = [baselineSchema];

/**
 * The game server's database: `casino.db` in `dataDir`, created and brought up to date on opening.
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
  return openDatabase({ dataDir, fileName: 'casino.db', migrations });
}
