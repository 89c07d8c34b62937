import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fastRounds, RevealTimer } from './reveal-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { getAnimations: () => [] });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  fastRounds.write(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  { isFast: true, quickPlay: true, lasts: 450 },
  { isFast: true, quickPlay: false, lasts: 3_000 },
  { isFast: false, quickPlay: true, lasts: 3_000 },
])(
  'shortens a reveal when the player chose it and the market has quick play: %o',
  async ({ isFast, quickPlay, lasts }) => {
    fastRounds.write(isFast);
    const shown = vi.fn();
    void new RevealTimer().waitAtPace(3_000, { quickPlay }).then(shown);
    await vi.advanceTimersByTimeAsync(lasts - 1);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalled();
  },
);
