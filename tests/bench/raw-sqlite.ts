import process from 'node:process';
import { PLAYERS } from './players.ts';
import { openRawRows } from './raw-rows.ts';

/* The anchor of the bets: their rows alone, in groups or one by one. */

const GROUP = 64;

const databaseFile = process.env.DATABASE_FILE ?? '';
const { database, players, bet } = await openRawRows({ databaseFile, players: PLAYERS });
let bets = 0;

function betOfNext(): void {
  bets += 1;
  bet(players[bets % PLAYERS] ?? '');
}

const inGroup = database.transaction(() => {
  for (let written = 0; written < GROUP; written += 1) betOfNext();
});
const alone = database.transaction(betOfNext);

process.on('message', ({ grouped, ms }: { grouped: boolean; ms: number }) => {
  const before = bets;
  const start = performance.now();
  while (performance.now() - start < ms) {
    if (grouped) inGroup();
    else alone();
  }
  process.send?.({ perSecond: ((bets - before) * 1000) / (performance.now() - start) });
});
process.send?.('ready');
