import { OWN_PROVIDER_ID } from '../contract/own-provider.ts';
import { ledgerKey, ledgerKeyParts } from './ledger-key.ts';

/*
 * Keys and tags of the journal entries of the provider wallet. Tags link them:
 * - `bet/<transaction>`: the bet was placed;
 * - `bet/<transaction>/won`: the bet was paid, possibly zero;
 * - `bet/<transaction>/win/<n>`: its win number n, from 0, of more than zero: two wins at once cannot
 *   both be checked against the same sum;
 * - `bet/<transaction>/rolled-back`: the bet was rolled back, or will be rejected when it arrives;
 * - `round/<player>/<round>/closed`: the round accepts no more movements.
 *
 * Ids of transactions and rounds are a provider's own, so the first part of each key and tag names the
 * provider: `bet@<provider>/<transaction>`. Those of our own game server have no name.
 */

/** A transaction of a provider. */
export type Transaction = { readonly providerId: string; readonly transactionId: string };

function ofProvider(fact: 'provider' | 'bet' | 'round', providerId: string): string {
  return providerId === OWN_PROVIDER_ID ? fact : `${fact}@${providerId}`;
}

/** The idempotency key of a provider's transaction. */
export function transactionKey({ providerId, transactionId }: Transaction): string {
  return ledgerKey(ofProvider('provider', providerId), transactionId);
}

/** The range of the keys of all transactions of a provider, both bounds excluded. */
export function transactionKeyRange(providerId: string): { after: string; before: string } {
  const first = ofProvider('provider', providerId);
  // "0" is the character after the slash.
  return { after: `${first}/`, before: `${first}0` };
}

/** The inverse of `transactionKey`. */
export function transactionOf(key: string): Transaction {
  const [first = '', transactionId = ''] = ledgerKeyParts(key);
  const [, providerId = OWN_PROVIDER_ID] = first.split('@');
  return { providerId, transactionId };
}

export function betTags({ providerId, transactionId }: Transaction) {
  const bet = ofProvider('bet', providerId);
  return {
    placed: ledgerKey(bet, transactionId),
    won: ledgerKey(bet, transactionId, 'won'),
    /** The wins' tags are below this one. */
    wins: ledgerKey(bet, transactionId, 'win'),
    win: (n: number) => ledgerKey(bet, transactionId, 'win', `${n}`),
    rolledBack: ledgerKey(bet, transactionId, 'rolled-back'),
  };
}

/** A player's round at a provider. */
type RoundOf = { readonly providerId: string; readonly userId: string; readonly roundId: string };

export function roundClosed({ providerId, userId, roundId }: RoundOf): string {
  return ledgerKey(ofProvider('round', providerId), userId, roundId, 'closed');
}
