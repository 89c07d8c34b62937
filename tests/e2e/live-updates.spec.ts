import { onDesktop } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a deposit updates the balance, the badge and the records in every open tab',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await page.goto('/home');
    const other = await page.context().newPage();
    await other.goto('/wallet');
    const walletOf = (tab: typeof page) =>
      tab.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
    for (const tab of [page, other]) await expect(walletOf(tab)).toContainText('$0.00');
    await page.bringToFront();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^Notifications/ })).toBeVisible();

    // With the first deposit's match.
    await api.deposit({ walletType: 'USD', amount: 100 });
    for (const tab of [page, other]) await expect(walletOf(tab)).toContainText('$200.00');
    await expect(page.getByRole('dialog').getByText('Deposit received')).toBeVisible();
    const badge = other.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(badge).toHaveAccessibleName(/\d+ unread/);
    await expect(other.getByRole('tabpanel', { name: 'Deposit records' })).toContainText(
      'Payment successful',
    );

    // The tab with the stream closes; the other one opens its own.
    await page.close();
    await api.deposit({ walletType: 'USD', amount: 50 });
    await expect(walletOf(other)).toContainText('$250.00');
  },
);
