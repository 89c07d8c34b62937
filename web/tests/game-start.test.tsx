import { examples } from '@fairhall/api/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefetchPage } from '@/app/prefetch-page.ts';
import { openPage } from './player-page.tsx';
import { DESKTOP, PHONE, type Size } from './screen.ts';

/* The page that opens a game is loaded before the press on its tile, and its picture by that press. */

const example = examples.games.get.response;

const filesOf = (gameId: string) =>
  `/art/tiles/${gameId}-200.avif 200w, /art/tiles/${gameId}-400.avif 400w`;

/** The pictures of the game that the press itself requests: the code of its page arrives later. */
async function pressTile(gameId: string, size: Size): Promise<string[]> {
  const game = { ...example, pgIconUrl: `/art/tiles/${gameId}-400.webp` };
  const t = await openPage({
    path: '/games',
    size,
    replies: { games: { available: [game], hot: [game], new: [game] } },
  });
  const link = page.getByRole('link', { name: t('games.play', { name: game.gameName }) }).first();
  await expect.element(link).toBeVisible();
  const element = link.element();
  if (!(element instanceof HTMLElement)) throw new Error('the tile is no link');
  element.click();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    .map(({ imageSrcset, href }) => imageSrcset || new URL(href).pathname)
    .filter((file) => file.includes(gameId));
}

test('the lobby of a player loads the page that opens a game, once it has loaded itself', async () => {
  await openPage({ path: '/games' });
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('routes/game-play'));
  // A browser remembers 250 of them.
  performance.clearResourceTimings();
  prefetchPage();
  expect(isLoaded()).toBe(false);
  window.dispatchEvent(new Event('load'));
  await expect.poll(isLoaded).toBe(true);
});

test.each([
  ['a wide window', 'wolfmoon', DESKTOP],
  ['a phone', 'sugar-comet', PHONE],
] as const)('%s requests the tile alone', async (_, gameId, size) => {
  expect(await pressTile(gameId, size)).toEqual([filesOf(gameId)]);
});
