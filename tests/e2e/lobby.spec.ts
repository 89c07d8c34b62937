import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'the lobby searches, filters, sorts and switches its view, all in the URL',
  onDesktop,
  async ({ page }) => {
    await page.goto('/games');
    const main = page.getByRole('main');
    const found = main.getByRole('list', { name: 'Games', exact: true });
    const tiles = found.getByRole('button', { name: /^Favorite / });
    await expect(tiles).toHaveCount(catalogue.length);
    await expect(main.getByText('Recommended', { exact: true })).toHaveCount(4);
    await expectAccessible(page);

    await main
      .getByRole('navigation', { name: 'Game type' })
      .getByRole('link', { name: /Fishing/ })
      .click();
    await expect(page).toHaveURL('/games?type=fishing');
    await expect(tiles).toHaveCount(4);
    await main.getByLabel('Sort').selectOption('Name Z–A');
    await expect(page).toHaveURL('/games?type=fishing&sort=nameDesc');
    await expect(tiles.first()).toHaveAccessibleName('Favorite Lobster Lagoon');
    await main.getByRole('radio', { name: 'Grid' }).press('ArrowRight');
    await expect(page).toHaveURL('/games?type=fishing&sort=nameDesc&view=list');
    await expect(
      main.getByRole('link', { name: 'Play Lobster Lagoon', exact: true }),
    ).toHaveAccessibleDescription(/RTP 97.00%/);
    await page.reload();
    await expect(tiles.first()).toHaveAccessibleName('Favorite Lobster Lagoon');
    await expectAccessible(page);

    await page.getByLabel('Find a game').fill('no such game');
    await expect(main.getByText('No game fits that')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/games');
    await page.getByLabel('Find a game').fill('phoenix');
    await expect(tiles).toHaveCount(1);
    await expect(main.getByRole('status')).toHaveText('1 game');
    await expect(main.getByRole('link', { name: 'Slots 1' })).toBeVisible();
  },
);

test('a tile is a link, which also opens in a tab of its own', async ({ page, context }) => {
  await page.goto('/games');
  const tile = page.getByRole('link', { name: 'Play Wolfmoon' }).first();
  await expect(tile).toHaveAttribute('href', /^\/game-play\?gameId=wolfmoon&/);
  const opened = context.waitForEvent('page');
  await tile.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  const heading = { name: 'Log in to play Wolfmoon' };
  await expect(tab.getByRole('dialog').getByRole('heading', heading)).toBeVisible();
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the home page shows at most six hot and six new games, fishing, lottery and all games', async ({
  page,
}) => {
  await page.goto('/home');
  for (const title of ['Hot right now', 'New in the hall', 'Fishing games', 'Lottery games']) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const tiles = section.getByRole('button', { name: /^Favorite / });
    await expect(tiles.first()).toBeVisible();
    expect(await tiles.count()).toBeLessThanOrEqual(6);
  }
  await expect(page.getByRole('heading', { name: `All games ${catalogue.length}` })).toBeVisible();
  await expectAccessible(page);
});
