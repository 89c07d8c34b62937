import type { Page } from '@playwright/test';

/**
 * Takes a page offline once its service worker is installed: a pending fetch of the worker would
 * fail with a message that contains no URL.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
}
