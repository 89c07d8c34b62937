import { randomUUID } from 'node:crypto';
import { onDesktop, onPhone } from './layouts.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

test(
  'ten interactions in one tab lead a guest from a tile through registration and reward to the first spin',
  onPhone,
  async ({ page, context }) => {
    const id = randomUUID().slice(0, 8);
    const password = `secret-${id}`;
    const visible = { visible: true };
    const dialog = page.getByRole('dialog');
    const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
    await page.goto('/');
    const interactions = [
      () => page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click(),
      () => dialog.getByRole('tab', { name: 'Create account' }).click(),
      () => dialog.getByLabel('Nickname').fill(`Sam ${id}`),
      () =>
        dialog.getByRole('textbox', { name: 'Email' }).filter(visible).fill(`${id}@example.test`),
      () => dialog.getByLabel('Password', { exact: true }).filter(visible).fill(password),
      () => dialog.getByLabel('Confirm password').fill(password),
      () => dialog.getByRole('checkbox', { name: /I am 18 or older/ }).check(),
      () => dialog.getByRole('button', { name: 'Create account' }).click(),
      () => dialog.getByRole('button', { name: 'Spin the wheel' }).click(),
      () => game.getByRole('button', { name: 'Spin', exact: true }).click({ timeout: 30_000 }),
    ];
    expect(interactions).toHaveLength(10);
    for (const interaction of interactions) await interaction();
    await expect(dialog).toBeHidden();
    await expect(game.getByTestId('balance')).not.toHaveText('');
    expect(context.pages()).toHaveLength(1);
  },
);

test('a guest who opens a game registers, is logged in with the chosen wallet, and is led on to the game', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Create account' }).click();
  await expect(
    dialog.getByRole('heading', { name: 'Create an account to play Phoenix Ascend' }),
  ).toBeVisible();
  await expect(dialog).not.toContainText('Create your account');

  const id = randomUUID().slice(0, 8);
  const password = `secret-${id}`;
  await dialog.getByLabel('Nickname').fill(`Sam ${id}`);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`sam-${id}@example.test`);
  const shown = { visible: true };
  await dialog.getByLabel('Password', { exact: true }).filter(shown).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByLabel('Wallet currency').selectOption('EUR');
  await dialog.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/game-play\?.*gameId=phoenix-ascend/);
  await expect(page.getByText('Your EUR wallet is empty')).toBeVisible();
  // An empty wallet offers the unclaimed welcome reward before a deposit.
  await expect(page.getByRole('dialog', { name: 'Welcome reward' })).toContainText('€');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Back to games' }).click();
  const wallet = page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
  await expect(wallet).toContainText('€0.00');
});

test('a wrong password is reported in the form and creates no session', async ({
  page,
  player,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill('wrong one');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(dialog).toBeVisible();
});

test(
  'a guest who logs in from a tile is led on to that game',
  onDesktop,
  async ({ page, player, request }) => {
    const { email, password } = player;
    const { token } = (
      await (await request.post('/api/user/login', { data: { email, password } })).json()
    ).data;
    await request.post('/api/promo/welcome', {
      headers: { authorization: `Bearer ${token}` },
      data: { walletType: 'USD' },
    });
    await page.goto('/games');
    await page.getByRole('link', { name: 'Play Dragon Tiger' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('heading', { name: 'Log in to play Dragon Tiger' }),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByTitle('Dragon Tiger, game')).toBeAttached({ timeout: 30_000 });
  },
);

test('after a logout, a tile opens the login for its game', async ({ page, player, isMobile }) => {
  await logIn({ page, ...player, isMobile });
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Log out?' });
  await confirmation.getByRole('button', { name: 'Log out' }).click();
  await expect(confirmation).toBeHidden();
  await page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click();
  const heading = { name: 'Log in to play Phoenix Ascend' };
  await expect(page.getByRole('dialog').getByRole('heading', heading)).toBeVisible();
});

test.describe('a token that the server does not know', () => {
  test.use({ expectedConsoleErrors: /status of 401/ });

  for (const path of ['/home', '/wallet', '/game-play?gameId=dragon-tiger']) {
    test(`opens the login with its reason on ${path}`, async ({ page, logInByApi }) => {
      await logInByApi();
      await page.addInitScript(() => {
        const session = JSON.parse(localStorage.getItem('session') ?? 'null');
        if (session === null) return;
        localStorage.setItem('session', JSON.stringify({ ...session, token: 'of-another-server' }));
      });
      await page.goto(path);
      await expect(page.getByRole('dialog')).toContainText('Login expired, please login again');
    });
  }
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedConsoleErrors: /status of 401/ });

  test(
    'is closed in every tab at once, with the reason in the login form',
    onDesktop,
    async ({ page, player, request, isMobile }) => {
      await logIn({ page, ...player, isMobile });
      const { email, password } = player;
      const other = await page.context().newPage();
      await other.goto('/games');
      const wallet = other.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
      await expect(wallet).toContainText('$0.00');
      await request.post('/api/user/login', { data: { email, password } });
      for (const tab of [page, other]) {
        await expect(tab.getByRole('dialog')).toContainText('logged in on another device');
      }

      // A choice in one tab closes the dialog in the other.
      await page.bringToFront();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await expect(other.getByRole('dialog')).toBeHidden();
      await expect(wallet).toContainText('$0.00');
    },
  );
});
