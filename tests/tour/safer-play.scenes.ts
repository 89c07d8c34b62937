import type { z } from 'zod';
import type { saferPlay as contract } from '../../server/api/src/contract/safer-play.ts';
import type { PlayerApi } from '../e2e/player-api.ts';
import { type Scene, tour } from './scene.ts';
import {
  disconnect,
  fill,
  inDialog,
  inOrder,
  offlineError,
  openByEvent,
  press,
  pressInDialog,
  type Step,
} from './steps.ts';

type Overview = z.output<typeof contract.overview.output>;
type Limit = Overview['limits'][number];
type Statement = z.output<typeof contract.statement.output>;

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const path = '/safer-play';
const overviewCall = '**/api/safer-play';

function pendingOf(amount: number | null, hours: number): Limit['pending'] {
  return {
    amount,
    requestedAt: fromNow(hours - 24),
    confirmableAt: fromNow(hours),
    lapsesAt: fromNow(hours + 7 * 24),
  };
}

function limit(kind: Limit['kind'], period: Limit['period'], facts: Partial<Limit>): Limit {
  const { amount = 100, used = 0 } = facts;
  return {
    ...{ kind, period, amount, used, walletType: 'USD', isEstimate: false, pending: null },
    remaining: Math.max(0, amount - used),
    resetsAt: fromNow(period === 'day' ? 9 : 100),
    setAt: fromNow(-200),
    ...facts,
  };
}

const overview: Overview = {
  market: 'open',
  limits: [
    limit('deposit', 'day', { amount: 100, used: 80 }),
    limit('deposit', 'month', { amount: 1000, used: 640, pending: pendingOf(2000, 6) }),
    limit('loss', 'week', { amount: 200, used: 151.25, isEstimate: true }),
    limit('loss', 'month', { amount: 400, used: 96.5, pending: pendingOf(null, 13) }),
    limit('wager', 'day', { amount: 50, used: 50 }),
    limit('wager', 'week', { amount: 500, used: 120, pending: pendingOf(800, -3) }),
    limit('time', 'day', { amount: 120, used: 45, walletType: null }),
  ],
  time: { todayMinutes: 45, monthMinutes: 1265 },
  realityCheck: { everyMinutes: 30, nextAt: null, session: null },
  timeOutUntil: null,
  rules: { raiseDelayHours: 24, confirmWithinHours: 168 },
  month: [
    { walletType: 'USD', deposited: 640, withdrawn: 120, staked: 3480.5, won: 3384, net: -96.5 },
    { walletType: 'JPY', deposited: 0, withdrawn: 0, staked: 12_000, won: 14_300, net: 2300 },
  ],
  netDeposits: [{ walletType: 'USD', amount: 520 }],
};

const responses = (data: Overview) => ({ glob: overviewCall, data });
const withLimits = responses(overview);

function monthRow(
  month: string,
  walletType: Statement['rows'][number]['walletType'],
  scale: number,
): Statement['rows'][number] {
  const played = { staked: 1500 * scale, won: 1420.5 * scale, net: -79.5 * scale };
  return {
    ...{ month, walletType, deposited: 200 * scale, withdrawn: 50 * scale, ...played },
    netDeposits: 150 * scale,
    bonuses: 10 * scale,
    byGameType: [
      { gameType: 0, staked: 1000 * scale, won: 900.5 * scale, net: -99.5 * scale },
      { gameType: 1, staked: 500 * scale, won: 520 * scale, net: 20 * scale },
    ],
  };
}

const statement: Statement = {
  rows: [
    monthRow('2026-11', 'USD', 1),
    monthRow('2026-11', 'JPY', 100),
    monthRow('2026-10', 'USD', 3),
  ],
  played: [
    { month: '2026-11', days: 12, minutes: 1265 },
    { month: '2026-10', days: 20, minutes: 3010 },
  ],
};

const edit = (name: string): Step => press(`Edit: ${name}`);
const typeAmount = (amount: string) => fill({ Amount: amount });

const states: readonly Scene[] = [
  { name: 'guest', path, shows: 'Log in to set your limits' },
  { name: 'none', as: 'new', path, shows: 'You have set no limits.' },
  { name: 'limits', as: 'demo', path, responses: withLimits, shows: 'Limit reached' },
  {
    name: 'loading',
    as: 'demo',
    path,
    pending: overviewCall,
    shows: (page) => page.locator('.skeleton'),
  },
  { name: 'error', as: 'demo', path, fails: overviewCall, shows: 'We couldn’t load your limits' },
  {
    name: 'offline',
    as: 'demo',
    path,
    shows: 'you can read this page, but change nothing',
    steps: disconnect,
    consoleErrors: offlineError,
  },
  {
    name: 'on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '7d' }),
    path,
    shows: 'Your break lasts until',
  },
  {
    name: 'statement',
    as: 'demo',
    path: `${path}/statement`,
    responses: { glob: '**/api/safer-play/statement*', data: statement },
    shows: 'October 2026',
    steps: ({ page }) => page.getByText('By type of game').first().click(),
  },
  {
    name: 'statement-empty',
    as: 'new',
    path: `${path}/statement`,
    responses: { glob: '**/api/safer-play/statement*', data: { rows: [], played: [] } },
    shows: 'Nothing has happened',
  },
  {
    name: 'statement-error',
    as: 'demo',
    path: `${path}/statement`,
    fails: '**/api/safer-play/statement*',
    shows: 'We couldn’t load your statement',
  },
];

tour('safer-play', states);

const dialogs: readonly Scene[] = [
  {
    name: 'set',
    as: 'new',
    path,
    shows: 'Applies now.',
    steps: inOrder(press('Set a limit'), typeAmount('100')),
  },
  {
    name: 'invalid',
    as: 'new',
    path,
    shows: 'Enter a whole number',
    steps: inOrder(press('Set a limit'), typeAmount('a lot'), pressInDialog('Save limit')),
  },
  {
    name: 'lower',
    as: 'demo',
    path,
    responses: withLimits,
    shows: 'drops the pending request',
    steps: inOrder(edit('Deposit limit per month'), typeAmount('500')),
  },
  {
    name: 'raise',
    as: 'demo',
    path,
    responses: withLimits,
    shows: 'and your confirmation',
    steps: inOrder(edit('Loss limit per week'), typeAmount('250')),
  },
  {
    name: 'time',
    as: 'demo',
    path,
    responses: withLimits,
    shows: 'Applies now.',
    steps: inOrder(edit('Time limit per day'), fill({ Minutes: '60' })),
  },
  {
    name: 'remove',
    as: 'demo',
    path,
    responses: withLimits,
    shows: 'It holds until you confirm its removal',
    steps: press('Remove: Loss limit per week'),
  },
  {
    name: 'break',
    as: 'new',
    path,
    shows: 'The break ends by itself',
    steps: press('Take a break'),
  },
  {
    name: 'exclusion',
    as: 'new',
    path,
    shows: 'Every session ends now',
    steps: press('Exclude myself'),
  },
  {
    name: 'exclusion-password',
    as: 'new',
    path,
    shows: 'Please confirm that you understand',
    steps: inOrder(
      press('Exclude myself'),
      inDialog((dialog) => dialog.getByLabel('For good').check()),
      pressInDialog('Continue'),
      fill({ 'Your password': 'a password' }),
      pressInDialog('Exclude me now'),
    ),
  },
];

tour('safer-play-dialog', dialogs);

const GAME = '/game-play?gameId=dragon-tiger&gameName=Dragon+Tiger&walletType=USD';
const claimWelcome = (api: PlayerApi) => api.claimWelcome();
const due: Overview = {
  ...overview,
  realityCheck: {
    everyMinutes: 30,
    nextAt: fromNow(-0.1),
    session: {
      startedAt: fromNow(-0.6),
      minutes: 36,
      staked: 142.5,
      won: 118,
      net: -24.5,
      walletType: 'USD',
    },
  },
};

tour('safer-play-elsewhere', [
  {
    name: 'deposit',
    as: 'demo',
    path: '/wallet',
    responses: withLimits,
    shows: 'Deposit limit: $20 of $100 left this day',
    steps: openByEvent('show-deposit-modal', { walletType: 'USD' }),
  },
  {
    name: 'deposit-on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '24h' }),
    path: '/home',
    shows: 'Deposits are paused until',
    steps: openByEvent('show-deposit-modal', { walletType: 'USD' }),
  },
  {
    name: 'wallet-on-a-break',
    as: 'own',
    before: (api) => api.post('/safer-play/time-out', { duration: '24h' }),
    path: '/wallet',
    shows: 'You are on a break until',
  },
  {
    name: 'reality-check',
    as: 'own',
    before: claimWelcome,
    path: GAME,
    responses: responses(due),
    shows: 'You have been playing for 36 min.',
  },
  {
    name: 'game-on-a-break',
    as: 'own',
    before: async (api) => {
      await claimWelcome(api);
      await api.post('/safer-play/time-out', { duration: '24h' });
    },
    path: GAME,
    shows: 'Play is paused until',
  },
  ...(
    [
      ['excluded', { until: fromNow(4000), canReturn: false }, 'by your self-exclusion until'],
      ['excluded-for-good', { until: null, canReturn: false }, 'for good'],
      ['return', { until: fromNow(-1), canReturn: true }, 'until you decide to return'],
    ] as const
  ).map(
    ([name, data, shows]): Scene => ({
      name,
      path: '/home',
      responses: { glob: '**/api/user/login', code: 1006, msg: 'This account is blocked', data },
      shows,
      steps: inOrder(
        press('Log in'),
        fill({ Email: 'tom@fairhall.test', Password: 'Fairhall1!' }),
        pressInDialog('Log in'),
      ),
    }),
  ),
]);

tour(
  'safer-play-language',
  (['pt-br', 'id', 'es'] as const).flatMap((language): Scene[] => [
    {
      name: language,
      as: 'demo',
      path,
      language,
      responses: withLimits,
      shows: { 'pt-br': 'Limite atingido', id: 'Batas tercapai', es: 'Límite alcanzado' }[language],
    },
  ]),
);
