import process from 'node:process';
import fastify from 'fastify';
import type { Entry } from '../../../server/api/src/ledger/port.ts';
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
  const posted = await ledger.post(entryOf(body));
  if (posted.outcome !== 'applied') throw new Error(posted.outcome);
  const balance = posted.balances.find(({ currency }) => currency === 'USD');
  return {
    code: 200,
    msg: 'success',
    data: { balance: Number(balance?.availableMinor) / 100, replayed: false },
  };
});

/** The same entry as the product's. */
function entryOf({ token: userId, transactionId, roundId, gameId, amount }: BetBody): Entry {
  const stakeMinor = BigInt(Math.round(Number(amount) * 100));
  const common = { currency: 'USD', type: 'bet' } as const;
  const placed = `bet/${transactionId}`;
  return {
    key: `provider/${transactionId}`,
    kind: 'bet',
    request: JSON.stringify(['bet', userId, 'USD', gameId, roundId, String(stakeMinor)]),
    userId,
    gameId,
    roundId,
    occurredAt: new Date(),
    postings: [
      {
        ...common,
        account: { of: 'player', userId, bucket: 'available' },
        amountMinor: -stakeMinor,
      },
      { ...common, account: { of: 'house' }, amountMinor: stakeMinor },
    ],
    tags: [placed],
    mustNotExist: [`${placed}/rolled-back`, `round/${userId}/${roundId}/closed`],
  };
}

await app.listen({ port: Number(process.env.PORT), host: 'localhost' });
process.send?.('ready');
