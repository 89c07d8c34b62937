import { oneLayout } from './layouts.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

const ONE_LAYOUT = oneLayout('storage does not depend on the width of the window');

/* A browser that blocks site data refuses each access to a storage, a channel and a lock. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(navigator, 'locks', {
      get: () => ({ query: async () => refuse(), request: async () => refuse() }),
    });
  });
});

test(
  'a guest’s pages work with blocked site data, and a choice lasts as long as the page',
  ONE_LAYOUT,
  async ({ page }) => {
    for (const path of ['/games', '/wallet', '/favorites', '/fairness', '/support', '/home']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('link', { name: 'Juegos' }).first().click();
    await expect(page).toHaveURL(/\/games/);
    await expect(page.getByRole('heading', { name: 'Juegos' }).first()).toBeVisible();
  },
);

test('a guest plays a game with blocked site data', ONE_LAYOUT, async ({ page }) => {
  await page.goto('/free-play?gameId=scarab-vault');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, I am' }).click();
  const game = page.getByTitle('Scarab Vault, game').contentFrame();
  await expect(game.getByTestId('balance')).toHaveText('$1,000.00', { timeout: 30_000 });
});

test(
  'the login reports that site data is blocked, and lasts as long as the page is open',
  ONE_LAYOUT,
  async ({ page, player, isMobile }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await expect(page.getByRole('dialog').getByText('This browser blocks site data')).toBeVisible();
    await logIn({ page, ...player, isMobile });
    await page.getByRole('link', { name: 'Wallet' }).first().click();
    await expect(page).toHaveURL('/wallet');
    await expect(page.getByRole('heading', { name: 'Wallet' }).first()).toBeVisible();
  },
);
