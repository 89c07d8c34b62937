import type { Page } from '@playwright/test';
import { oneLayout } from './layouts.ts';
import { expect, test } from './test.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test(
  'what was typed survives the change between dialog and drawer, as does the page',
  oneLayout('it changes the layout itself'),
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/home');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await email.fill('robin@fairhall.test');

    await page.setViewportSize(NARROW);
    await becomesOnly(page, '.offcanvas-bottom');
    await expect(email).toHaveValue('robin@fairhall.test');

    await page.setViewportSize(WIDE);
    await becomesOnly(page, '.modal');
    await expect(email).toHaveValue('robin@fairhall.test');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

/** The other form comes while this one still leaves; in the end there is one dialog. */
async function becomesOnly(page: Page, form: string): Promise<void> {
  await expect(page.locator(`[role="dialog"]${form}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
}

/** The narrowest window that WCAG 2.2 (1.4.10) asks pages to fit, and its longest languages. */
const NARROWEST = { width: 320, height: 640 };

for (const language of ['es', 'id']) {
  test(
    `nothing is wider than the smallest phone in ${language}`,
    oneLayout('it makes the window narrow itself'),
    async ({ page, enter }) => {
      await page.setViewportSize(NARROWEST);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      const expectToFit = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widthPx, path).toBeLessThanOrEqual(NARROWEST.width);
      };
      await expectToFit('/home');
      const api = await enter();
      await api.post('/game/favorite/add', { gameId: 'phoenix-ascend' });
      for (const path of ['/home', '/games', '/wallet', '/favorites', '/history']) {
        await expectToFit(path);
      }
    },
  );
}
