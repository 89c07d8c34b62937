import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

test('what was typed survives the change between dialog and drawer, as does the page', async ({
  page,
}) => {
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
});

/** The other form comes while this one still leaves; in the end there is one dialog. */
async function becomesOnly(page: Page, form: string): Promise<void> {
  await expect(page.locator(`[role="dialog"]${form}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
}
