import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test('a guest who opens a game’s address goes home and is asked to log in', async ({ page }) => {
  await page.goto('/game-play?gameId=phoenix-ascend');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Log in' })).toBeVisible();
});

test('leaving a game asks first, and brings the balance along', async ({ page, enter }) => {
  const api = await enter();
  await api.deposit({ walletType: 'USD', amount: 50 });
  await page.goto('/game-play?gameId=phoenix-ascend');
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  await game.getByRole('button', { name: 'Back to the games' }).click({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
  await expectAccessible(page);
  // By keyboard, which the dialog has at once: a click in the very frame in which it appears can
  // still reach the game behind it, because that is a process of its own.
  await dialog.getByRole('button', { name: 'Keep playing' }).press('Enter');
  await expect(dialog).toBeHidden();

  // A game that fills the screen would cover the dialog.
  const filling = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
  await game.locator('html').evaluate((root) => root.requestFullscreen());
  await expect.poll(filling).toBe('IFRAME');
  await game.getByRole('button', { name: 'Back to the games' }).click();
  await expect.poll(filling).toBeNull();
  await dialog.getByRole('button', { name: 'Leave the game' }).press('Enter');
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('banner')).toContainText('$100.00');
});

test('a double click on a tile opens its game once: one step back is the lobby', async ({
  page,
  enter,
}) => {
  const api = await enter();
  await api.claimWelcome();
  await page.goto('/games');
  await page.getByRole('button', { name: 'Play Phoenix Ascend' }).first().dblclick();
  await expect(page.getByTitle('Phoenix Ascend, game')).toBeAttached({ timeout: 30_000 });
  await page.goBack();
  await expect(page).toHaveURL('/games');
});

test('an empty wallet is sent to the deposit', onPhone, async ({ page, enter }) => {
  await enter();
  await page.goto('/game-play?gameId=phoenix-ascend');
  await expect(page.getByText('Insufficient wallet balance, please deposit first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

test.describe('a game that cannot be played', () => {
  test.use({ dueComplaint: /status of (401|404|500)/ });

  test('says that its id is invalid', async ({ page, enter }) => {
    await enter();
    await page.goto('/game-play?gameId=no-such-game');
    await expect(page.getByRole('alert')).toContainText('Invalid game ID');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to games' }).click();
    await expect(page).toHaveURL('/games');
  });

  test('says that it did not start, and starts on a reload', async ({ page, enter }) => {
    const api = await enter();
    await api.deposit({ walletType: 'USD', amount: 50 });
    let isBroken = true;
    await page.route('**/api/game/launch', (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { code: 500, msg: 'Internal', data: null } })
        : route.continue(),
    );
    await page.goto('/game-play?gameId=phoenix-ascend');
    await expect(page.getByRole('alert')).toContainText('Game start failed');
    isBroken = false;
    await page.getByRole('button', { name: 'Reload the game' }).click();
    await expect(page.getByTitle('Phoenix Ascend, game')).toBeVisible();
  });
});
