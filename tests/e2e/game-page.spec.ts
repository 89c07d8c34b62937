import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a shared link describes its game, and its page leads to free play without an account',
  onPhone,
  async ({ page }) => {
    const document = await page.goto('/games/phoenix-ascend');
    const html = (await document?.text()) ?? '';
    expect(html).toContain('<meta property="og:title" content="Phoenix Ascend · Fairhall" />');
    expect(html).toContain('/art/tiles/phoenix-ascend-400.webp"');
    await expect(page).toHaveTitle('Phoenix Ascend · Fairhall');
    const main = page.getByRole('main');
    await expect(main.getByText('×1,500')).toBeVisible();
    await expect(main.getByText('$0.20 – $100')).toBeVisible();
    const similar = main.getByRole('region', { name: 'Similar games' });
    await expect(similar.getByRole('link', { name: /^Play / })).toHaveCount(6);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Try free: Phoenix Ascend' }).click();
    await expect(page).toHaveURL('/free-play?gameId=phoenix-ascend');
  },
);

test.describe('a link to a game that does not exist', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('is a page with status 404 and games to play', async ({ page }) => {
    const document = await page.goto('/games/no-such-game');
    expect(document?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We have no such game' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  });
});
