import process from 'node:process';
import { betEntryOf } from '../bench/bet-entry.ts';
import { openBuiltLedger, openBuiltPostgresLedger } from '../bench/paths.ts';
import { serveBets } from './post-loop.ts';

/* Posts bets to the product's ledger of `DATABASE_URL`. */

const IN_FLIGHT = 64;

const url = process.env.DATABASE_URL ?? '';
const ledger = url.startsWith('file:')
  ? await openBuiltLedger(url.slice('file:'.length))
  : await openBuiltPostgresLedger(url);

serveBets(IN_FLIGHT, async (bet) => {
  const { outcome } = await ledger.post(betEntryOf(bet));
  if (outcome !== 'applied') throw new Error(outcome);
});
