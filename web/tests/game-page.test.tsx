import { examples } from '@fairhall/api/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from './player-page.tsx';
import { PHONE, press, sees } from './screen.ts';

const game = examples.games.get.response;

test('a tile leads to the game’s page by its name, and by a long press on its art', async () => {
  const t = await openPage({ path: '/games', as: 'guest', size: PHONE });
  await press(t('games.about', { name: game.gameName }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(game.gameName);
  expect(location.pathname).toBe('/games/phoenix-ascend');

  history.back();
  await expect.poll(() => location.pathname).toBe('/games');
  const art = page.getByRole('link', { name: t('games.play', { name: game.gameName }) }).first();
  await expect.element(art).toBeVisible();
  const finger = { bubbles: true, pointerType: 'touch', clientX: 40, clientY: 40 };
  art.element().dispatchEvent(new PointerEvent('pointerdown', finger));
  await expect.poll(() => location.pathname).toBe('/games/phoenix-ascend');
  // The end of the press is no click on the game.
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('a finger that scrolls over a tile opens nothing', async () => {
  const t = await openPage({ path: '/games', as: 'guest', size: PHONE });
  const link = page.getByRole('link', { name: t('games.play', { name: game.gameName }) }).first();
  await expect.element(link).toBeVisible();
  const art = link.element();
  const finger = { bubbles: true, pointerType: 'touch', clientX: 40 };
  art.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientY: 40 }));
  art.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientY: 90 }));
  art.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientY: 90 }));
  await press(`${t('games.tryFree')}: ${game.gameName}`);
  await expect.poll(() => location.pathname).toBe('/free-play');
});

test('the page states bets in the selected wallet, and numbers of another provider without one', async () => {
  const stored = { selectedWallet: 'JPY' };
  const fishing = { ...game, betList: [0.01, 1], rateList: [1, 10] };
  await openPage({ path: '/games/phoenix-ascend', stored, replies: { games: { get: fishing } } });
  await sees('¥1 – ¥1,000');
  const foreign = { ...fishing, providerId: 'elsewhere', proofUrl: null, rulesHash: null };
  const t = await openPage({
    path: '/games/phoenix-ascend',
    stored,
    replies: { games: { get: foreign } },
  });
  await sees('0.01 – 1');
  await sees(t('game-page:noProofs'));
});

const retired = { ...game, enabled: false, retired: true, freePlay: false };
const like = { ...game, gameId: 'wolfmoon', gameName: 'Wolfmoon' };
const withRetired = { get: retired, available: [retired, like] };

test.for(['/game-play?gameId=phoenix-ascend', '/free-play?gameId=phoenix-ascend'])(
  'a link to play a retired game, %s, leads to its page, which names games like it',
  async (path) => {
    const t = await openPage({ path, replies: { games: withRetired } });
    await sees(t('game-page:retired'));
    expect(location.pathname).toBe('/games/phoenix-ascend');
    await sees(like.gameName);
    const play = page.getByRole('link', { name: t('game-page:play'), exact: true });
    expect(play.elements()).toHaveLength(0);
  },
);

test('a retired game stays among the favourites and leaves the lobby', async () => {
  const favorites = {
    list: [{ gameId: retired.gameId, favoriteTime: '2026-11-21T12:00:00.000Z' }],
  };
  const replies = { favorites, games: withRetired };
  const t = await openPage({ path: '/favorites', replies });
  await expect
    .element(page.getByRole('list', { name: t('favorites:title') }))
    .toHaveTextContent(t('games.retired'));
  await openPage({ path: '/games', replies });
  const list = page.getByRole('list', { name: 'Games', exact: true });
  await expect.element(list).toHaveTextContent(like.gameName);
  expect(list.element().textContent).not.toContain(retired.gameName);
});
