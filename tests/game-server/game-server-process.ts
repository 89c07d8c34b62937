import process from 'node:process';
import { startGameServer } from '../../server/game-server/src/testing/game-server.ts';

/**
 * A game server in a process of its own: `node … game-server-process.ts <data> <wallet> <ahead> <url>`,
 * with the threads of a real server if `threads` follows. `url` is of PostgreSQL, or empty for SQLite.
 * Its schedule runs sixty times faster. Its clock is `ahead` milliseconds before the machine's; a
 * message changes this number. Sends its port to the parent.
 */
const [dataDir = '', walletOrigin = '', ahead = '0', url = '', threads] = process.argv.slice(2);
let aheadMs = Number(ahead);
process.on('message', (newAheadMs) => {
  aheadMs = Number(newAheadMs);
});

const app = await startGameServer({
  walletOrigin,
  dataDir,
  databaseUrl: url === '' ? null : url,
  clock: { now: () => new Date(Date.now() + aheadMs) },
  eventsPace: 60,
  withThreads: threads === 'threads',
});
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : null);
