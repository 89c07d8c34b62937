import { expectAccessible } from './axe.ts';
import { openDragonTiger, playDragon } from './dragon-tiger.ts';
import { onDesktop } from './layouts.ts';
import { serveGame } from './serve-game.ts';
import { expect, origins, test } from './test.ts';

test(
  'a bet beyond a limit names the limit, what is left of it and when it resets',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await api.setLimit({ kind: 'wager', period: 'week', amount: 1 });
    const game = await openDragonTiger(page);
    await playDragon(page, game, { isFirst: true });
    await game.getByTestId('play').click();
    const notice = game.getByRole('alert');
    await expect(notice).toContainText('Stake limit per week: $0 of $1 left. It resets');
    const opened = page.context().waitForEvent('page');
    await notice.getByRole('button', { name: 'Safer play' }).click();
    const centre = await opened;
    await expect(centre).toHaveURL('/safer-play');
    await expect(centre.getByText('Limit reached')).toBeVisible();
  },
);

test.describe('a break that starts elsewhere', () => {
  // The game requests its balance with a launch that has ended.
  test.use({ expectedConsoleErrors: /status of 401/ });

  test('ends an open game', onDesktop, async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const game = await openDragonTiger(page);
    await playDragon(page, game, { isFirst: true });
    await api.post('/safer-play/time-out', { duration: '24h' });
    await expect(page.getByRole('heading', { name: /Play is paused until/ })).toBeVisible();
    await expect(page.getByTitle('Dragon Tiger, game')).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** The overview of a player whose reality check was due a minute ago, or is due later. */
function overviewOfCheck({ dueInMs = -60_000 } = {}) {
  return {
    market: 'open',
    limits: [],
    time: { todayMinutes: 36, monthMinutes: 36 },
    realityCheck: {
      everyMinutes: 30,
      nextAt: new Date(Date.now() + dueInMs).toISOString(),
      session: {
        startedAt: new Date(Date.now() - 36 * 60_000).toISOString(),
        ...{ minutes: 36, staked: 142.5, won: 118, net: -24.5, walletType: 'USD' },
      },
    },
    timeOutUntil: null,
    rules: { raiseDelayHours: 24, confirmWithinHours: 168 },
    month: [],
    netDeposits: [],
  };
}

test('a reality check pauses the game until the player goes on', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.route('**/api/safer-play', (route) =>
    route.fulfill({ json: { code: 200, msg: 'success', data: overviewOfCheck() } }),
  );
  const messages = [{ version: 1, type: 'ready' }];
  await serveGame(page, { origin: origins.game(), messages });
  await page.goto('/game-play?gameId=dragon-tiger');
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await expect(dialog.getByText('You have been logged in for 36 min.')).toBeVisible();
  await expect(dialog.getByText('−$24.50')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Reality check' })).toBeFocused();
  await expectAccessible(page);
  const game = page.getByTitle('Dragon Tiger, game').contentFrame().locator('body');
  await expect(game).toHaveText('sound.pause.');
  // It cannot be closed in passing.
  await page.keyboard.press('Escape');
  // Nor by a key that spins.
  for (const key of ['Space', 'Enter']) await page.keyboard.press(key);
  await expect(dialog).toBeVisible();
  await page.unroute('**/api/safer-play');
  await dialog.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(game).toHaveText('sound.pause.resume.');
});

test('a reality check leads out of the game, or to the limits', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.route('**/api/safer-play', (route) =>
    route.fulfill({ json: { code: 200, msg: 'success', data: overviewOfCheck() } }),
  );
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await page.goto('/game-play?gameId=dragon-tiger');
  await dialog.getByRole('button', { name: 'Stop and leave' }).click({ timeout: 30_000 });
  await expect(page).toHaveURL('/games');
  await page.goto('/game-play?gameId=dragon-tiger');
  await dialog.getByRole('button', { name: 'Set a limit' }).click({ timeout: 30_000 });
  await expect(page).toHaveURL('/safer-play');
});

test('a reality check opens at the event that the server sends, before its own clock', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.route('**/api/safer-play', (route) => {
    const data = overviewOfCheck({ dueInMs: 20 * 60_000 });
    return route.fulfill({ json: { code: 200, msg: 'success', data } });
  });
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const data = { dueAt: new Date().toISOString(), everyMinutes: 15 };
  // A slow page connects more than once before it is sent.
  await page.route('**/api/events', async (route) => {
    await isSent;
    const body = `event: realityCheck\ndata: ${JSON.stringify(data)}\n\n`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await openDragonTiger(page);
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await expect(dialog).toHaveCount(0);
  send();
  await expect(dialog.getByText('You have been logged in for 36 min.')).toBeVisible();
});

test('a pause of the host stops automatic spins', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'USD', amount: 100 });
  await page.goto('/game-play?gameId=phoenix-ascend');
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  const automatic = game.getByRole('button', { name: 'Automatic rounds', exact: true });
  await automatic.click({ timeout: 30_000 });
  await game.getByRole('button', { name: 'Start 25 rounds' }).click();
  await expect(automatic).toHaveCount(0);
  await page.evaluate(() => {
    const data = { source: 'fairhall-host', version: 1, type: 'pause' };
    document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
  });
  await expect(automatic).toHaveCount(1);
});
