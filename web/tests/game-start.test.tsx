import { examples } from '@fairhall/api/contract/examples';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { prefetchPage } from '@/app/prefetch-page.ts';
import { loadSharedCode } from '@/lib/games/launch.ts';
import { login } from '@/lib/session/session.ts';
import { bodiesOf } from './mock-servers.ts';
import { openPage, type PlayerTexts } from './player-page.tsx';
import { DESKTOP, PHONE, type Size } from './screen.ts';

/* The page that opens a game is loaded before the press on its tile, and its picture by that press. */

/** Refuses connections. */
const GAME_ORIGIN = 'http://127.0.0.1:9';

const example = examples.games.get.response;

const filesOf = (gameId: string) =>
  `/art/tiles/${gameId}-200.avif 200w, /art/tiles/${gameId}-400.avif 400w`;

async function clickTile(t: PlayerTexts): Promise<void> {
  const name = t('games.play', { name: example.gameName });
  const link = page.getByRole('link', { name }).first();
  await expect.element(link).toBeVisible();
  const element = link.element();
  if (!(element instanceof HTMLElement)) throw new Error('the tile is no link');
  element.click();
}

async function pressTile(gameId: string, size: Size = DESKTOP): Promise<PlayerTexts> {
  const game = { ...example, gameId, pgIconUrl: `/art/tiles/${gameId}-400.webp` };
  const t = await openPage({
    path: '/games',
    size,
    replies: { games: { available: [game], hot: [game], new: [game] } },
  });
  await clickTile(t);
  return t;
}

/** The pictures of the game that the press itself requests: the code of its page arrives later. */
async function picturesOfPress(gameId: string, size: Size): Promise<string[]> {
  await pressTile(gameId, size);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    .map(({ imageSrcset, href }) => imageSrcset || new URL(href).pathname)
    .filter((file) => file.includes(gameId));
}

/** The document's game server, which does not respond. */
function nameGameServer(): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'game-origin', content: GAME_ORIGIN });
  document.head.append(meta);
  onTestFinished(() => {
    meta.remove();
    for (const frame of document.querySelectorAll('iframe[hidden]')) frame.remove();
  });
}

/** The hidden frames of the game server. */
const hiddenFrames = () =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[hidden]')].map(({ src }) => src);

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

test('the lobby loads the code of games for a visitor who logs in on it', async () => {
  nameGameServer();
  await openPage({ path: '/games', as: 'guest' });
  prefetchPage();
  window.dispatchEvent(new Event('load'));
  expect(hiddenFrames()).toEqual([]);
  login(examples.user.login.response, { remember: true, email: 'demo@fairhall.test' });
  await expect.poll(hiddenFrames, { timeout: 5_000 }).toEqual([`${GAME_ORIGIN}/shared-code.html`]);
});

test('a browser that saves data loads no code of games before they are opened', () => {
  nameGameServer();
  const connection = { configurable: true, value: { saveData: true } };
  Object.defineProperty(navigator, 'connection', connection);
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  loadSharedCode();
  expect(hiddenFrames()).toEqual([]);
});

test('a press on a tile launches its game once, before its page, and the next press anew', async () => {
  const isOpen = () => document.querySelector('.game-play iframe') !== null;
  const t = await pressTile('sugar-comet');
  await expect.poll(isOpen).toBe(true);
  expect(bodiesOf('play.launch')).toHaveLength(1);
  history.back();
  await expect.poll(isOpen).toBe(false);
  await clickTile(t);
  await expect.poll(isOpen).toBe(true);
  expect(bodiesOf('play.launch')).toHaveLength(2);
});

test.each([
  ['a wide window', 'wolfmoon', DESKTOP],
  ['a phone', 'sugar-comet', PHONE],
] as const)('%s requests the tile alone', async (_, gameId, size) => {
  expect(await picturesOfPress(gameId, size)).toEqual([filesOf(gameId)]);
});
