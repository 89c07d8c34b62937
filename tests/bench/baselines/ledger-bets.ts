import process from 'node:process';
import fastify from 'fastify';
import { betEntryOf } from '../bet-entry.ts';
import { openBuiltLedger } from '../paths.ts';
import type { BetBody } from './bet-body.ts';
import { readPrepared } from './prepared.ts';

/*
 * Baseline (b) of the bets: a bare Fastify route that posts the entry of a bet to the product's
 * ledger. Signature, launch and body are not checked; the field `token` contains the player's id.
 */

const ledger = await openBuiltLedger(readPrepared().databaseFile);
const app = fastify();

app.post<{ Body: BetBody }>('/api/provider/bet', async ({ body }) => {
  const posted = await ledger.post(betEntryOf(body));
  if (posted.outcome !== 'applied') throw new Error(posted.outcome);
  const balance = posted.balances.find(({ currency }) => currency === 'USD');
  return {
    code: 200,
    msg: 'success',
    data: { balance: Number(balance?.availableMinor) / 100, replayed: false },
  };
});

await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send?.('ready');
