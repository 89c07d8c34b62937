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
