import { expect, test } from 'vitest';
import { roundClosed, transactionKey } from '../play/game-entries.ts';
import { closedTagOf, type RoundEntry, returnsOf } from './round-returns.ts';

type Made = Partial<Pick<RoundEntry, 'userId' | 'gameId' | 'roundId'>> & {
  readonly providerId?: string;
  readonly currency?: string;
};

/** An entry with postings to the player: type and amount. */
function entry(
  id: number,
  amounts: Readonly<Record<string, number>>,
  { providerId = 'guest', currency = 'USD', ...made }: Made = {},
): RoundEntry {
  return {
    id: BigInt(id),
    key: transactionKey({ providerId, transactionId: `${id}` }),
    userId: 'ana',
    gameId: 'coin',
    roundId: 'r',
    postings: Object.entries(amounts).map(([type, amount]) => ({
      type,
      currency,
      amountMinor: BigInt(amount),
    })),
    ...made,
  };
}

const closed = roundClosed({ providerId: 'guest', userId: 'ana', roundId: 'r' });
const closing = (id: number) => ({ entryId: BigInt(id), closed, isClosing: true });
const changing = (id: number) => ({ entryId: BigInt(id), closed, isClosing: false });

test('a round counts its stakes without the rolled back ones, and all its wins', () => {
  const entries = [
    entry(1, { bet: -100 }),
    entry(2, { bet: -30 }),
    entry(3, { rollback: 30 }),
    entry(4, { win: 40 }),
    entry(5, { win: 20 }),
  ];
  const sums = { rounds: 1, stakes: 100, wins: 60 };
  const squares = { stakeSquares: 10_000, winSquares: 3600, products: 6000 };
  const game = { gameId: 'coin', currency: 'USD' };
  expect(returnsOf([closing(5)], entries)).toEqual([{ ...game, ...sums, ...squares }]);
});

test('a rollback after the end takes its stake out of the round', () => {
  const entries = [
    entry(1, { bet: -100 }),
    entry(2, { bet: -50 }),
    entry(3, { win: 70 }),
    entry(4, { rollback: 50 }),
  ];
  const atOnce = returnsOf([closing(3), changing(4)], entries);
  expect(atOnce).toMatchObject([{ rounds: 1, stakes: 100, wins: 70, stakeSquares: 10_000 }]);
  // In batches of their own: the first as of the end, also where later entries are read with it.
  expect(returnsOf([closing(3)], entries)).toMatchObject([{ rounds: 1, stakes: 150, wins: 70 }]);
  expect(returnsOf([changing(4)], entries)).toMatchObject([
    { rounds: 0, stakes: -50, wins: 0, stakeSquares: 10_000 - 22_500, products: -3500 },
  ]);
});

test('equal round ids of two providers, players and games are different rounds', () => {
  const entries = [
    entry(1, { bet: -100 }),
    entry(2, { bet: -7 }, { providerId: 'other', gameId: 'dice' }),
    entry(3, { bet: -9 }, { userId: 'ben' }),
    entry(4, { bet: -11 }, { gameId: 'cards', currency: 'EUR' }),
    entry(5, { win: 0 }),
  ];
  expect(returnsOf([closing(5)], entries)).toMatchObject([
    { gameId: 'coin', currency: 'USD', rounds: 1, stakes: 100 },
    { gameId: 'cards', currency: 'EUR', rounds: 1, stakes: 11 },
  ]);
});

test('an entry without a player or a round belongs to no round', () => {
  expect(closedTagOf(entry(1, {}, { userId: null }))).toBeNull();
  expect(closedTagOf(entry(1, {}, { roundId: null }))).toBeNull();
  expect(closedTagOf(entry(1, {}))).toBe(closed);
});
