import type { Currency } from '../../contract/money.ts';
import { factKey, factParts } from '../../ledger/fact-key.ts';
import type { Entry, Posting } from '../../ledger/port.ts';
import type { Launch } from './launch-tokens.ts';

/*
 * The journal entries of the provider wallet. Tags link them:
 * - `bet/<transaction>`: the bet was placed;
 * - `bet/<transaction>/won`: the bet was paid;
 * - `bet/<transaction>/rolled-back`: the bet was rolled back, or will be rejected when it arrives;
 * - `round/<player>/<round>/closed`: the round accepts no more movements.
 */

/** The idempotency key of a provider's transaction. */
export function transactionKey(transactionId: string): string {
  return factKey('provider', transactionId);
}

/** The inverse of `transactionKey`. */
export function transactionOf(key: string): string {
  const [, transactionId = ''] = factParts(key);
  return transactionId;
}

export function betTags(transactionId: string) {
  return {
    placed: factKey('bet', transactionId),
    won: factKey('bet', transactionId, 'won'),
    rolledBack: factKey('bet', transactionId, 'rolled-back'),
  };
}

export function roundClosed({ userId, roundId }: { userId: string; roundId: string }): string {
  return factKey('round', userId, roundId, 'closed');
}

/** Whose money a bet moves. */
type Wallet = Pick<Launch, 'userId' | 'walletType'>;

type BetRequest = {
  readonly transactionId: string;
  readonly roundId: string;
  readonly gameId: string;
};

export function betEntry(options: {
  launch: Wallet;
  request: BetRequest;
  stakeMinor: bigint;
  at: Date;
}): Entry {
  const { launch, request, stakeMinor, at } = options;
  const tags = betTags(request.transactionId);
  const closed = roundClosed({ userId: launch.userId, roundId: request.roundId });
  return {
    key: transactionKey(request.transactionId),
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
}): Entry {
  const { launch, request, stakeMinor, winMinor, at } = options;
  const tags = betTags(request.transactionId);
  const closed = roundClosed({ userId: launch.userId, roundId: request.roundId });
  return {
    key: transactionKey(request.transactionId),
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
export type Bet = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
};

export function winEntry(options: {
  bet: Bet;
  request: { transactionId: string; betTransactionId: string; finished: boolean };
  winMinor: bigint;
  at: Date;
}): Entry {
  const { bet, request, winMinor, at } = options;
  const tags = betTags(request.betTransactionId);
  const closed = roundClosed(bet);
  return {
    key: transactionKey(request.transactionId),
    kind: 'win',
    request: JSON.stringify([
      'win',
      request.betTransactionId,
      bet.roundId,
      winMinor.toString(),
      request.finished,
    ]),
    userId: bet.userId,
    gameId: bet.gameId,
    roundId: bet.roundId,
    occurredAt: at,
    postings: winPostings({ userId: bet.userId, currency: bet.currency, winMinor }),
    tags: request.finished ? [tags.won, closed] : [tags.won],
    mustExist: [tags.placed],
    mustNotExist: [tags.rolledBack, closed],
  };
}

type Rollback = { readonly transactionId: string; readonly betTransactionId: string };

/** Returns the stake to the player; the bet counts as never placed. */
export function rollbackEntry(options: { bet: Bet; request: Rollback; at: Date }): Entry {
  const { bet, request, at } = options;
  const { userId, currency, stakeMinor } = bet;
  const tags = betTags(request.betTransactionId);
  return {
    key: transactionKey(request.transactionId),
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
  const tags = betTags(request.betTransactionId);
  return {
    key: transactionKey(request.transactionId),
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
