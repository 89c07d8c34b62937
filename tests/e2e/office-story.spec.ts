import { onDesktop } from './layouts.ts';
import { expect, test } from './office.ts';

test(
  'a player requests a withdrawal, an operator approves it, and the player’s phone shows it',
  onDesktop,
  async ({ page, browser, officeStack, logInAsStaff, waiting }) => {
    const phone = await browser.newContext({
      baseURL: officeStack.origins.web,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    await phone.addInitScript(
      (session) => localStorage.setItem('session', session),
      waiting.session,
    );
    const player = await phone.newPage();
    await player.goto('/home');
    await player
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    const notifications = player.getByRole('dialog', { name: /^Notifications/ });
    await expect(notifications.getByText('Withdrawal being checked')).toBeVisible();
    await expect(notifications.getByText('Withdrawal paid')).toHaveCount(0);

    await logInAsStaff('pay');
    await page.goto('/withdrawals');
    await page.getByRole('link', { name: waiting.nickName }).click();
    const drawer = page.getByRole('dialog', { name: waiting.orderNum });
    await expect(drawer.getByRole('button', { name: 'Approve' })).toBeVisible();
    await page.keyboard.press('a');
    const form = page.getByRole('form', { name: `Pay $90.00 to ${waiting.nickName}?` });
    await expect(form.getByLabel('Note')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Approved', { exact: true })).toBeVisible();

    await expect(notifications.getByText('Withdrawal paid').first()).toBeVisible({
      timeout: 30_000,
    });
    await phone.close();
  },
);

test('a rejected withdrawal is back in the player’s wallet', async ({
  page,
  browser,
  officeStack,
  logInAsStaff,
  waiting,
}) => {
  const phone = await browser.newContext({ baseURL: officeStack.origins.web, locale: 'en-US' });
  await phone.addInitScript((session) => localStorage.setItem('session', session), waiting.session);
  const player = await phone.newPage();
  await player.goto('/home');
  const wallet = player.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
  // The deposit with its match, less the withdrawal.
  await expect(wallet).toContainText('$110.00');

  await logInAsStaff('pay');
  await page.goto(`/withdrawals/${waiting.orderNum}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('form').getByLabel('Note').fill('The account is closed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rejected and returned')).toBeVisible();
  await expect(wallet).toContainText('$200.00');
  await phone.close();
});
