import process from 'node:process';
import { v7 as uuidV7 } from 'uuid';
import type { BetBody } from '../bench/baselines/bet-body.ts';

export const PLAYERS = 256;
export const playerId = (number: number) => `player-${number % PLAYERS}`;

/** Posts for `ms` milliseconds, or `units` bets. */
export type Task = { readonly ms?: number; readonly units?: number };

/** Answers each task with `perSecond`: bets of all players in turn, `inFlight` at a time. */
export function serveBets(inFlight: number, post: (bet: BetBody) => Promise<unknown>): void {
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
        await post({ token: playerId(made), ...ids, amount: '0.01' });
      }
    };
    await Promise.all(Array.from({ length: inFlight }, work));
    process.send?.({ perSecond: (begun * 1000) / (performance.now() - start) });
  });
  process.send?.('ready');
}
