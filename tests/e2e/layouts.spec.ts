import type { Page } from '@playwright/test';
import { oneLayout } from './layouts.ts';
import { expect, test } from './test.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test(
  'input survives the change between dialog and drawer, as does the page',
  oneLayout('it changes the layout'),
  async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/home');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email' });
    await expect(email).toBeFocused();
    await email.fill('robin@fairhall.test');

    await page.setViewportSize(NARROW);
    await expectDialogAt(page, { x: 0, width: NARROW.width });
    await expect(email).toHaveValue('robin@fairhall.test');

    await page.setViewportSize(WIDE);
    await expectDialogAt(page, { x: 270, width: 900 });
    await expect(email).toHaveValue('robin@fairhall.test');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

async function expectDialogAt(page: Page, place: { x: number; width: number }): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject(place);
}

/** The narrowest window of WCAG 2.2 (1.4.10), and the languages with the longest texts. */
const NARROWEST = { width: 320, height: 640 };

for (const language of ['es', 'id']) {
  test(
    `no page is wider than the smallest phone in ${language}`,
    oneLayout('it sets the window width'),
    async ({ page, logInByApi }) => {
      await page.setViewportSize(NARROWEST);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      const expectToFit = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widthPx, path).toBeLessThanOrEqual(NARROWEST.width);
      };
      await expectToFit('/home');
      const api = await logInByApi();
      await api.post('/game/favorite/add', { gameId: 'phoenix-ascend' });
      for (const path of ['/home', '/games', '/wallet', '/favorites', '/history']) {
        await expectToFit(path);
      }
    },
  );
}
