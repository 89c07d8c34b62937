import process from 'node:process';
import { startGameServer } from '../../server/game-server/src/rounds/game-server-under-test.ts';

/**
 * A game server of its own, until it is killed: `node … casino-process.ts <data> <wallet> <ahead>`,
 * with the threads of a real server where `threads` follows.
 * Its schedule runs sixty times faster, its clock `ahead` milliseconds before the machine's, until
 * it is told another number. Says the port that it listens on.
 */
const [dataDir = '', walletOrigin = '', ahead = '0', threads] = process.argv.slice(2);
let aheadMs = Number(ahead);
process.on('message', (told) => {
  aheadMs = Number(told);
});

const app = await startGameServer({
  walletOrigin,
  dataDir,
  clock: { now: () => new Date(Date.now() + aheadMs) },
  eventsPace: 60,
  withThreads: threads === 'threads',
});
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : null);
