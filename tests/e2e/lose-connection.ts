import type { Page } from '@playwright/test';

/**
 * Takes the connection away from a page that has its service worker: a browser whose worker is
 * still being fetched complains of that as well, in words without an address.
 */
export async function loseConnection(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
}
