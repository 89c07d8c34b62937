import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { brokenImages } from './broken-images.ts';
import { goOffline } from './go-offline.ts';
import { onDesktop, oneLayout, onPhone } from './layouts.ts';
import { logIn } from './log-in.ts';
import { expect, test } from './test.ts';

test('a slash focuses the search, and Enter opens the matching games', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('/');
  // In small windows it is a popup.
  const search = page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('combobox', { name: 'Search' });
  await expect(search).toBeFocused();
  if (isMobile) await expectAccessible(page);
  await search.fill('phoenix');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/games?q=phoenix');
});

test(
  'a new language applies at once and persists, in the document and in every open tab',
  onDesktop,
  async ({ page, isMobile }) => {
    const other = await page.context().newPage();
    await other.goto('/games');
    await page.bringToFront();
    await page.goto('/home');
    const banner = page.getByRole('banner');
    for (const [name, lang, home] of [
      ['Português (Brasil)', 'pt-BR', 'Início'],
      ['Bahasa Indonesia', 'id', 'Beranda'],
      ['Español', 'es', 'Inicio'],
    ] as const) {
      await banner.getByRole('button', { name: /^(Language|Idioma|Bahasa)/ }).click();
      const choice = page.getByRole(isMobile ? 'button' : 'menuitemradio', { name });
      await expect(choice).toBeVisible();
      if (lang === 'es') await expectAccessible(page);
      await choice.click();
      await expect(page.getByRole('navigation').getByRole('link', { name: home })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    await expect(other.locator('html')).toHaveAttribute('lang', 'es');
    await expect(other.getByRole('heading', { name: 'Juegos', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  },
);

test('menus open with the arrow keys at either end, and return the focus to their button', async ({
  page,
  logInByApi,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have drawers instead');
  await logInByApi();
  await page.goto('/home');
  const button = page.getByRole('button', { name: 'Your account' });
  const items = page.getByRole('menu', { name: 'Your account' }).getByRole('menuitem');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('f');
  await expect(items.filter({ hasText: 'Favorites' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeHidden();

  await page.getByRole('button', { name: 'Choose wallet' }).focus();
  await page.keyboard.press('ArrowDown');
  const wallets = page.getByRole('menuitemradio');
  await expect(wallets).toHaveCount(8);
  await page.keyboard.press('e');
  await expect(wallets.filter({ hasText: 'EUR' })).toBeFocused();
  await expectAccessible(page);
});

test('arrow keys move the promotions, each is shown alone, and a button starts their rotation', async ({
  page,
}) => {
  await page.goto('/home');
  const slides = page.getByRole('region', { name: 'Promotions' }).getByRole('listitem');
  await slides.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(0)).toHaveAttribute('inert');
  await expect(slides.nth(1)).not.toHaveAttribute('inert');
  await page.keyboard.press('ArrowLeft');
  await expect(slides.nth(0)).not.toHaveAttribute('inert');
  // With reduced motion they do not rotate.
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
});

test('a page restores its scroll position', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /^Play / }).nth(11)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('Log in to see your profile')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test(
  'a page opened by its address starts at its top, and restores its position on a reload',
  onPhone,
  async ({ page }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(scrollY).toBe(500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.reload();
    await expect.poll(scrollY).toBe(500);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await scrollY()).toBe(0);
  },
);

test('window events open the dialogs, and a player’s dialog prompts a guest to log in', async ({
  page,
  player,
  isMobile,
}) => {
  const open = (name: string) =>
    page.evaluate((event) => window.dispatchEvent(new CustomEvent(event)), name);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await open('show-register-modal');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  // On a phone, focus would open the keyboard over the drawer.
  if (!isMobile) await expect(dialog.getByLabel('Nickname')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open('show-change-password-modal');
  await expect(dialog.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
  await expect(dialog).not.toContainText('Welcome back');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await logIn({ page, ...player, isMobile });
  await open('show-change-password-modal');
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
});

test(
  'the client can be installed',
  oneLayout('there is one manifest'),
  async ({ page, request }) => {
    await page.goto('/home');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({ start_url: '/home', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], sizes).toBe('image/png');
    }
  },
);

/** Keeps a file pending once it is requested. */
async function holdBack(page: Page, url: string): Promise<{ requested: Promise<void> }> {
  let respond = () => {};
  const requested = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(url, respond);
  return { requested };
}

/** Makes the browser select a larger source, which it does when the window's width changes. */
async function moveToSharpScreen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const metrics = { width: width + 1, height, deviceScaleFactor: 3, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
}

test.describe('without a connection', () => {
  test.use({
    expectedConsoleErrors:
      /INTERNET_DISCONNECTED|status of 503|Failed to fetch|preload|did not come/,
  });

  test(
    'the page reports it and keeps its content; a picture, a dialog and another page wait for the connection',
    onDesktop,
    async ({ page, context }) => {
      const art = '**/art/tiles/wolfmoon-*';
      await page.route(art, (route) => route.abort('internetdisconnected'));
      const late = await holdBack(page, '**/art/tiles/brass-roulette-200*');
      await page.goto('/home');
      await expect(page.getByText('Hot right now')).toBeVisible();
      await goOffline(page);
      await expect(page.getByText('You’re offline.')).toBeVisible();
      await expect(page.getByText('Hot right now')).toBeVisible();
      const standIns = page.locator('.tile-fallback');
      await expect(standIns.first()).toBeVisible();
      await late.requested;
      await moveToSharpScreen(page);
      expect(await brokenImages(page)).toEqual([]);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Returns of the games' }).click();
      await page.getByRole('alert').getByRole('link', { name: 'Back to the hall' }).click();
      await expect(page.getByText('Hot right now')).toBeVisible();

      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      const excuse = page.getByRole('dialog', { name: 'You’re offline.' });
      await expect(excuse).toBeVisible();
      await expectAccessible(page);
      await excuse.getByRole('button', { name: 'Close' }).click();
      await expect(excuse).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await expect(excuse).toBeVisible();
      await page.unroute(art);
      await context.setOffline(false);
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await expect(standIns).toHaveCount(0);

      await goOffline(page);
      await page.goto('/games');
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
    },
  );
});
