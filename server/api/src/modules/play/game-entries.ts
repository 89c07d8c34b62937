import type { Currency } from '../../contract/money.ts';
import type { Entry, Posting } from '../../ledger/port.ts';
import {
  betTags,
  roundClosed,
  type Transaction,
  transactionKey,
} from '../../ledger/provider-keys.ts';
import type { Launch } from './launch.ts';

/** An entry of a player's game. */
export type PlayEntry = Entry & { readonly userId: string };

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
  readonly placedAt: Date;
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
  const rolledBack = rolledBackBet(request);
  const tags = betTags(rolledBack);
  return {
    key: transactionKey(request),
    kind: 'rollback',
    undoes: transactionKey(rolledBack),
    stakedAt: bet.placedAt,
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
