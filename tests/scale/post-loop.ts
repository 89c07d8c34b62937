import process from 'node:process';
import { v7 as uuidV7 } from 'uuid';
import type { BetBody } from '../bench/baselines/bet-body.ts';

export const PLAYERS = 256;
export const playerId = (number: number) => `player-${number % PLAYERS}`;

/** Posts for `ms` milliseconds, or `units` bets. */
export type Task = { readonly ms?: number; readonly units?: number };

/** The first player and the number of players of one of some nodes (`PLAYERS_OF`), as in "0/3": all without it. */
export function playersOf(node = '0/1'): { first: number; count: number } {
  const [index = 0, nodes = 1] = node.split('/').map(Number);
  const count = Math.floor(PLAYERS / nodes);
  return { first: index * count, count };
}

/** Responds to each task with `perSecond`: bets of this node's players in turn, `inFlight` at a time. */
export function serveBets(inFlight: number, post: (bet: BetBody) => Promise<unknown>): void {
  const { first, count } = playersOf(process.env.PLAYERS_OF);
  let made = 0;
  process.on('message', async ({ ms = Infinity, units = Infinity }: Task) => {
    const start = performance.now();
    let begun = 0;
    const work = async () => {
      while (performance.now() - start < ms && begun < units) {
        begun += 1;
        made += 1;
        const id = uuidV7();
        const ids = { transactionId: id, roundId: id, gameId: 'phoenix-ascend' };
        await post({ token: playerId(first + (made % count)), ...ids, amount: '0.01' });
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
    process.send?.({ perSecond: (begun * 1000) / (performance.now() - start) });
  });
  process.send?.('ready');
}
