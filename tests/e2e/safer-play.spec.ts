import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a player sets a limit, lowers it at once, and requests a raise that waits',
  onPhone,
  async ({ page, logInByApi }) => {
    await logInByApi();
    await page.goto('/safer-play');
    await page.getByRole('button', { name: 'Set a limit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Limit on').selectOption('Losses');
    await dialog.getByLabel('Per').selectOption('Week');
    const amount = dialog.getByLabel('Amount');
    await amount.fill('1.5');
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await expect(dialog.getByText('Enter a whole number')).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill('200');
    await expect(dialog.getByText('Applies now.')).toBeVisible();
    await expectAccessible(page);
    await amount.press('Enter');
    await expect(dialog).toBeHidden();
    const losses = page.getByRole('main').locator('section').filter({ hasText: 'Losses' }).last();
    await expect(losses.getByText('$0 of $200 used')).toBeVisible();
    await expect(losses.locator('time')).toHaveAttribute('title', /UTC/);
    await expectAccessible(page);

    const edit = page.getByRole('button', { name: 'Edit: Loss limit per week' });
    await edit.click();
    await dialog.getByLabel('Amount').fill('150');
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await expect(losses.getByText('$0 of $150 used')).toBeVisible();

    await edit.click();
    await dialog.getByLabel('Amount').fill('300');
    await expect(dialog.getByText(/Applies after .* and your confirmation/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Request raise' }).click();
    await expect(losses.getByText('Raise to $300 requested.')).toBeVisible();
    await expect(losses.getByText('$0 of $150 used')).toBeVisible();
    await expect(losses.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await losses.getByRole('button', { name: 'Cancel request' }).click();
    await expect(losses.getByText('Raise to $300 requested.')).toBeHidden();
  },
);

test('a removal is requested and cancelled, and the limit holds', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.setLimit({ kind: 'time', period: 'day', amount: 90 });
  await page.goto('/safer-play');
  await expect(page.getByText('0 min of 1 h 30 min used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Time limit per day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this limit?' });
  await dialog.getByRole('button', { name: 'Request removal' }).click();
  await expect(page.getByText('Removal requested.')).toBeVisible();
  await expect(page.getByText('0 min of 1 h 30 min used')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Removal requested.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove: Time limit per day' })).toBeVisible();
});

test('the deposit dialog shows what is left of the limit, and a deposit beyond it is refused', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.setLimit({ kind: 'deposit', period: 'day', amount: 50 });
  await page.goto('/wallet');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByText('Deposit limit: $50 of $50 left this day')).toBeVisible();
  await dialog.getByLabel('Amount').fill('60');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(dialog.getByText('The maximum is $50')).toBeVisible();
  await dialog.getByText('Deposit limit: $50').click();
  await expect(page).toHaveURL('/safer-play');
  await expect(dialog).toBeHidden();
});

test(
  'a break shows on every page and turns the deposit buttons off',
  onDesktop,
  async ({ page, logInByApi }) => {
    await logInByApi();
    await page.goto('/safer-play');
    await page.getByRole('button', { name: 'Take a break' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take a break' });
    await dialog.getByLabel('7 days').check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start the break' }).click();
    await expect(dialog).toBeHidden();
    const banner = page.getByText('You are on a break until');
    const deposit = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
    for (const path of ['/safer-play', '/wallet', '/games']) {
      if (path !== '/safer-play') await page.goto(path);
      await expect(banner).toBeVisible();
      await expect(deposit).toBeDisabled();
      await expect(deposit).toHaveAttribute('title', /Deposits are paused until/);
    }
    await page.goto('/safer-play');
    await page.getByRole('button', { name: 'Make it longer' }).click();
    // A break can only become longer.
    await expect(dialog.getByLabel('42 days')).toBeVisible();
    await expect(dialog.getByLabel('24 hours')).toHaveCount(0);
  },
);

test(
  'self-exclusion needs two steps and the password, and closes the account',
  onPhone,
  async ({ page, player, logInByApi }) => {
    await logInByApi();
    await page.goto('/safer-play');
    await page.getByRole('button', { name: 'Exclude myself' }).click();
    const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
    await expect(dialog.getByText('Every session ends now')).toBeVisible();
    await dialog.getByLabel('12 months').check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const confirm = dialog.getByRole('button', { name: 'Exclude me now' });
    await confirm.click();
    await expect(dialog.getByText('Please enter your password')).toBeVisible();
    await dialog.getByLabel('Your password').fill('not my password');
    await confirm.click();
    await expect(dialog.getByText('Please confirm that you understand')).toBeVisible();
    await dialog.getByLabel('I understand').check();
    await confirm.click();
    await expect(dialog.getByText('This is not your password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(player.password);
    await confirm.click();

    const login = page.getByRole('dialog').filter({ hasText: 'Account closed' });
    await expect(login.getByText('Your account is closed by your self-exclusion.')).toBeVisible();
    await login.getByLabel('Email').filter({ visible: true }).fill(player.email);
    await login
      .getByLabel('Password', { exact: true })
      .filter({ visible: true })
      .fill(player.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(login.getByText('by your self-exclusion until')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the statement has this month, and is saved as CSV and as a page to print',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.deposit({ walletType: 'USD', amount: 50 });
    await page.goto('/safer-play');
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page).toHaveURL('/safer-play/statement');
    await expect(page.getByText('Net deposits')).toBeVisible();
    await expectAccessible(page);
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const csv = await save('Download CSV');
    expect(csv.name).toMatch(/^fairhall-statement-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.text).toMatch(/^\ufeffMonth,Currency,Game type,Deposits,/);
    expect(csv.text).toMatch(/\r\n\d{4}-\d\d,USD,,50,0,50,0,0,0,/);
    const document = await save('Print');
    expect(document.name).toMatch(/\.html$/);
    await page.setContent(document.text);
    await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText('$50.00');
  },
);
