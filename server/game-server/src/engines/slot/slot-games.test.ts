import { currencies } from '@fairhall/api/contract/money';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../catalogue/catalogue.ts';
import { stakesIn } from '../../catalogue/stakes.ts';
import { parade7 } from '../fruit-machine/parade-7.ts';
import { playable, slotGames } from '../slot-engines.ts';
import { volatilityOf } from '../volatility.ts';
import type { SlotKind } from './slot-game.ts';

describe.each(slotGames.map((game) => [game.gameId, game] as const))('%s', (gameId, game) => {
  const { units } = playable(game);

  it('has a largest win from 2,500 to 20,000 stakes, or the smaller one that it reaches once in 10⁸ spins', () => {
    const { maxWinMultiple, odds } = game.stated;
    if (maxWinMultiple < 2500) expect(odds.cap).toBeLessThanOrEqual(1e8);
    else expect([2500, 5000, 10_000, 20_000]).toContain(maxWinMultiple);
  });

  it('draws only events of exactly equal probability', () => {
    for (const events of eventsOf(game)) expect(2 ** 32 % events).toBe(0);
  });

  it('divides every stake of every currency into integer line bets', () => {
    const row = catalogue.find((candidate) => candidate.gameId === gameId);
    for (const currency of currencies) {
      for (const stake of stakesIn(currency, row?.betList ?? [])) {
        expect(stake % BigInt(units)).toBe(0n);
      }
    }
  });
});

/** The count of equally likely values of each of a game's events. */
function eventsOf(game: SlotKind): number[] {
  const lengths = (strips: readonly (readonly string[])[]) => strips.map(({ length }) => length);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  switch (game.kind) {
    case 'lines':
      return lengths([...game.model.strips.base, ...game.model.strips.free]);
    case 'mystery':
    case 'book':
      return [
        ...eventsOf({ kind: 'lines', model: game.model.lines }),
        sum(game.model.tickets.map(({ count }) => count)),
      ];
    case 'stacks':
      return eventsOf({ kind: 'lines', model: game.model.lines });
    // A wish is one of three, as a die is one of six; all are worth the same.
    case 'wishes':
    case 'lives':
      return lengths([...game.model.strips.base, ...game.model.strips.free]);
    case 'wild-reels':
      return lengths(game.model.strips);
    case 'tumble':
      return [
        sum(game.model.tickets.base),
        sum(game.model.tickets.free),
        sum((game.model.comets?.values ?? [{ count: 1 }]).map(({ count }) => count)),
      ];
    case 'cells':
      return [
        sum(game.model.tickets),
        ...(game.model.feature.kind === 'hold'
          ? [sum(game.model.feature.values.map(({ count }) => count))]
          : []),
      ];
    default:
      return game satisfies never;
  }
}

it('offers slots of low, medium and high volatility', () => {
  const volatilities = [...slotGames, parade7].map(({ stated }) =>
    volatilityOf(stated.volatilityIndex),
  );
  expect(new Set(volatilities)).toEqual(new Set(['low', 'medium', 'high']));
});
