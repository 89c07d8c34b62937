import { describe, expect, test } from 'vitest';
import { hostedGame, hostedMultiStep, hostedSlot, hostedSpots, pastGame } from './hosted-games.ts';

const INVALID = expect.objectContaining({ data: { problem: 'invalid-game' } });

/** The error that a call throws. */
function refusalOf(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe('a game that is not hosted', () => {
  test.each([
    ['is not in the catalogue', 'no-such-game'],
    ['has scheduled events and no rounds', 'derby-dash'],
    ['is retired', 'jade-teahouse'],
  ])('because it %s is refused', (_, gameId) => {
    expect(refusalOf(() => hostedGame(gameId, 'USD'))).toEqual(INVALID);
  });

  test('because it is of another kind is refused', () => {
    expect(refusalOf(() => hostedSlot('brass-roulette', 'USD'))).toEqual(INVALID);
    expect(refusalOf(() => hostedSpots('phoenix-ascend', 'USD'))).toEqual(INVALID);
    expect(refusalOf(() => hostedMultiStep('phoenix-ascend', 'USD'))).toEqual(INVALID);
  });
});

test('a retired slot takes no stake, and its past rounds have its name', () => {
  expect(pastGame({ gameId: 'jade-teahouse', engine: 'slot-lines' }, 'USD')).toMatchObject({
    kind: 'slot',
    game: { gameName: 'Jade Teahouse', retired: true, enabled: false },
    stakes: [],
  });
  const wolfmoon = pastGame({ gameId: 'wolfmoon', engine: 'slot-stacks' }, 'USD');
  expect(wolfmoon).toEqual(hostedGame('wolfmoon', 'USD'));
});

test('a game that was a slot shows its rounds of then as those of a slot, and those of now as its own', () => {
  const then = pastGame({ gameId: 'parade-7', engine: 'slot-lines' }, 'USD');
  expect(then).toMatchObject({ kind: 'slot', game: { gameName: 'Parade 7' } });
  const now = pastGame({ gameId: 'parade-7', engine: 'fruit-machine' }, 'USD');
  expect(now).toEqual(hostedMultiStep('parade-7', 'USD'));
  expect(now.kind).toBe('decisions');
});

test('a slot is hosted with its stakes in the currency, from small to large', () => {
  const { stakes, game } = hostedSlot('phoenix-ascend', 'USD');
  expect(game.gameId).toBe('phoenix-ascend');
  expect([...stakes].sort((one, other) => Number(one - other))).toEqual(stakes);
});

test('a table’s unit is its smallest chip; its limits are the largest chip a spot and twenty a round', () => {
  const { stakes, limits } = hostedSpots('brass-roulette', 'USD');
  const largest = stakes.at(-1) ?? 0n;
  expect(limits).toEqual({
    unitMinor: stakes[0],
    spotMaxMinor: largest,
    roundMaxMinor: 20n * largest,
    winMaxMinor: null,
  });
});

test.each([
  ['USD', 25_000_000n],
  // 250,000 USD at 0.0066 USD a yen, rounded down.
  ['JPY', 37_878_787n],
] as const)('an original bounds its largest win in %s by the reference rates', (currency, most) => {
  expect(hostedSpots('quayside-dice', currency).limits.winMaxMinor).toBe(most);
});

test('a ticket game has one bet a round, so that its price is the limit of the round', () => {
  const { limits } = hostedSpots('scratch-safari', 'USD');
  expect(limits.roundMaxMinor).toBe(limits.spotMaxMinor);
});
