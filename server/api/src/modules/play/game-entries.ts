import type { Currency } from '../../contract/money.ts';
import { OWN_PROVIDER_ID } from '../../contract/own-provider.ts';
import { factKey, factParts } from '../../ledger/fact-key.ts';
import type { Entry, Posting } from '../../ledger/port.ts';
import type { PlayEntry } from '../safer-play/post-with-limits.ts';
import type { Launch } from './launch-tokens.ts';

/*
 * The journal entries of the provider wallet. Tags link them:
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
  return factKey(ofProvider('provider', providerId), transactionId);
}

/** The range of the keys of all transactions of a provider, both bounds excluded. */
export function keysOf(providerId: string): { after: string; before: string } {
  const first = ofProvider('provider', providerId);
  // "0" is the character after the slash.
  return { after: `${first}/`, before: `${first}0` };
}

/** The inverse of `transactionKey`. */
export function transactionOf(key: string): Transaction {
  const [first = '', transactionId = ''] = factParts(key);
  const [, providerId = OWN_PROVIDER_ID] = first.split('@');
  return { providerId, transactionId };
}

export function betTags({ providerId, transactionId }: Transaction) {
  const bet = ofProvider('bet', providerId);
  return {
    placed: factKey(bet, transactionId),
    won: factKey(bet, transactionId, 'won'),
    /** The wins' tags are below this one. */
    wins: factKey(bet, transactionId, 'win'),
    win: (n: number) => factKey(bet, transactionId, 'win', `${n}`),
    rolledBack: factKey(bet, transactionId, 'rolled-back'),
  };
}

/** A player's round at a provider. */
type RoundOf = { readonly providerId: string; readonly userId: string; readonly roundId: string };

export function roundClosed({ providerId, userId, roundId }: RoundOf): string {
  return factKey(ofProvider('round', providerId), userId, roundId, 'closed');
}

/** Whose money a bet moves. */
type Wallet = Pick<Launch, 'userId' | 'walletType'>;

type BetRequest = Transaction & {
  readonly roundId: string;
  readonly gameId: string;
};

export function betEntry(options: {
  launch: Wallet;
  request: BetRequest;
  stakeMinor: bigint;
  at: Date;
}): PlayEntry {
  const { launch, request, stakeMinor, at } = options;
  const tags = betTags(request);
  const closed = roundClosed({ ...request, userId: launch.userId });
  return {
    key: transactionKey(request),
    kind: 'bet',
    request: requestText('bet', launch, request, stakeMinor),
    userId: launch.userId,
    gameId: request.gameId,
    roundId: request.roundId,
    occurredAt: at,
    postings: stakePostings(launch, stakeMinor),
    tags: [tags.placed],
    mustNotExist: [tags.rolledBack, closed],
  };
}

export function playEntry(options: {
  launch: Wallet;
  request: BetRequest;
  stakeMinor: bigint;
  winMinor: bigint;
  at: Date;
}): PlayEntry {
  const { launch, request, stakeMinor, winMinor, at } = options;
  const tags = betTags(request);
  const closed = roundClosed({ ...request, userId: launch.userId });
  return {
    key: transactionKey(request),
    kind: 'play',
    request: requestText('play', launch, request, stakeMinor, winMinor),
    userId: launch.userId,
    gameId: request.gameId,
    roundId: request.roundId,
    occurredAt: at,
    postings: [
      ...stakePostings(launch, stakeMinor),
      ...winPostings({ userId: launch.userId, currency: launch.walletType, winMinor }),
    ],
    tags: [tags.placed, tags.won, closed],
    mustNotExist: [tags.rolledBack, closed],
  };
}

/** A bet in the ledger. */
export type Bet = Transaction & {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
};

export function winEntry(options: {
  bet: Bet;
  request: { transactionId: string; finished: boolean };
  winMinor: bigint;
  /** Wins of more than zero that the bet had before. */
  earlierWins: number;
  at: Date;
}): PlayEntry {
  const { bet, request, winMinor, earlierWins, at } = options;
  const tags = betTags(bet);
  const closed = roundClosed(bet);
  const paid = winMinor > 0n ? [tags.win(earlierWins)] : [];
  return {
    key: transactionKey({ ...bet, transactionId: request.transactionId }),
    kind: 'win',
    request: JSON.stringify([
      'win',
      bet.transactionId,
      bet.roundId,
      winMinor.toString(),
      request.finished,
    ]),
    userId: bet.userId,
    gameId: bet.gameId,
    roundId: bet.roundId,
    occurredAt: at,
    postings: winPostings({ userId: bet.userId, currency: bet.currency, winMinor }),
    tags: [tags.won, ...paid, ...(request.finished ? [closed] : [])],
    mustExist: [tags.placed],
    mustNotExist: [tags.rolledBack, closed, ...paid],
  };
}

/** The rollback of a provider's bet by a transaction of the same provider. */
type Rollback = Transaction & { readonly betTransactionId: string };

const rolledBackBet = ({ providerId, betTransactionId }: Rollback): Transaction => ({
  providerId,
  transactionId: betTransactionId,
});

/** Returns the stake to the player; the bet counts as never placed. */
export function rollbackEntry(options: { bet: Bet; request: Rollback; at: Date }): PlayEntry {
  const { bet, request, at } = options;
  const { userId, currency, stakeMinor } = bet;
  const tags = betTags(rolledBackBet(request));
  return {
    key: transactionKey(request),
    kind: 'rollback',
    request: rollbackText(request),
    userId,
    gameId: bet.gameId,
    roundId: bet.roundId,
    occurredAt: at,
    postings: [
      { account: { of: 'house' }, currency, amountMinor: -stakeMinor, type: 'rollback' },
      {
        account: { of: 'player', userId, bucket: 'available' },
        currency,
        amountMinor: stakeMinor,
        type: 'rollback',
      },
    ],
    tags: [tags.rolledBack],
    mustExist: [tags.placed],
    mustNotExist: [tags.rolledBack, tags.won],
  };
}

/** Moves no money: rejects a bet that arrives after its rollback. */
export function tombstoneEntry({ request, at }: { request: Rollback; at: Date }): Entry {
  const tags = betTags(rolledBackBet(request));
  return {
    key: transactionKey(request),
    kind: 'tombstone',
    request: rollbackText(request),
    userId: null,
    occurredAt: at,
    postings: [],
    tags: [tags.rolledBack],
    mustNotExist: [tags.placed, tags.rolledBack],
  };
}

function rollbackText({ betTransactionId }: Rollback): string {
  return JSON.stringify(['rollback', betTransactionId]);
}

function requestText(
  kind: 'bet' | 'play',
  launch: Wallet,
  request: BetRequest,
  ...amounts: bigint[]
): string {
  return JSON.stringify([
    kind,
    launch.userId,
    launch.walletType,
    request.gameId,
    request.roundId,
    ...amounts.map(String),
  ]);
}

function stakePostings(launch: Wallet, stakeMinor: bigint): Posting[] {
  const { userId, walletType: currency } = launch;
  return [
    {
      account: { of: 'player', userId, bucket: 'available' },
      currency,
      amountMinor: -stakeMinor,
      type: 'bet',
    },
    { account: { of: 'house' }, currency, amountMinor: stakeMinor, type: 'bet' },
  ];
}

function winPostings(win: { userId: string; currency: Currency; winMinor: bigint }): Posting[] {
  const { userId, currency, winMinor } = win;
  if (winMinor === 0n) return [];
  return [
    { account: { of: 'house' }, currency, amountMinor: -winMinor, type: 'win' },
    {
      account: { of: 'player', userId, bucket: 'available' },
      currency,
      amountMinor: winMinor,
      type: 'win',
    },
  ];
}
