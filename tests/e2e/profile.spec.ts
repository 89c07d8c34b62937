import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

/** An image of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test(
  'the profile is edited, and a field is cleared again',
  onPhone,
  async ({ page, logInByApi }) => {
    await logInByApi();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Basic info' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your profile' });
    const name = dialog.getByLabel('Nickname');
    await name.fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a nickname')).toBeVisible();
    await expectAccessible(page);
    await name.fill('Robin Hood');
    await dialog.getByLabel('Country').fill('England');
    await dialog.getByLabel('Currency').selectOption('GBP');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(dialog).toBeHidden();

    const info = page.getByRole('main');
    await expect(info.getByText('Robin Hood').first()).toBeVisible();
    await expect(info.getByText('England')).toBeVisible();
    await expect(info.getByText('GBP · British Pound').or(info.getByText(/^GBP ·/))).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByLabel('Country').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(info.getByText('England')).toBeHidden();
  },
);

test('an avatar is chosen, or uploaded and scaled down', async ({ page, logInByApi }) => {
  await logInByApi();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change avatar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your avatar' });
  await dialog.getByRole('button', { name: 'Fox' }).click();
  await expect(dialog.getByRole('button', { name: 'Fox' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const picture = page.getByRole('main').locator('.profile-avatar img');
  await expect(picture).toHaveAttribute('src', '/art/avatars/fox.webp');

  await page.getByRole('button', { name: 'Change avatar' }).click();
  const upload = dialog.getByLabel('Upload a picture');
  const notAPicture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('nothing') };
  await upload.setInputFiles(notAPicture);
  await expect(dialog.getByText('We can’t read this file as a picture')).toBeVisible();
  const pixel = { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await upload.setInputFiles(pixel);
  await expect(dialog.getByText('We can’t read this file')).toBeHidden();
  const saved = page.waitForRequest('**/api/user/profile');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).postDataJSON().avatar).toMatch(/^data:image\/webp;base64,/);
  await expect(dialog).toBeHidden();
  await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
});

test('a logout requires confirmation and leads home', async ({ page, logInByApi }) => {
  await logInByApi();
  await page.goto('/profile');
  const leave = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Log out?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await leave.click();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('Logged out')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});
