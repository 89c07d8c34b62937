import { describe, expect, it } from 'vitest';
import { burstEndsMs, type Ember, emberBurst, lookOfEmber } from './embers.ts';

const burst = emberBurst({
  count: 40,
  spreadMs: 900,
  width: 800,
  bottom: 600,
  random: (() => {
    let state = 1;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  })(),
});

/** The look of an ember; `null` while it is invisible. */
function emberAt(ember: Ember, nowMs: number) {
  const look = { x: 0, y: 0, alpha: 0, size: 0 };
  return lookOfEmber(ember, nowMs, look) ? look : null;
}

describe('an ember', () => {
  it('rises', () => {
    for (const ember of burst) {
      const early = emberAt(ember, ember.bornMs + 100);
      const late = emberAt(ember, ember.bornMs + 900);
      expect(late?.y).toBeLessThan(early?.y ?? 0);
    }
  });

  it('is invisible before its start and after its end', () => {
    for (const ember of burst) {
      expect(emberAt(ember, ember.bornMs - 1)).toBeNull();
      expect(emberAt(ember, ember.bornMs + ember.lifeMs + 1)).toBeNull();
    }
  });

  it('fades out', () => {
    for (const ember of burst) {
      expect(emberAt(ember, ember.bornMs + ember.lifeMs * 0.999)?.alpha).toBeLessThan(0.01);
    }
  });
});

describe('a burst', () => {
  it('ends, so that drawing stops', () => {
    const end = burstEndsMs(burst);
    expect(burst.every((ember) => emberAt(ember, end + 1) === null)).toBe(true);
    expect(end).toBeLessThan(900 + 3_200);
    expect(burstEndsMs([])).toBe(0);
  });
});
