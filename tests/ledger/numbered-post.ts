import type { Entry } from '../../server/api/src/ledger/port.ts';
import { bet, checkedEntry, deposit } from './test-ledger.ts';

const PLAYERS = 16;

/** A post of the posting process by its number, from 1: every third one a bet, which a budget counts. */
export function numberedPost(life: string, number: number): Entry {
  const key = `${life}/${number}`;
  const player = `player-${number % PLAYERS}`;
  return number % 3 === 0 ? checkedEntry(bet(key, player, 7n), null) : deposit(key, player, 5n);
}
