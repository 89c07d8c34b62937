import { expect, test } from './test.ts';

test('a login that is slow to load shows at once that it opens', async ({ page }) => {
  await page.goto('/home');
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/assets/auth-modal-*.js', async (route) => {
    await responded;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const opening = page.getByRole('status', { name: 'Loading' });
  await expect(opening).toBeVisible();
  respond();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(opening).toHaveCount(0);
});
