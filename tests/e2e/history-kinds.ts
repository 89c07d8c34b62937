import type { Locator, Page } from '@playwright/test';

/** The records of the kind on show. */
export const historyPanel = (page: Page): Locator => page.locator('.history-panel');

/** Phones have the kinds in a menu. */
export async function showKind(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((await tab.count()) === 0) {
    await page.locator('.history-head').getByRole('button', { expanded: false }).first().click();
    await page.getByRole('menuitemradio', { name }).click();
  } else await tab.click();
}
