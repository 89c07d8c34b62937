import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

const pages = [
  ['/home', 'All games'],
  ['/games', 'Games'],
  ['/games/phoenix-ascend', 'Phoenix Ascend'],
  ['/wallet', 'Wallet'],
  ['/history', 'History'],
  ['/favorites', 'Favorites'],
  ['/profile', 'Profile'],
  ['/support', 'Support'],
  ['/fairness', 'Return of every game'],
  ['/verify', 'Verify a round'],
  ['/providers', 'Games providers'],
  ['/safer-play', 'Safer play'],
  ['/safer-play/statement', 'Statement'],
  ['/safer-play/help', 'Help and rules'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
] as const;

/** The pages of a guest; the tests of the other pages run axe there. */
const LOGIN_PROMPTS: ReadonlySet<string> = new Set([
  '/wallet',
  '/history',
  '/profile',
  '/safer-play',
  '/safer-play/statement',
]);

async function expectToFit(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, 'pixels to scroll sideways').toBe(0);
}

test(
  'every page loads without errors and fits the window for a guest',
  onDesktop,
  async ({ page }) => {
    for (const [path] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectToFit(page);
      if (LOGIN_PROMPTS.has(path)) await expectAccessible(page);
    }
  },
);

test(
  'every page loads without errors and fits the window for a player',
  onPhone,
  async ({ page, logInByApi }) => {
    await logInByApi();
    for (const [path, heading] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expectToFit(page);
    }
  },
);

test('a URL with a trailing slash opens its page, also with the service worker', async ({
  page,
}) => {
  for (const visit of ['first', 'again']) {
    await page.goto(`/games/?visit=${visit}`);
    await expect(page).toHaveURL(`/games?visit=${visit}`);
    await expect(page.getByRole('heading', { name: 'Games' }).first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedConsoleErrors: /status of 404/ });

  test('returns 404 with a page that links home', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is nothing behind this door')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the hall' }).click();
    await expect(page).toHaveURL('/home');
  });
});
