import { randomUUID } from 'node:crypto';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

test('a guest who wants to play registers, logs in, and is shown the way to a deposit', async ({
  page,
}) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Phoenix Ascend' }).first();
  await play.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Create account' }).click();

  const id = randomUUID().slice(0, 8);
  const password = `secret-${id}`;
  await dialog.getByLabel('Nickname').fill(`Sam ${id}`);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`sam-${id}@example.test`);
  const shown = { visible: true };
  await dialog.getByLabel('Password', { exact: true }).filter(shown).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await dialog.getByRole('button', { name: 'Create account' }).click();

  await expect(dialog.getByText('Registration successful, please login')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(
    `sam-${id}@example.test`,
  );
  await dialog.getByLabel('Password', { exact: true }).filter(shown).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  const wallet = page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
  await expect(wallet).toContainText('$0.00');

  await play.click();
  const toast = page.getByText('Insufficient wallet balance, please deposit first');
  await expect(toast).toBeVisible();
  await expect(toast, 'a toast blocks nothing').toHaveCSS('pointer-events', 'none');
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

test('a wrong password is said in the form and logs nobody out', async ({ page, player }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill('wrong one');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(dialog).toBeVisible();
});

test.describe('a session that ended elsewhere', () => {
  test.use({ dueComplaint: /status of 401/ });

  test('is over in every tab at once, and the login form says why', async ({
    page,
    player,
    request,
    isMobile,
  }) => {
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

    // Answered in one tab, the question is settled in the other.
    await page.bringToFront();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(wallet).toContainText('$0.00');
  });
});
