import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expect, test } from './test.ts';

/** From this width on, a card is beside the slides. */
const DESKTOP_WIDTH_MIN = 1025;

/**
 * Opens the wheel from the home page: from a card beside the slides, in smaller windows from a
 * slide.
 */
async function openWheel(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP_WIDTH_MIN) {
    await page.getByRole('button', { name: /^Welcome reward/ }).click();
    return;
  }
  const promotions = page.getByRole('region', { name: 'Promotions' });
  const spin = promotions.getByRole('button', { name: 'Spin the wheel' });
  // The slide comes when the server has offered the reward; before, the next slide is another one.
  await expect(spin).toBeAttached();
  // It has come into the row, which goes back to its first slide in that frame; a key would be lost.
  await promotions.hover();
  await promotions.press('ArrowRight');
  await spin.click();
}

test(
  'the welcome wheel commits to its result, pays it once and lets the player verify it',
  onPhone,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await page.goto('/home');
    await openWheel(page);
    const dialog = page.getByRole('dialog', { name: 'Welcome reward' });
    await dialog.getByText('The result is already sealed: see its hash').click();
    const hash = await dialog.getByText(/^[0-9a-f]{64}$/).textContent();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Spin the wheel' }).click();

    await expect(dialog.getByRole('heading', { name: 'You won' })).toBeVisible();
    await expect(dialog.getByText(/^Checked on this device/)).toBeVisible();
    await dialog.getByText('Seeds and hash').click();
    await expectAccessible(page);
    const seed = await dialog
      .getByRole('definition')
      .nth(1)
      .getByText(/^[0-9a-f]{64}$/)
      .textContent();
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(hash);
    const won = Number((await dialog.getByText(/^\+\$\d+$/).textContent())?.slice(2));
    expect(won).toBeGreaterThanOrEqual(10);
    expect(await api.balance('USD')).toBe(won);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText(`$${won}.00`);
    await expect(page.getByText('A free spin worth $10 to $100')).toHaveCount(0);
  },
);

test('the wheel is offered to guests, who register first', async ({ page }) => {
  await page.goto('/home');
  await openWheel(page);
  await expect(page.getByRole('dialog')).toContainText('Create your account');
});
