import type { Page } from '@playwright/test';
import { inOrder, openByEvent, press, type Step } from './ask.ts';
import { tour } from './scene.ts';

const skeletons = (page: Page) => page.locator('.skeleton').filter({ visible: true });

tour('loading', [
  { name: 'home', path: '/home', holds: '**/api/rpgame/games/**', shows: skeletons },
  { name: 'games', path: '/games', holds: '**/api/rpgame/games/**', shows: skeletons },
  { name: 'wallet', as: 'demo', path: '/wallet', holds: '**/api/user/wallet', shows: skeletons },
  {
    name: 'records',
    as: 'demo',
    path: '/wallet',
    holds: '**/api/payment/recharge/records',
    shows: skeletons,
  },
  {
    name: 'history',
    as: 'demo',
    path: '/history',
    holds: '**/api/user/history*',
    shows: skeletons,
  },
  { name: 'profile', as: 'demo', path: '/profile', holds: '**/api/user/info', shows: skeletons },
  {
    name: 'favorites',
    as: 'demo',
    path: '/favorites',
    holds: '**/api/game/favorite/list',
    shows: skeletons,
  },
  {
    name: 'notifications',
    as: 'demo',
    path: '/home',
    holds: '**/api/notifications?*',
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
    name: 'visits',
    as: 'new',
    path: '/history',
    shows: 'No visited games yet',
    steps: press('Visited games'),
  },
  { name: 'favorites', as: 'new', path: '/favorites', shows: 'Keep the ones you love here' },
]);

tour('error', [
  {
    name: 'home',
    path: '/home',
    breaks: '**/api/rpgame/games/**',
    shows: 'Internal server error',
  },
  {
    name: 'games',
    path: '/games',
    breaks: '**/api/rpgame/games/available',
    shows: 'Internal server error',
  },
  {
    name: 'wallet',
    as: 'demo',
    path: '/wallet',
    breaks: '**/api/user/wallet',
    shows: 'Failed to get wallet info',
  },
  {
    name: 'records',
    as: 'demo',
    path: '/wallet',
    breaks: '**/api/payment/recharge/records',
    shows: 'We couldn’t load your deposit records',
  },
  {
    name: 'history',
    as: 'demo',
    path: '/history',
    breaks: '**/api/user/history*',
    shows: 'We couldn’t load your history',
  },
  {
    name: 'profile',
    as: 'demo',
    path: '/profile',
    breaks: '**/api/user/info',
    shows: 'We couldn’t load your profile',
  },
  {
    name: 'favorites',
    as: 'demo',
    path: '/favorites',
    breaks: '**/api/game/favorite/list',
    shows: 'Sample game 1',
  },
  {
    name: 'notifications',
    as: 'demo',
    path: '/home',
    breaks: '**/api/notifications?*',
    shows: 'Sample data',
    steps: openByEvent('show-notifications'),
  },
  {
    name: 'banks',
    as: 'demo',
    path: '/wallet',
    breaks: '**/api/enum/bankCodes/**',
    shows: 'Failed to get the bank list',
    steps: openByEvent('show-withdraw-modal', { walletType: 'EUR' }),
  },
  {
    name: 'deposit',
    as: 'own',
    path: '/wallet',
    breaks: '**/api/payment/recharge',
    shows: 'Internal server error',
    steps: inOrder(
      openByEvent('show-deposit-modal', { walletType: 'USD' }),
      press('$100'),
      press('Continue to payment'),
    ),
  },
  {
    name: 'broken-art',
    path: '/games?type=fishing',
    breaks: '**/art/tiles/**',
    shows: 'Deepwater Bounty',
  },
  {
    name: 'broken-page',
    as: 'demo',
    path: '/profile',
    answers: { glob: '**/api/user/info', data: {} },
    shows: 'Something broke on this page',
    due: /TypeError|error boundary|above error/i,
  },
  {
    name: 'session-expired',
    as: 'own',
    path: '/profile',
    shows: 'Login expired, please login again',
    due: /status of 401/,
    before: (api) => api.post('/user/logout'),
  },
]);

const disconnect: Step = ({ page }) => page.context().setOffline(true);
const due = /ERR_INTERNET_DISCONNECTED/;

tour('offline', [
  { name: 'home', as: 'demo', path: '/home', shows: 'You’re offline', steps: disconnect, due },
  { name: 'games', path: '/games', shows: 'You’re offline', steps: disconnect, due },
  {
    name: 'wallet',
    as: 'demo',
    path: '/wallet',
    shows: 'You’re offline',
    steps: disconnect,
    due,
  },
  {
    name: 'nothing-loaded',
    as: 'demo',
    path: '/history',
    shows: 'This shows as soon as the connection is back',
    steps: inOrder(disconnect, press('Transactions')),
    due,
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
    // The worker answers so, in place of the server.
    due: /status of 503|ERR_INTERNET_DISCONNECTED/,
  },
]);
