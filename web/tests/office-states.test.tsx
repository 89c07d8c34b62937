import { officeExamples } from '@fairhall/api/office/contract/examples';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failed, pending, type Replies, refused } from './mock-servers.ts';
import { type OfficePage, openOffice } from './office-page.tsx';
import { press } from './screen.ts';
import { goOffline, type State, testStates } from './states.ts';

type Office = NonNullable<Replies['office']>;
type Texts = Awaited<ReturnType<typeof openOffice>>;

const languages = ['en', 'pt-br'] as const;
const none = <Page extends { readonly list: readonly unknown[] }>(list: Page) => ({
  ...list,
  list: [],
  total: 0,
});
const { orderNum } = officeExamples.withdrawals.get.request;
const { uid } = officeExamples.players.get.request;

const { response: account } = officeExamples.staff.update;
const unconfirmed = (one: typeof account) => ({ ...one, confirmedAt: null });
const madeByReader = (one: typeof account) => ({
  ...unconfirmed(one),
  credentialsBy: officeExamples.session.login.response.staff,
});

/** Each page with its call. */
const pages: readonly [path: string, replies: (failure: typeof pending) => Office][] = [
  ['/withdrawals', (list) => ({ withdrawals: { list } })],
  [`/withdrawals/${orderNum}`, (get) => ({ withdrawals: { get } })],
  ['/overview', (get) => ({ overview: { get } })],
  ['/deposits', (list) => ({ deposits: { list } })],
  ['/players', (list) => ({ players: { list } })],
  [`/players/${uid}`, (get) => ({ players: { get } })],
  [`/players/${uid}/play`, (rounds) => ({ players: { rounds } })],
  [`/players/${uid}/saferPlay`, (limits) => ({ players: { limits } })],
  [`/players/${uid}/sessions`, (sessions) => ({ players: { sessions } })],
  ['/support', (list) => ({ support: { list } })],
  ['/adjustments', (list) => ({ adjustments: { list } })],
  ['/ledger', (entries) => ({ ledger: { entries } })],
  ['/games', (list) => ({ games: { list } })],
  ['/providers', (list) => ({ providers: { list } })],
  ['/log', (list) => ({ log: { list } })],
  ['/staff', (list) => ({ staff: { list } })],
  ['/settings', (list) => ({ settings: { list } })],
];

const statesOf = ([path, replies]: (typeof pages)[number]): State<OfficePage, Texts>[] => [
  { name: `${path}, full`, path, isWide: true, shows: (t) => t('shell.title') },
  {
    name: `${path}, loading`,
    ...{ path, isWide: true, isLoading: true },
    replies: { office: replies(pending) },
  },
  {
    name: `${path}, failed`,
    ...{ path, isWide: true },
    replies: { office: replies(failed('INTERNAL')) },
    shows: (t) => t('states.failed'),
  },
];

testStates({ languages, open: openOffice }, [
  ...pages.flatMap(statesOf),
  ...(
    [
      ['/withdrawals', { withdrawals: { list: none } }, (t) => t('withdrawals.noneWaiting')],
      ['/players?q=missing', { players: { list: none } }, (t) => t('players.none')],
      ['/deposits', { deposits: { list: none } }, (t) => t('deposits.none')],
      ['/support?state=closed', { support: { list: none } }, (t) => t('support.none')],
      [
        '/adjustments?state=rejected',
        { adjustments: { list: none } },
        (t) => t('adjustments.none'),
      ],
      ['/ledger', { ledger: { entries: none } }, (t) => t('ledger.noEntries')],
      ['/log', { log: { list: none } }, (t) => t('log.none')],
    ] as const satisfies [string, Office, (t: Texts) => string][]
  ).map(([path, office, shows]) => ({
    name: `${path}, empty`,
    path,
    replies: { office },
    isWide: true,
    shows,
  })),
  {
    name: 'the queue, offline',
    path: '/withdrawals',
    steps: goOffline,
    shows: (t) => t('shell.offlineText'),
  },
  {
    name: 'a withdrawal that does not exist',
    path: '/withdrawals/nothing',
    replies: { office: { withdrawals: { get: failed('NOT_FOUND') } } },
    shows: (t) => t('states.missing'),
  },
  {
    name: 'a withdrawal for a viewer',
    path: `/withdrawals/${orderNum}`,
    as: 'viewer',
    shows: (t) => t('withdrawals.mayNotDecide'),
  },
  {
    name: 'the staff for a viewer',
    path: '/staff',
    as: 'viewer',
    isWide: true,
    shows: (t) => t('states.noPermission'),
  },
  {
    name: 'an account that waits for another admin',
    path: `/staff/${account.id}`,
    replies: { office: { staff: { list: (accounts) => accounts.map(unconfirmed) } } },
    shows: (t) => t('staff.confirm'),
  },
  {
    name: 'an account that waits for another admin than this one',
    path: `/staff/${account.id}`,
    replies: { office: { staff: { list: (accounts) => accounts.map(madeByReader) } } },
    shows: (t) => t('staff.ownAct'),
  },
  {
    name: 'an unknown page',
    path: '/no-such-page',
    isWide: true,
    shows: (t) => t('states.noPage'),
  },
  { name: 'login', path: '/login', as: 'guest', shows: (t) => t('login.submit') },
  {
    name: 'login, a code',
    path: '/login',
    as: 'guest',
    replies: {
      office: {
        session: { login: refused('SECOND_FACTOR_REQUIRED', { challenge: null, expiresAt: null }) },
      },
    },
    steps: logIn,
    shows: (t) => t('login.codeHint'),
  },
  {
    name: 'login, an app to set up',
    path: '/login',
    as: 'guest',
    replies: {
      office: {
        session: {
          login: refused('SECOND_FACTOR_REQUIRED', {
            challenge: 'of-a-minute',
            expiresAt: '2100-01-01T00:00:00.000Z',
          }),
        },
      },
    },
    steps: logIn,
    shows: (t) => t('totp.title'),
  },
  {
    name: 'login, refused',
    path: '/login',
    as: 'guest',
    replies: { office: { session: { login: refused('INVALID_CREDENTIALS') } } },
    steps: logIn,
    shows: (t) => t('login.submit'),
  },
]);

async function logIn(t: Texts): Promise<void> {
  await page.getByLabelText(t('login.email')).fill('pay@office.fairhall.test');
  await page.getByLabelText(t('login.password')).fill('Fairhall1!');
  await press(t('login.submit'));
}

test('a refused password stays in its field', async () => {
  const session = { login: refused('INVALID_CREDENTIALS') };
  const t = await openOffice({ path: '/overview', as: 'guest', replies: { office: { session } } });
  await logIn(t);
  await expect.element(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveValue('Fairhall1!');
});
