import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test('a guest who opens a game’s URL is redirected home with the login for it', async ({
  page,
}) => {
  await page.goto('/game-play?gameId=phoenix-ascend');
  await expect(page).toHaveURL('/home');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { name: 'Log in to play Phoenix Ascend' }),
  ).toBeVisible();
  await expect(dialog).not.toContainText('Welcome back');
  const free = dialog.getByRole('link', { name: 'Play free, without an account' });
  await expect(free.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('tab', { name: 'Create account' }).click();
  await expect(
    dialog.getByRole('heading', { name: 'Create an account to play Phoenix Ascend' }),
  ).toBeVisible();
  await free.filter({ visible: true }).click();
  await expect(page).toHaveURL('/free-play?gameId=phoenix-ascend');
});

test(
  'leaving a game requires confirmation and updates the balance',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.deposit({ walletType: 'USD', amount: 50 });
    await page.goto('/game-play?gameId=phoenix-ascend');
    const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
    await game.getByRole('button', { name: 'Back to the games' }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
    await expectAccessible(page);
    // By keyboard, which the dialog handles immediately: a click in the frame in which it appears can
    // still reach the game behind it, which runs in another process.
    await dialog.getByRole('button', { name: 'Keep playing' }).press('Enter');
    await expect(dialog).toBeHidden();

    // A game in full screen would cover the dialog.
    const filling = () => page.evaluate(() => document.fullscreenElement?.tagName ?? null);
    await game.locator('html').evaluate((root) => root.requestFullscreen());
    await expect.poll(filling).toBe('IFRAME');
    await game.getByRole('button', { name: 'Back to the games' }).click();
    await expect.poll(filling).toBeNull();
    await dialog.getByRole('button', { name: 'Leave the game' }).press('Enter');
    await expect(page).toHaveURL('/games');
    await expect(page.getByRole('banner')).toContainText('$100.00');
  },
);

test('a double click on a tile opens its game once, “back” requests a confirmation as the button does, and leads to where the game was opened', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.goto('/games');
  await page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().dblclick();
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  await expect(game.getByRole('button', { name: 'Back to the games' })).toBeVisible({
    timeout: 30_000,
  });
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
  for (const choice of ['Keep playing', 'Leave the game']) {
    await expect.poll(() => page.evaluate(() => history.state?.usr?.isGuard)).toBe(true);
    await page.goBack();
    await dialog.getByRole('button', { name: choice }).press('Enter');
    await expect(dialog).toBeHidden();
  }
  await expect(page).toHaveURL('/games');
});

test('an empty wallet offers the unclaimed welcome reward, and its draw opens the game', async ({
  page,
  logInByApi,
}) => {
  await logInByApi();
  await page.goto('/game-play?gameId=dragon-tiger');
  await expect(page.getByText('Your welcome reward is still there')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Welcome reward' });
  await expect(dialog.getByRole('button', { name: /spin/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Draw the welcome reward' }).click();
  await dialog.getByRole('button', { name: /spin/i }).click();
  await expect(page.getByTitle('Dragon Tiger, game')).toBeAttached({ timeout: 30_000 });
  // A player who reads the proof stays.
  await dialog.getByText('Seeds and hash').click();
  await expect(dialog.getByText('The game opens in a moment')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect(dialog).toBeHidden();
});

test('an empty wallet opens the deposit', onPhone, async ({ page, logInByApi }) => {
  const api = await logInByApi();
  // The reward is drawn, into another wallet.
  await api.post('/promo/welcome', { walletType: 'EUR' });
  await page.goto('/game-play?gameId=phoenix-ascend');
  await expect(page.getByText('Insufficient wallet balance, please deposit first')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});
