import { languages } from '@fairhall/api/contract/enums';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, openGame, storyOf, WIDE } from './open-game.tsx';
import { PHONE, settle } from './screen.ts';

/* The tables where a dealer pays. */

const [language] = languages;
const dealt = [
  'brass-roulette',
  'pearl-sic-bo',
  'crown-and-anchor',
  'lamplight-wheel',
  'velvet-baccarat',
  'dragon-tiger',
  'hall-blackjack',
  'lantern-holdem',
];

const count = (selector: string) => document.querySelectorAll(selector).length;
const play = () => page.getByTestId('play');

/** The page moves although the browser of these tests prefers that it does not. */
function allowMotion(): void {
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-reduced-motion') ? new EventTarget() : matchMedia(query),
  );
}

describe.each([
  ['on an upright phone', PHONE],
  ['in a wide window', WIDE],
] as const)('%s', (_, size) => {
  test.each(dealt)('%s has the tray of its dealer in sight', async (gameId) => {
    await openGame('rest', { gameId, language, size });
    await settle();
    const [bar, tray, table] = [boxOf('.bar'), boxOf('.chip-tray'), boxOf('.table')];
    expect(tray.height).toBeGreaterThanOrEqual(10);
    expect(tray.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(tray.bottom).toBeLessThanOrEqual(table.top);
  });

  test('the play button and the board keep their places through the first round', async () => {
    const gameId = 'dragon-tiger';
    const { game } = await openGame('rest', { gameId, language, size });
    await settle();
    const places = () => [boxOf('[data-testid="play"]'), boxOf('.rack'), boxOf('.side-spots')];
    const before = places();
    const acted = storyOf(gameId, 'loss').act?.(game);
    await expect.poll(() => count('[data-phase="revealing"]')).toBe(2);
    expect(places()).toEqual(before);
    await acted;
    await settle();
    expect(places()).toEqual(before);
  });
});

describe('after a result', () => {
  /** Bets on two sides, of which one loses, and plays until the result. */
  async function playToResult(): Promise<void> {
    allowMotion();
    await openGame('rest', { gameId: 'dragon-tiger', language, size: WIDE });
    for (const spot of ['dragon', 'tiger', 'suited-tie']) {
      document.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.click();
    }
    await play().click();
    await expect.poll(() => count('.game[data-phase="revealing"]')).toBe(1);
    await play().click();
    await expect.poll(() => count('.game[data-phase="idle"]')).toBe(1);
  }
  const isReady = () => count('.chip-placed') === 3 && count('.chip-swept') === 0;

  test('lost stakes are swept before the payout comes, and then return as the next bet', async () => {
    await playToResult();
    expect(count('[data-won]')).toBe(1);
    expect(isReady()).toBe(true);
    await expect.poll(() => count('.chip-swept')).toBe(2);
    expect(count('.payout-chip')).toBe(0);
    await expect.poll(() => count('.payout-chip')).toBe(1);
    expect(count('.chip-placed')).toBe(1);
    await expect.poll(isReady).toBe(true);
    expect(count('.payout-chip:not(.chip-collected)')).toBe(0);
  });

  test('a press of play ends the settlement at once', async () => {
    await playToResult();
    await expect.poll(() => count('.chip-swept')).toBe(2);
    await play().click();
    expect(isReady()).toBe(true);
    await expect.poll(() => count('.game[data-phase="revealing"]')).toBe(1);
  });

  test('a lost hand of blackjack is swept to the tray, and the table is cleared for the next deal', async () => {
    allowMotion();
    const { game } = await openGame('rest', { gameId: 'hall-blackjack', language, size: WIDE });
    void storyOf('hall-blackjack', 'loss').act?.(game);
    await expect.poll(() => count('.hand-chips > .chip-placed')).toBe(1);
    await expect.poll(() => count('.hand-chips > .chip-swept'), { timeout: 20_000 }).toBe(1);
    expect(count('.game[data-phase="idle"]')).toBe(1);
    await expect.poll(() => count('.hand-chips > .chip')).toBe(0);
  });
});
