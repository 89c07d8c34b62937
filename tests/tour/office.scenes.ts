import type { Page } from '@playwright/test';
import { officeTour } from './office-scene.ts';
import { inOrder, press, type Step } from './steps.ts';

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
    shows: 'above the limit from which a withdrawal waits',
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
  { name: 'deposits', path: '/deposits', shows: 'Mockpay' },
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
    shows:
      'Above 100 USD for a player, or 500 USD by you, in 24 hours a second person approves it.',
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
  { name: 'test-desk', path: '/test-desk', shows: 'Provider without responses' },
  { name: 'too-narrow', path: '/ledger', shows: 'This page needs a wider window', only: 'mobile' },
  {
    name: 'menu',
    path: '/withdrawals',
    shows: (page) => drawer(page).getByText('Overview'),
    steps: press('Menu'),
    only: 'mobile',
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
  { name: 'overview', path: '/overview', language: 'pt-br', shows: 'Equilibrado' },
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
  { name: 'test-desk', path: '/test-desk', language: 'pt-br', shows: 'Provedor sem resposta' },
  {
    name: 'staff',
    as: 'admin',
    path: '/staff',
    language: 'pt-br',
    shows: 'O que as funções permitem',
  },
]);
