import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { expect, test } from './test.ts';

/** The search field of the header, on phones that of a sheet. */
async function openSearch(page: Page, isMobile: boolean) {
  const banner = page.getByRole('banner');
  if (!isMobile) return banner.getByRole('combobox', { name: 'Search' });
  await banner.getByRole('button', { name: 'Search games' }).click();
  return page.getByRole('dialog').getByRole('combobox', { name: 'Search' });
}

test(
  'the search responds while one types, on any page and by keyboard, and remembers its searches',
  onDesktop,
  async ({ page, isMobile }) => {
    await page.goto('/support');
    const field = await openSearch(page, isMobile);
    const list = page.getByRole('listbox', { name: 'Search games' });
    await field.pressSequentially('copper');
    await expect(list.getByRole('group', { name: 'Games' })).toContainText('Phoenix Ascend');
    await expect(list.getByRole('group', { name: 'Providers' })).toHaveText('ProvidersCopperfox');
    await expectAccessible(page);

    await field.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await field.press('ArrowUp');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    // The last option, before the field itself.
    await field.press('ArrowUp');
    await expect(list.getByRole('option', { selected: true })).toHaveText(
      'All results for “copper”',
    );
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(page).toHaveURL('/games?supplier=Copperfox');
    const found = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ games$/ });
    await expect(found).toBeVisible();

    await page.goto('/support');
    await openSearch(page, isMobile);
    await field.click();
    await list.getByRole('option', { name: 'Copperfox', exact: true }).click();
    await expect(page).toHaveURL('/games?q=Copperfox');
    await page.goto('/support');
    await openSearch(page, isMobile);
    await field.click();
    await list.getByRole('option', { name: 'Clear recent searches' }).click();
    await expect(list.getByRole('group')).toHaveCount(1);
    await field.fill('no such game');
    await expect(page.getByText('No game fits that')).toBeVisible();
  },
);

test('a game that a guest finds leads to its page', async ({ page, isMobile }) => {
  await page.goto('/home');
  const field = await openSearch(page, isMobile);
  if (isMobile) {
    await expect(field).toBeFocused();
    const sheet = page.getByRole('dialog', { name: 'Search games' });
    const { height } = page.viewportSize() ?? {};
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(height);
  }
  await field.fill('roulette');
  await page.getByRole('option', { name: /^Brass Roulette/ }).click();
  await expect(page).toHaveURL('/games/brass-roulette');
  await expect(page.getByRole('heading', { name: 'Brass Roulette', exact: true })).toBeVisible();
});

test('the lobby has one search field, and on phones its filters stay above the games', async ({
  page,
  isMobile,
}) => {
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /^Play / }).nth(11)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Search games' })).toHaveCount(0);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Find a game' });
  await expect(field).toBeFocused();
  const tile = page
    .getByRole('main')
    .getByRole('link', { name: /^Play / })
    .first();
  await expect(tile).toBeInViewport({ ratio: 1 });
  if (!isMobile) return;

  const sort = page.getByLabel('Sort');
  await page.evaluate(() => window.scrollTo(0, 700));
  for (const control of [field, page.getByLabel('Provider'), sort]) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: /^Slots/ })).toBeInViewport({ ratio: 1 });
  const links = await page.getByRole('link', { name: /^Play / }).all();
  const below = (await sort.boundingBox())?.y ?? 0;
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? 0));
  expect(tops.filter((top) => top > below && top < below + 300).length).toBeGreaterThan(1);
  await page.getByLabel('Provider').selectOption('Tideline');
  await expect(page).toHaveURL('/games?supplier=Tideline');
});
