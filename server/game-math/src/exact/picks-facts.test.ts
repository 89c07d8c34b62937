import {
  lighthouseStairs,
  planChance,
  planRtp,
  plansOf,
  planWorth,
  sunkenField,
} from '@fairhall/game-server/engines/picks/picks';
import { scriptedStream } from '@fairhall/game-server/engines/testing/scripted-stream';
import { describe, expect, it } from 'vitest';

/** "n choose k". */
function binomial(n: number, k: number): bigint {
  let ways = 1n;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * BigInt(n - k + taken)) / BigInt(taken);
  return ways;
}

const games = [sunkenField, lighthouseStairs];
const plans = games.map(({ tables }) => tables.shapes.flatMap((shape) => plansOf(shape, tables)));
const rtps = games.map(({ tables }, place) =>
  (plans[place] ?? []).map((plan) => Number(planRtp(plan, tables))),
);

describe('every plan', () => {
  it('of Sunken Field is worth 99 percent by its binomials, rounded down once', () => {
    for (const { shape, picks } of plans[0] ?? []) {
      const [all, safe] = [binomial(25, picks), binomial(25 - shape.bad, picks)];
      expect(planWorth({ shape, picks }, sunkenField.tables)).toBe(Number((99n * all) / safe));
      const chance = planChance({ shape, picks });
      expect(chance.safe * all).toBe(chance.of * safe);
    }
  });

  it('of Lighthouse Stairs is worth 99 percent by its powers, rounded down once', () => {
    for (const { shape, picks } of plans[1] ?? []) {
      const [all, safe] = [shape.tiles, shape.tiles - shape.bad].map(
        (n) => BigInt(n) ** BigInt(picks),
      );
      expect(planWorth({ shape, picks }, lighthouseStairs.tables)).toBe(
        Number((99n * (all ?? 0n)) / (safe ?? 1n)),
      );
    }
  });

  it('returns 98.28 to 99.00 percent, and 98.67 to 99.00 percent', () => {
    expect(rtps.map((of) => [of.length, Math.min(...of), Math.max(...of)])).toEqual([
      [plans[0]?.length, 98.28, 99],
      [41, 98.67, 99],
    ]);
  });

  it.each([1, 2, 3])('of two picks with %i mines is safe with the chance of all boards', (bad) => {
    const shape = { name: `mines-${bad}`, floors: 1, tiles: 25, bad, picks: 25 - bad };
    const boards = draws(25, bad);
    const safe = boards.filter((board) => {
      const stream = scriptedStream(board);
      const first = sunkenField.open(stream).choose(shape.name, stream).choose('tile-3', stream);
      return first.choices.length > 0 && first.choose('tile-17', stream).returnedPercent !== 0;
    });
    const chance = planChance({ shape, picks: 2 });
    expect(BigInt(safe.length) * chance.of).toBe(BigInt(boards.length) * chance.safe);
  });
});

/** Every sequence of draws of so many tiles from those that are left. */
function draws(of: number, count: number): number[][] {
  if (count === 0) return [[]];
  return draws(of - 1, count - 1).flatMap((rest) =>
    Array.from({ length: of }, (_, event) => [event, ...rest]),
  );
}

describe('the stated figures', () => {
  it.each(games.map((game) => [game.gameId, game] as const))(
    'of %s are those of its advised play',
    (_, { tables, stated, open }) => {
      const stream = scriptedStream(Array.from({ length: 9 }, () => 0));
      let position = open(stream);
      const shape = tables.shapes.find(({ name }) => name === position.advised());
      if (!shape) throw new Error('no shape is advised');
      position = position.choose(shape.name, stream);
      let picks = 0;
      for (; position.advised() !== 'collect'; picks += 1) {
        position = position.choose(`tile-${shape.tiles - (picks % shape.picks)}`, stream);
      }
      const { safe, of } = planChance({ shape, picks });
      const chance = Number(safe) / Number(of);
      const worth = planWorth({ shape, picks }, tables) / 100;
      expect(planRtp({ shape, picks }, tables)).toBe(stated.rtp);
      expect(chance).toBeCloseTo(stated.hitRate, 4);
      expect(1.96 * worth * Math.sqrt(chance * (1 - chance))).toBeCloseTo(
        stated.volatilityIndex,
        2,
      );
    },
  );

  it.each(games.map((game, place) => [game.gameId, game, plans[place] ?? []] as const))(
    'of %s have the largest return of all plans',
    (_, { tables, stated }, all) => {
      expect(Math.max(...all.map((plan) => planWorth(plan, tables)))).toBe(stated.returnMax);
    },
  );
});
