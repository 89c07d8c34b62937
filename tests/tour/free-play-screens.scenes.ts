import { expect, origins } from '../e2e/test.ts';
import { settleGame, untilGameIsOpen } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import { disconnect, inOrder, offlineError, pressInDialog, type Step } from './steps.ts';

/* Free play, in every layout: this file has "screens" in its name. */

const path = '/free-play?gameId=dragon-tiger';
const confirmAge = pressInDialog('Yes, I am');

const openGame = inOrder(confirmAge, untilGameIsOpen);

/** The game posts that many rounds. */
function rounds(count: number): Step {
  return async ({ page }) => {
    const frame = page.frames().find((one) => one.url().startsWith(origins.game()));
    await frame?.evaluate((posted) => {
      const message = { source: 'fairhall-game', version: 1, type: 'balance', balance: '990.00' };
      for (let round = 0; round < posted; round += 1) parent.postMessage(message, '*');
    }, count);
  };
}

/** Points below the least stake, and a spin that they do not cover. */
const runOutOfPoints: Step = async (visit) => {
  await visit.page.route(`${origins.game()}/rounds/{open,balance}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.balance = '0.10';
    await route.fulfill({ response, json });
  });
  await confirmAge(visit);
  const game = await untilGameIsOpen(visit);
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(game.getByRole('button', { name: 'Refill' })).toBeVisible();
  await settleGame(visit);
};

/** A tile under the pointer, or with the focus. */
const hoverTile: Step = async ({ page }) => {
  await page.getByRole('link', { name: 'Play Wolfmoon' }).first().hover();
};

const openScene: Scene = {
  name: 'open',
  path,
  shows: 'Free play — points, not a balance',
  steps: openGame,
};

tour('free-play', [
  { name: 'tile', path: '/games?q=wolf', shows: 'Wolfmoon', steps: hoverTile, only: 'desktop' },
  { name: 'list', path: '/games?view=list&q=wolf', shows: 'Wolfmoon' },
  {
    name: 'from-the-login',
    path: '/games?q=wolf',
    shows: 'Play free, without an account',
    steps: ({ page }) => page.getByRole('link', { name: 'Play Wolfmoon' }).first().click(),
  },
  {
    name: 'from-the-login-with-an-account',
    path: '/games?q=wolf',
    shows: 'Play free, without an account',
    steps: inOrder(
      ({ page }) => page.getByRole('link', { name: 'Play Wolfmoon' }).first().click(),
      pressInDialog('Log in'),
    ),
  },
  { name: 'age', path, shows: 'Are you 18 or older?' },
  openScene,
  {
    ...openScene,
    name: 'open-slot',
    path: '/free-play?gameId=phoenix-ascend',
  },
  { ...openScene, name: 'hint', shows: '15 rounds played', steps: inOrder(openGame, rounds(15)) },
  {
    name: 'refill',
    path: '/free-play?gameId=scarab-vault',
    shows: (page) => page.getByTitle('Scarab Vault, game'),
    steps: runOutOfPoints,
  },
  {
    name: 'needs-account',
    path: '/free-play?gameId=star-draw-49',
    shows: 'Star Draw 49 needs an account',
  },
  {
    ...openScene,
    name: 'offline',
    shows: 'Betting is paused until the connection is back',
    steps: inOrder(openGame, disconnect),
    consoleErrors: offlineError,
  },
  ...(['pt-br', 'id', 'es'] as const).map(
    (language): Scene => ({
      name: `open-${language}`,
      path,
      language,
      shows: (page) => page.locator('.free-strip'),
      steps: inOrder(
        ({ page }) => page.getByRole('dialog').getByRole('button').last().click(),
        untilGameIsOpen,
      ),
    }),
  ),
]);
