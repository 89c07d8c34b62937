import { tour } from './scene.ts';
import { disconnect, inOrder, press } from './steps.ts';

/* What needs the service worker. The states of the pages are component tests (web/tests). */

tour('offline', [
  {
    name: 'dialog',
    path: '/home',
    shows: (page) => page.getByRole('dialog', { name: 'You’re offline.' }),
    steps: inOrder(disconnect, press('Log in')),
    consoleErrors: /ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch|preload|did not come/,
  },
  {
    name: 'page',
    path: '/home',
    shows: (page) => page.getByRole('heading', { level: 1 }),
    steps: async ({ page }) => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.context().setOffline(true);
      await page.reload();
    },
    // The worker returns it in place of the server.
    consoleErrors: /status of 503|ERR_INTERNET_DISCONNECTED/,
  },
]);
