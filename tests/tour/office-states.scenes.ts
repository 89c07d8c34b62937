import type { Page } from '@playwright/test';
import { sampleAccounts } from '../../seed/sample-accounts.ts';
import { officeTour } from './office-scene.ts';
import { offlineError, press, type Step } from './steps.ts';

const skeletons = (page: Page) => page.locator('.skeleton').filter({ visible: true });
const disconnect: Step = ({ page }) => page.context().setOffline(true);

officeTour('office-states', [
  {
    name: 'loading-withdrawals',
    path: '/withdrawals',
    pending: '**/office/withdrawals?*',
    shows: skeletons,
    onPhones: true,
  },
  {
    name: 'loading-overview',
    path: '/overview',
    pending: '**/office/overview?*',
    shows: skeletons,
  },
  {
    name: 'loading-player',
    path: `/players/${sampleAccounts.demo.id}`,
    pending: '**/office/players/*',
    shows: skeletons,
    onPhones: true,
  },
  {
    name: 'empty-withdrawals',
    path: '/withdrawals?currency=THB',
    shows: 'Nothing waits for a decision',
    onPhones: true,
  },
  { name: 'empty-players', path: '/players?q=nobody', shows: 'No players found', onPhones: true },
  { name: 'empty-log', path: '/log?id=nothing', shows: 'No entries' },
  {
    name: 'empty-deposits',
    path: '/deposits',
    responses: {
      glob: '**/office/deposits?*',
      data: { list: [], total: 0, pageNum: 1, pageSize: 20 },
    },
    shows: 'No deposits',
  },
  { name: 'empty-ledger', path: '/ledger?q=nothing', shows: 'No entries' },
  { name: 'empty-support', path: '/support?state=closed', shows: 'No questions' },
  { name: 'empty-adjustments', path: '/adjustments?state=rejected', shows: 'No adjustments' },
  {
    name: 'error-withdrawals',
    path: '/withdrawals',
    fails: '**/office/withdrawals?*',
    shows: 'This did not load',
    onPhones: true,
  },
  {
    name: 'error-overview',
    path: '/overview',
    fails: '**/office/overview?*',
    shows: 'This did not load',
  },
  {
    name: 'error-player',
    path: `/players/${sampleAccounts.demo.id}`,
    fails: '**/office/players/*',
    shows: 'This did not load',
    onPhones: true,
  },
  {
    name: 'error-game-saved',
    path: '/games/phoenix-ascend',
    fails: '**/office/games/*',
    shows: 'Internal server error',
    steps: press('Save'),
  },
  {
    name: 'offline',
    path: '/withdrawals',
    shows: 'Nothing can be decided until the connection is back.',
    steps: disconnect,
    consoleErrors: offlineError,
    onPhones: true,
  },
  { name: 'no-permission', as: 'view', path: '/staff', shows: 'Your role does not include this' },
  {
    name: 'no-page',
    path: '/withdrawals/nothing',
    shows: 'There is no such entry',
    consoleErrors: /status of 404/,
  },
  {
    name: 'login-code',
    as: 'nobody',
    path: '/login',
    responses: {
      glob: '**/office/login',
      code: 1007,
      msg: 'Enter the code of your authenticator app',
      data: { challenge: null, expiresAt: null },
    },
    shows: 'Six digits, or one of your recovery codes.',
    steps: async ({ page }) => {
      await page.getByLabel('Email').fill('pay@office.fairhall.test');
      await page.getByLabel('Password').fill('Fairhall1!');
      await page.getByRole('button', { name: 'Log in' }).click();
    },
  },
  {
    name: 'login-set-up',
    as: 'nobody',
    path: '/login',
    shows: 'Set up your authenticator app',
    steps: async ({ page }) => {
      const respond = (glob: string, json: object) =>
        page.route(glob, (route) => route.fulfill({ json: { msg: '', ...json } }));
      await respond('**/office/login', {
        code: 1007,
        data: { challenge: 'of-a-minute', expiresAt: '2100-01-01T00:00:00.000Z' },
      });
      await respond('**/office/totp', {
        code: 200,
        data: {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          otpauthUrl: 'otpauth://totp/Fairhall:pay?secret=JBSWY3DPEHPK3PXP&issuer=Fairhall',
        },
      });
      await page.getByLabel('Email').fill('pay@office.fairhall.test');
      await page.getByLabel('Password').fill('Fairhall1!');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    },
  },
]);
