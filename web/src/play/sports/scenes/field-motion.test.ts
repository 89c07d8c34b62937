import { describe, expect, it } from 'vitest';
import { ballAt, playersAt } from './field-motion.ts';
import { eleven, five } from './formations.ts';

const seconds = Array.from({ length: 80 }, (_, second) => second);
const none = { strike: null, ground: 'pitch' } as const;

describe('the scene of a match', () => {
  it('is deterministic for a match', () => {
    expect(ballAt('a match', { atS: 7, ...none })).toEqual(ballAt('a match', { atS: 7, ...none }));
    expect(ballAt('a match', { atS: 7, ...none })).not.toEqual(
      ballAt('another', { atS: 7, ...none }),
    );
  });

  it('keeps ball and players inside the ground', () => {
    for (const atS of seconds) {
      const ball = ballAt('a match', { atS, ...none });
      const players = [eleven, five].flatMap((formation) =>
        (['home', 'away'] as const).flatMap((side) =>
          playersAt('a match', { side, formation, ball, atS }),
        ),
      );
      for (const { x, y } of [ball, ...players]) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(1);
      }
    }
  });

  it('shows the ball in the opposite net after a goal, and then back in play', () => {
    const strike = { side: 'home', atS: 10 } as const;
    expect(ballAt('a match', { atS: 9, strike, ground: 'pitch' }).x).toBeLessThan(0.9);
    expect(ballAt('a match', { atS: 11, strike, ground: 'pitch' }).x).toBeGreaterThan(0.98);
    expect(ballAt('a match', { atS: 14, strike, ground: 'pitch' }).x).toBeLessThan(0.9);
    expect(
      ballAt('a match', { atS: 11, strike: { side: 'away', atS: 10 }, ground: 'pitch' }).x,
    ).toBeLessThan(0.02);
  });

  it('shows the ball at a basket only briefly', () => {
    const strike = { side: 'home', atS: 10 } as const;
    expect(ballAt('a match', { atS: 10, strike, ground: 'court' }).x).toBe(0.955);
    expect(ballAt('a match', { atS: 11, strike, ground: 'court' }).x).toBeLessThan(0.9);
  });

  it('places the teams in their own halves before the start', () => {
    const ball = { x: 0.5, y: 0.5 };
    const home = playersAt('a match', { side: 'home', formation: eleven, ball, atS: null });
    const away = playersAt('a match', { side: 'away', formation: eleven, ball, atS: null });
    expect(Math.max(...home.map(({ x }) => x))).toBeLessThan(0.5);
    expect(Math.min(...away.map(({ x }) => x))).toBeGreaterThan(0.5);
  });
});
