import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'notifications are read, filtered and deleted',
  onDesktop,
  async ({ page, isMobile, logInByApi }) => {
    const api = await logInByApi();
    await api.deposit({ walletType: 'USD', amount: 100 });
    await page.goto('/home');
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/unread/);
    await bell.click();
    const drawer = page.getByRole('dialog', { name: /^Notifications/ });
    await expect(drawer.getByText('Deposit received')).toBeVisible();
    await expect(drawer).toHaveCSS('width', isMobile ? '300px' : '400px');
    await expect(
      drawer.getByRole('region', { name: 'Today' }).getByRole('time').first(),
    ).toHaveText('just now');
    await expectAccessible(page);

    await drawer.getByRole('tab', { name: 'Activity' }).click();
    await expect(drawer.getByText('Deposit received')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(drawer.getByText('Deposit received')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(drawer.getByRole('tab', { name: /^Unread/ })).toBeFocused();
    await expect(drawer.getByText('Deposit received')).toBeVisible();

    const readAll = drawer.getByRole('button', { name: 'Mark all as read' });
    await readAll.click();
    await expect(readAll).toBeDisabled();
    await expect(readAll).toBeFocused();
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(drawer.getByText('Nothing here')).toBeVisible();

    await drawer.getByRole('tab', { name: 'All' }).click();
    const row = drawer.getByRole('listitem').filter({ hasText: 'Deposit received' });
    await row.hover();
    await row.getByRole('button', { name: 'Delete “Deposit received”' }).click();
    await expect(drawer.getByText('Deposit received')).toBeHidden();
    await expect(drawer.getByRole('tabpanel').locator(':focus')).toBeVisible();
    await drawer.getByRole('button', { name: 'Refresh' }).click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await expect(drawer.getByText('Deposit received')).toBeHidden();
  },
);

test('a notification links to its subject and is then read', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'USD', amount: 100 });
  await page.goto('/home');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  const other = await page.context().newPage();
  await other.goto('/games');
  const otherBell = other.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  // The welcome, the deposit and its match.
  await expect(otherBell).toHaveAccessibleName('Notifications, 3 unread');
  await bell.click();
  const drawer = page.getByRole('dialog', { name: /^Notifications/ });
  const entry = drawer.getByRole('button', { name: /Deposit received/ }).first();
  await expect(entry).toHaveAccessibleName(/^New:/);
  await entry.click();
  await expect(page).toHaveURL('/wallet');
  await expect(drawer).toBeHidden();
  await bell.click();
  await expect(entry).not.toHaveAccessibleName(/^New:/);
  await other.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(otherBell).toHaveAccessibleName('Notifications, 2 unread');

  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(drawer).toBeHidden();
});
