import type { Page } from '@playwright/test';
import { officeTour } from './office-scene.ts';
import { inOrder, offlineError, press, type Step } from './steps.ts';

const skeletons = (page: Page) => page.locator('.skeleton').filter({ visible: true });
const drawer = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The first row of the table. */
const openFirstRow: Step = async ({ page }) => {
  await page.locator('[data-row]').first().click();
  await drawer(page).waitFor();
  await page.locator('.skeleton').filter({ visible: true }).first().waitFor({ state: 'detached' });
};

const key =
  (name: string): Step =>
  ({ page }) =>
    page.keyboard.press(name);
const disconnect: Step = ({ page }) => page.context().setOffline(true);

/** dana@, with money in all currencies, and lia@, with limits. */
const DEMO = '100000001';
const LIA = '100000006';

officeTour('office', [
  {
    name: 'login',
    as: 'nobody',
    path: '/login',
    shows: 'For the staff of Fairhall',
    onPhones: true,
  },
  { name: 'withdrawals', path: '/withdrawals', shows: 'Shared account', onPhones: true },
  { name: 'withdrawals-all', path: '/withdrawals?state=all', shows: 'Rejected' },
  {
    name: 'withdrawal',
    path: '/withdrawals',
    shows: 'The amount is above the limit',
    steps: openFirstRow,
    onPhones: true,
  },
  {
    name: 'withdrawal-approve',
    path: '/withdrawals',
    shows: 'The payout starts at once',
    steps: inOrder(openFirstRow, key('a')),
    onPhones: true,
  },
  {
    name: 'withdrawal-reject',
    path: '/withdrawals',
    shows: 'The player does not see it.',
    steps: inOrder(openFirstRow, key('r')),
    onPhones: true,
  },
  {
    name: 'withdrawal-viewer',
    as: 'view',
    path: '/withdrawals',
    shows: 'Your role may read this',
    steps: openFirstRow,
  },
  { name: 'keys', path: '/withdrawals', shows: 'Next and previous row', steps: press('Keys') },
  { name: 'overview', path: '/overview?period=quarter', shows: 'Balanced' },
  {
    name: 'overview-table',
    path: '/overview?period=month',
    shows: (page) => page.getByRole('table', { name: /^GGR per day/ }),
    steps: press('As a table'),
  },
  { name: 'log', path: '/log', shows: 'Logged in' },
  { name: 'log-entry', path: '/log', shows: 'Request', steps: openFirstRow },
  { name: 'deposits', path: '/deposits', shows: 'Mockpay · PIX' },
  { name: 'deposit', path: '/deposits', shows: 'Provider’s number', steps: openFirstRow },
  { name: 'players', path: '/players', shows: 'Gwen', onPhones: true },
  { name: 'player', path: `/players/${DEMO}`, shows: 'Invite code', onPhones: true },
  {
    name: 'player-reveal',
    path: `/players/${DEMO}`,
    shows: 'Why do you need it?',
    steps: press('Reveal: Email'),
    onPhones: true,
  },
  { name: 'player-money', path: `/players/${DEMO}/money`, shows: 'Frozen', onPhones: true },
  { name: 'player-play', path: `/players/${DEMO}/play`, shows: 'Verify', onPhones: true },
  {
    name: 'player-round',
    path: `/players/${DEMO}/play`,
    shows: 'Open in the verifier',
    steps: ({ page }) => page.getByRole('button', { name: 'Verify' }).first().click(),
  },
  {
    name: 'player-safer-play',
    path: `/players/${LIA}/saferPlay`,
    shows: 'Raise requested',
    onPhones: true,
  },
  {
    name: 'player-break',
    path: `/players/${LIA}/saferPlay`,
    shows: 'A break can be made longer, never shorter, by anyone.',
    steps: press('Start a time-out'),
  },
  { name: 'player-sessions', path: `/players/${DEMO}/sessions`, shows: 'Logins', onPhones: true },
  { name: 'player-notes', path: `/players/${DEMO}/notes`, shows: 'New note', onPhones: true },
  {
    name: 'player-messages',
    path: `/players/${DEMO}/messages`,
    shows: 'New message',
    onPhones: true,
  },
  { name: 'player-log', path: `/players/${DEMO}/log`, shows: 'Log', onPhones: true },
  { name: 'ledger', path: '/ledger', shows: 'Trial balance' },
  { name: 'ledger-entry', path: '/ledger/1', shows: 'Request hash' },
  { name: 'adjustments', path: '/adjustments', shows: 'Waiting' },
  {
    name: 'adjustment',
    as: 'admin',
    path: '/adjustments',
    shows: 'Requested by',
    steps: openFirstRow,
  },
  {
    name: 'adjustment-own',
    path: '/adjustments',
    shows: 'another person decides',
    steps: openFirstRow,
  },
  {
    name: 'adjustment-request',
    path: `/adjustments?new=${DEMO}`,
    shows: 'Above 100 USD a second person approves it.',
  },
  { name: 'games', path: '/games', shows: 'Phoenix Ascend' },
  { name: 'game', path: '/games/phoenix-ascend', shows: 'Place in lists' },
  { name: 'support', path: '/support', shows: 'My withdrawal' },
  { name: 'ticket', path: '/support', shows: 'Send the answer', steps: openFirstRow },
  { name: 'staff', as: 'admin', path: '/staff', shows: 'What the roles may do' },
  {
    name: 'staff-account',
    as: 'admin',
    path: '/staff',
    shows: 'New password',
    steps: openFirstRow,
  },
  {
    name: 'staff-new',
    as: 'admin',
    path: '/staff',
    shows: 'Give it in person.',
    steps: press('New account'),
  },
  { name: 'settings', as: 'admin', path: '/settings', shows: 'DATABASE_URL' },
  { name: 'test-desk', path: '/test-desk', shows: 'Silent provider' },
  { name: 'too-narrow', path: '/ledger', shows: 'This page needs a wider window', only: 'mobile' },
  {
    name: 'menu',
    path: '/withdrawals',
    shows: (page) => drawer(page).getByText('Overview'),
    steps: press('Menu'),
    only: 'mobile',
  },
]);

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
    path: `/players/${DEMO}`,
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
    path: `/players/${DEMO}`,
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

officeTour('office-pt-br', [
  {
    name: 'withdrawals',
    path: '/withdrawals',
    language: 'pt-br',
    shows: 'Conta compartilhada',
    onPhones: true,
  },
  {
    name: 'withdrawal',
    path: '/withdrawals',
    language: 'pt-br',
    shows: 'O jogador',
    steps: openFirstRow,
    onPhones: true,
  },
  { name: 'overview', path: '/overview', language: 'pt-br', shows: 'Fechado' },
  {
    name: 'player',
    path: `/players/${DEMO}`,
    language: 'pt-br',
    shows: 'Código de convite',
    onPhones: true,
  },
  { name: 'ledger', path: '/ledger', language: 'pt-br', shows: 'Balancete' },
  { name: 'games', path: '/games', language: 'pt-br', shows: 'RTP calculado' },
  { name: 'log', path: '/log', language: 'pt-br', shows: 'Entrou' },
  { name: 'test-desk', path: '/test-desk', language: 'pt-br', shows: 'Provedor em silêncio' },
  {
    name: 'staff',
    as: 'admin',
    path: '/staff',
    language: 'pt-br',
    shows: 'O que as funções permitem',
  },
]);
