import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { failCalls } from './fail-calls.ts';
import { oneLayout, onPhone } from './layouts.ts';
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

test(
  'a heart pressed twice is removed on the server too, however slow the first call is',
  oneLayout('the order of calls'),
  async ({ page, request, logInByApi }) => {
    const api = await logInByApi();
    let isHeld = true;
    let letGo = () => {};
    const going = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/game/favorite/add', async (route) => {
      if (isHeld) await going;
      isHeld = false;
      await route.continue();
    });
    await page.goto('/games');
    const responses = ['add', 'remove'].map((call) =>
      page.waitForResponse(`**/api/game/favorite/${call}`),
    );
    const phoenix = heart(page, 'Phoenix Ascend').first();
    await phoenix.click();
    await phoenix.click();
    await expect(phoenix).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await Promise.all(responses);
    const headers = { authorization: `Bearer ${api.token}` };
    const list = await request.get('/api/game/favorite/list', { headers });
    expect((await list.json()).data).toEqual([]);
  },
);

test('a guest’s heart and page prompt for a login, and a logout removes every heart', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('favorites', '["phoenix-ascend"]'));
  await page.goto('/favorites');
  await expect(page.getByText('Log in to see your favorites')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/games');
  await expect(heart(page, 'Phoenix Ascend').first()).toHaveAttribute('aria-pressed', 'false');
  await heart(page, 'Phoenix Ascend').first().click();
  await expect(page.getByText('Please login first')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedConsoleErrors: /status of 500/ });

  test('a heart changes immediately here, and the failure is reported', async ({
    page,
    logInByApi,
  }) => {
    await logInByApi();
    await failCalls(page, '**/api/game/favorite/add');
    await page.goto('/games');
    await heart(page, 'Phoenix Ascend').first().click();
    await expect(page.getByText('Favorite operation failed')).toBeVisible();
    await expect(heart(page, 'Phoenix Ascend').first()).toHaveAttribute('aria-pressed', 'true');
    expect(await storedFavorites(page)).toEqual(['phoenix-ascend']);
  });

  test('a list that fails to load shows two marked placeholders until it loads', async ({
    page,
    logInByApi,
  }) => {
    const api = await logInByApi();
    await api.post('/game/favorite/add', { gameId: 'phoenix-ascend' });
    const restoreCalls = await failCalls(page, '**/api/game/favorite/list');
    await page.goto('/favorites');
    await expect(page.getByText('Failed to fetch favorites')).toBeVisible();
    const samples = page.getByRole('list', { name: 'Sample data' }).getByRole('listitem');
    await expect(samples).toHaveCount(2);
    await expectAccessible(page);
    await restoreCalls();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heart(page, 'Phoenix Ascend')).toBeVisible();
    await expect(samples).toHaveCount(0);
  });
});
