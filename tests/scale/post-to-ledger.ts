import process from 'node:process';
import { betEntryOf } from '../bench/bet-entry.ts';
import { openBuiltChannel, openBuiltLedger, openBuiltPostgresLedger } from '../bench/paths.ts';
import { serveBets } from './post-loop.ts';

/*
 * Posts bets to the product's ledger of `DATABASE_URL`; with `CHANNEL` it
 * announces each to the other nodes, as a node does.
 */

const IN_FLIGHT = 64;

const url = process.env.DATABASE_URL ?? '';
const ledger = url.startsWith('file:')
  ? await openBuiltLedger(url.slice('file:'.length))
  : await openBuiltPostgresLedger(url);
const { CHANNEL: name } = process.env;
const channel =
  name === undefined
    ? null
    : await openBuiltChannel({
        ...{ directUrl: url, name, onSubject: () => {}, onGap: () => {} },
        onFailure: (error) => {
          throw error;
        },
      });

serveBets(IN_FLIGHT, async (bet) => {
  const entry = betEntryOf(bet);
  const { outcome } = await ledger.post(entry);
  if (outcome !== 'applied') throw new Error(outcome);
  if (entry.userId !== null) channel?.announce(entry.userId);
});
