import { openDatabase, type Store } from '@fairhall/kit/sqlite-store';
import { baselineSchema } from './schema.ts';

export type { Store };

/** The baseline, then one entry a version; a released entry never changes. */
const migrations = [baselineSchema];

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
  return openDatabase({ dataDir, fileName: 'game-server.db', migrations, synchronous: 'NORMAL' });
}
