import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'Fairhall1!';

type Login = {
  readonly page: Page;
  readonly email: string;
  readonly password: string;
  readonly isMobile: boolean;
};

/** Logs in through the modal, from the first page; returns the API's response. */
export async function logIn({ page, email, password, isMobile }: Login) {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  const emailField = dialog.getByRole('textbox', { name: 'Email' });
  // On a phone, focus would open the keyboard over the drawer.
  if (!isMobile) await expect(emailField).toBeFocused();
  await emailField.fill(email);
  await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password);
  const response = page.waitForResponse('**/api/user/login');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  const { data }: { data: { token: string; nickName: string } } = await (await response).json();
  await expect(dialog).toBeHidden();
  return data;
}
