import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop } from './layouts.ts';
import { openFairness } from './shown-game.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect, origins, test } from './test.ts';

const SHOWS_HINT_AFTER = 15;

const strip = (page: Page) => page.getByRole('complementary');

/** Opens free play of a game from its tile: on touch screens from the login dialog that it opens. */
async function openFromTile(page: Page, { hasTouch }: { hasTouch: boolean }): Promise<void> {
  await page.goto('/games?q=scarab');
  const free = page.getByRole('link', { name: 'Try free: Scarab Vault' });
  if (hasTouch) await expect(free).toHaveCSS('opacity', '1');
  else await page.getByRole('link', { name: 'Play Scarab Vault' }).hover();
  await free.click();
}

async function confirmAge(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await dialog.getByRole('button', { name: 'Yes, I am' }).click();
}

const gameIn = (page: Page, name = 'Scarab Vault') =>
  page.getByTitle(`${name}, game`).contentFrame();
const spinIn = (game: FrameLocator) => game.getByRole('button', { name: 'Spin', exact: true });

test(
  'a guest plays a game from its tile and verifies the round, and nothing is kept',
  onDesktop,
  async ({ page }, { project }) => {
    await openFromTile(page, { hasTouch: project.use.hasTouch === true });
    await expect(page).toHaveURL('/free-play?gameId=scarab-vault');
    await expect(page.getByRole('dialog', { name: 'Are you 18 or older?' })).toBeVisible();
    await expectAccessible(page);
    await confirmAge(page);
    await expect(strip(page)).toContainText(
      'Free play — points, not a balance. Only the proofs stay, on this device.',
    );
    const game = gameIn(page);
    await skipFreeSpins(page, game);
    await expect(spinIn(game)).toBeVisible({ timeout: 30_000 });
    await expect(game.getByTestId('balance')).toHaveText('$1,000.00');
    await expect(game.getByText('Free play', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const dealt = page.waitForResponse(`${origins.game()}/rounds/spin`);
    await spinIn(game).click();
    await dealt;
    await expect(game.getByTestId('spoken')).toContainText('Balance', { timeout: 45_000 });
    const fairness = await openFairness(game);
    await fairness.getByRole('button', { name: 'Verify last round' }).click();
    const proof = game.getByRole('dialog', { name: 'Verify round 0' });
    await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
    await expect(proof.getByTestId('verdict')).toContainText('It matches.');
    const opened = page.context().waitForEvent('page');
    await proof.getByRole('link', { name: 'Open in the verifier' }).click();
    const verifier = await opened;
    const region = verifier.getByRole('region', { name: 'Proof' });
    await expect(region).toContainText('It matches.');

    const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(JSON.stringify(stored)).not.toContain('scarab-vault');
    expect(stored).toMatchObject({ adult: 'true' });
  },
);

test('a guest who is not an adult plays nothing', inFullSuite, async ({ page }) => {
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/game/launch-free')) launches.push(request.url());
  });
  await page.goto('/free-play?gameId=scarab-vault');
  const dialog = page.getByRole('dialog', { name: 'Are you 18 or older?' });
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page).toHaveURL('/home');
  expect(launches).toEqual([]);
});

test('the list has a link to free play, and a game with shared draws needs an account', async ({
  page,
  isMobile,
}) => {
  await page.goto('/games?view=list&q=phoenix');
  const main = page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Games' });
  // A phone has no room for it: there the login dialog leads to free play.
  await expect(rows.getByRole('link', { name: 'Try free: Phoenix Ascend' })).toBeVisible({
    visible: !isMobile,
  });
  await page.goto('/games?view=list&q=star');
  await expect(main.getByRole('link', { name: 'Play Star Draw 49', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Try free: Star Draw 49' })).toHaveCount(0);
  await page.goto('/free-play?gameId=star-draw-49');
  await expect(page.getByRole('heading', { name: 'Star Draw 49 needs an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in or create an account' }).click();
  const heading = { name: 'Create an account to play Star Draw 49' };
  await expect(page.getByRole('dialog').getByRole('heading', heading)).toBeVisible();
});

test('points below the least stake are refilled', async ({ page }) => {
  let isRefilled = false;
  await page.route(`${origins.game()}/rounds/{open,balance}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (!isRefilled) json.data.balance = '0.10';
    await route.fulfill({ response, json });
  });
  await page.goto('/free-play?gameId=scarab-vault');
  await confirmAge(page);
  const game = gameIn(page);
  await skipFreeSpins(page, game);
  await spinIn(game).click({ timeout: 30_000 });
  const notice = game.getByRole('alert');
  await expect(notice).toContainText('Your points do not cover a stake.');
  await expect(game.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await expectAccessible(page);
  isRefilled = true;
  await notice.getByRole('button', { name: 'Refill' }).click();
  await expect(notice).toHaveCount(0);
  await expect(game.getByTestId('balance')).toHaveText('$1,000.00');
});

test('one line after fifteen rounds states what an account adds', async ({ page }) => {
  await page.goto('/free-play?gameId=dragon-tiger');
  await confirmAge(page);
  const game = gameIn(page, 'Dragon Tiger');
  await expect(game.getByTestId('play')).toBeVisible({ timeout: 30_000 });
  // What the game posts after each round.
  const frame = page.frames().find((one) => one.url().startsWith(origins.game()));
  await frame?.evaluate((rounds) => {
    const message = { source: 'fairhall-game', version: 1, type: 'balance', balance: '990.00' };
    for (let round = 0; round < rounds; round += 1) parent.postMessage(message, '*');
  }, SHOWS_HINT_AFTER);
  const hint = strip(page).getByRole('status');
  await expect(hint).toContainText('15 rounds played.');
  await expectAccessible(page);
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeEmpty();
  await strip(page).getByRole('button', { name: 'Create account' }).click();
  const heading = { name: 'Create an account to play Dragon Tiger' };
  await expect(page.getByRole('dialog').getByRole('heading', heading)).toBeVisible();
});
