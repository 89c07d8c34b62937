import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a forgotten password is reset with the mailed link',
  onPhone,
  async ({ page, player, request }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(dialog.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('Please enter your email')).toBeVisible();
    const email = dialog.getByRole('textbox', { name: 'Email' }).filter({ visible: true });
    await email.fill(player.email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText(`If ${player.email} belongs to an account`)).toBeVisible();
    await expectAccessible(page);

    const mails = await request.get(`/dev/mail?to=${encodeURIComponent(player.email)}`);
    const [mail] = (await mails.json()).data;
    const link = String(mail.text).match(/https?:\S+resetToken=\S+/)?.[0] ?? '';
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('another secret');
    await page.getByLabel('Confirm new password').fill('another secrit');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('Passwords don’t match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('another secret');
    await page.getByRole('button', { name: 'Set the password' }).click();

    await expect(page.getByText('Password set, please log in')).toBeVisible();
    await dialog
      .getByRole('textbox', { name: 'Email' })
      .filter({ visible: true })
      .fill(player.email);
    const password = dialog.getByLabel('Password', { exact: true }).filter({ visible: true });
    await password.fill('another secret');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toBeHidden();

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a third secret');
    await page.getByLabel('Confirm new password').fill('a third secret');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Ask for a new link' })).toBeVisible();
  },
);

test(
  'the password is changed, and the player logs in with the new one',
  onDesktop,
  async ({ page, player, logInByApi }) => {
    await logInByApi();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    const submit = dialog.getByRole('button', { name: 'Change password' });
    const current = dialog.getByLabel('Current password');
    const next = dialog.getByLabel('New password', { exact: true });
    const confirm = dialog.getByLabel('Confirm new password');
    await expect(current).toBeVisible();
    await expectAccessible(page);

    await current.fill('wrong one');
    await next.fill('a new secret');
    await confirm.fill('a new secret');
    await submit.click();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill(player.password);
    await submit.click();
    await expect(dialog.getByText('Password changed.')).toBeVisible();

    // Two seconds later.
    const login = page.getByRole('dialog', { name: 'Log in' });
    await expect(login).toBeVisible();
    await login.getByRole('textbox', { name: 'Email' }).fill(player.email);
    const password = login.getByLabel('Password', { exact: true }).filter({ visible: true });
    await password.fill('a new secret');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(login).toBeHidden();
  },
);
