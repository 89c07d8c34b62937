import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Favorite ${name}` });

async function storedFavorites(page: Page): Promise<string[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'));
}

test(
  'a heart saves a game, the page sorts and filters them, and removal requires confirmation',
  onPhone,
  async ({ page, request, logInByApi }) => {
    const api = await logInByApi();
    await page.goto('/games');
    for (const name of ['Phoenix Ascend', 'Brass Roulette', 'Deepwater Bounty']) {
      await heart(page, name).first().click();
      await expect(heart(page, name).first()).toHaveAttribute('aria-pressed', 'true');
    }
    expect(await storedFavorites(page)).toEqual([
      'deepwater-bounty',
      'brass-roulette',
      'phoenix-ascend',
    ]);

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Favorites' })
      .click();
    const favorites = page.getByRole('list', { name: 'Favorites' }).getByRole('listitem');
    await expect(favorites).toHaveCount(3);
    await expect(favorites.first()).toContainText('Deepwater Bounty');
    await page.getByLabel('Sort').selectOption('Name A–Z');
    await expect(page).toHaveURL('/favorites?sort=name');
    await expect(favorites.first()).toContainText('Brass Roulette');
    await page
      .getByRole('group', { name: 'Game type' })
      .getByRole('button', { name: /Fishing/ })
      .click();
    await expect(favorites).toHaveCount(1);
    await page
      .getByRole('group', { name: 'Game type' })
      .getByRole('button', { name: /All/ })
      .click();
    await expectAccessible(page);

    await heart(page, 'Brass Roulette').click();
    const dialog = page.getByRole('dialog', { name: 'Remove from favorites?' });
    await expect(dialog).toContainText('Brass Roulette leaves your list');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(favorites).toHaveCount(2);

    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('2 games selected')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove 2' }).click();
    await dialog.getByRole('button', { name: 'Remove 2' }).click();
    await expect(page.getByRole('heading', { name: 'Keep the ones you love here' })).toBeVisible();
    await expectAccessible(page);
    expect(await storedFavorites(page)).toEqual([]);
    const list = await request.get('/api/game/favorite/list', {
      headers: { authorization: `Bearer ${api.token}` },
    });
    expect((await list.json()).data).toEqual([]);
  },
);
