import type { Page } from '@playwright/test';
import { tour } from './scene.ts';
import { disconnect, inOrder, offlineError, openByEvent, press } from './steps.ts';

const skeletons = (page: Page) => page.locator('.skeleton').filter({ visible: true });

tour('loading', [
  { name: 'home', path: '/home', pending: '**/api/rpgame/games/**', shows: skeletons },
  { name: 'games', path: '/games', pending: '**/api/rpgame/games/**', shows: skeletons },
  { name: 'wallet', as: 'demo', path: '/wallet', pending: '**/api/user/wallet', shows: skeletons },
  {
    name: 'records',
    as: 'demo',
    path: '/wallet',
    pending: '**/api/payment/recharge/records',
    shows: skeletons,
  },
  {
    name: 'history',
    as: 'demo',
    path: '/history',
    pending: '**/api/user/history*',
    shows: skeletons,
  },
  { name: 'profile', as: 'demo', path: '/profile', pending: '**/api/user/info', shows: skeletons },
  {
    name: 'questions',
    as: 'demo',
    path: '/support',
    pending: '**/api/support/tickets*',
    shows: skeletons,
  },
  {
    name: 'favorites',
    as: 'demo',
    path: '/favorites',
    pending: '**/api/game/favorite/list',
    shows: skeletons,
  },
  {
    name: 'rounds',
    as: 'demo',
    path: '/verify',
    pending: '**/api/game/rounds?*',
    shows: skeletons,
  },
  {
    name: 'notifications',
    as: 'demo',
    path: '/home',
    pending: '**/api/notifications?*',
    shows: (page) => page.getByRole('dialog').locator('.skeleton'),
    steps: openByEvent('show-notifications'),
  },
]);

tour('empty', [
  { name: 'games', path: '/games?q=no+such+game', shows: 'No game fits that' },
  { name: 'wallet', as: 'new', path: '/wallet', shows: 'No deposits yet' },
  {
    name: 'withdrawals',
    as: 'new',
    path: '/wallet',
    shows: 'No withdrawals yet',
    steps: press('Withdrawal records'),
  },
  { name: 'history', as: 'new', path: '/history', shows: 'No rounds yet' },
  {
    name: 'transactions',
    as: 'new',
    path: '/history',
    shows: 'No transactions yet',
    steps: press('Transactions'),
  },
  {
    name: 'adjustments',
    as: 'new',
    path: '/history?kind=adjustment',
    shows: 'No adjustments yet',
  },
  {
    name: 'visits',
    as: 'new',
    path: '/history',
    shows: 'No visited games yet',
    steps: press('Visited games'),
  },
  { name: 'favorites', as: 'new', path: '/favorites', shows: 'Keep the ones you love here' },
  { name: 'rounds', as: 'new', path: '/verify', shows: 'No rounds yet' },
  {
    name: 'notifications',
    as: 'new',
    path: '/home',
    shows: (page) => page.getByRole('dialog', { name: /^Notifications/ }),
    steps: openByEvent('show-notifications'),
  },
]);

const consoleErrors = offlineError;

tour('offline', [
  {
    name: 'home',
    as: 'demo',
    path: '/home',
    shows: 'You’re offline',
    steps: disconnect,
    consoleErrors,
  },
  { name: 'games', path: '/games', shows: 'You’re offline', steps: disconnect, consoleErrors },
  {
    name: 'wallet',
    as: 'demo',
    path: '/wallet',
    shows: 'You’re offline',
    steps: disconnect,
    consoleErrors,
  },
  {
    name: 'dialog',
    path: '/home',
    shows: (page) => page.getByRole('dialog', { name: 'You’re offline.' }),
    steps: inOrder(disconnect, press('Log in')),
    consoleErrors: /ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch|preload|did not come/,
  },
  {
    name: 'nothing-loaded',
    as: 'demo',
    path: '/history',
    shows: 'This shows as soon as the connection is back',
    steps: inOrder(disconnect, press('Transactions')),
    consoleErrors,
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
