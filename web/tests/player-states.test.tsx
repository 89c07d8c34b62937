import { languages } from '@fairhall/api/contract/enums';
import { examples } from '@fairhall/api/contract/examples';
import { openModal } from '@/lib/browser/window-events.ts';
import { failed, lost, pending, type Replies, refused, serveNow } from './mock-servers.ts';
import { openPage, type PlayerTexts } from './player-page.tsx';
import { fill, press, pressInDialog } from './screen.ts';
import { goOffline, testStates } from './states.ts';

const [deposit] = examples.payments.rechargeRecords.response.list;
const [withdrawal] = examples.payments.withdrawRecords.response.list;
if (!deposit || !withdrawal) throw new Error('an example has no order');

const none = <Page extends { readonly list: readonly unknown[] }>(page: Page) => ({
  ...page,
  list: [],
  total: 0,
});

/* Each page or dialog while its content loads, without content, after a failure and offline. */

const loading: readonly [name: string, path: string, replies: Replies][] = [
  ['home', '/home', { games: { available: pending, hot: pending, new: pending } }],
  ['games', '/games', { games: { available: pending } }],
  ['a game’s page', '/games/phoenix-ascend', { games: { available: pending, get: pending } }],
  ['wallet', '/wallet', { wallets: { list: pending } }],
  ['deposit records', '/wallet', { payments: { rechargeRecords: pending } }],
  ['history', '/history', { user: { history: pending } }],
  ['profile', '/profile', { user: { info: pending } }],
  ['login protection', '/profile', { security: { secondFactor: pending } }],
  ['questions', '/support', { support: { list: pending } }],
  ['favourites', '/favorites', { favorites: { list: pending } }],
  ['past rounds', '/verify', { rounds: { list: pending } }],
  ['limits', '/safer-play', { saferPlay: { overview: pending } }],
  ['statement', '/safer-play/statement', { saferPlay: { statement: pending } }],
  ['providers', '/providers', { providers: { list: pending } }],
];

testStates(
  { languages, open: openPage },
  loading.map(([name, path, replies]) => ({
    name: `${name}, loading`,
    path,
    replies,
    isLoading: true,
  })),
);

type Row = [name: string, path: string, replies: Replies, shows: (t: PlayerTexts) => string];

const empty: readonly Row[] = [
  ['games', '/games?q=no+such+game', {}, (t) => t('games.none.title')],
  [
    'deposits',
    '/wallet',
    { payments: { rechargeRecords: none } },
    (t) => t('wallet:records.empty.deposits'),
  ],
  [
    'withdrawals',
    '/wallet?records=withdrawals',
    { payments: { withdrawRecords: none } },
    (t) => t('wallet:records.empty.withdrawals'),
  ],
  ['rounds', '/history', { user: { history: none } }, (t) => t('history:empty.game')],
  [
    'transactions',
    '/history?kind=transaction',
    { user: { history: none } },
    (t) => t('history:empty.transaction'),
  ],
  [
    'adjustments',
    '/history?kind=adjustment',
    { user: { history: none } },
    (t) => t('history:empty.adjustment'),
  ],
  ['visits', '/history?kind=browse', { user: { history: none } }, (t) => t('history:empty.browse')],
  ['favourites', '/favorites', { favorites: { list: [] } }, (t) => t('favorites:empty.title')],
  [
    'past rounds',
    '/verify',
    { rounds: { list: { list: [], next: null } } },
    (t) => t('verify:yours.none'),
  ],
  ['passkeys', '/profile', { security: { passkeys: [] } }, (t) => t('security:noPasskeys')],
];

const failures: readonly Row[] = [
  [
    'home',
    '/home',
    { games: { available: failed('INTERNAL'), hot: failed('INTERNAL'), new: failed('INTERNAL') } },
    (t) => t('errors.internal'),
  ],
  ['games', '/games', { games: { available: failed('INTERNAL') } }, (t) => t('errors.internal')],
  [
    'a game’s page',
    '/games/phoenix-ascend',
    { games: { available: failed('INTERNAL'), get: failed('INTERNAL') } },
    (t) => t('errors.internal'),
  ],
  [
    'the page of a game that does not exist',
    '/games/no-such-game',
    { games: { get: failed('NOT_FOUND') } },
    (t) => t('game-page:unknown.title'),
  ],
  [
    'wallet',
    '/wallet',
    { wallets: { list: failed('INTERNAL') } },
    (t) => t('wallet:walletInfoFailed'),
  ],
  [
    'deposits',
    '/wallet',
    { payments: { rechargeRecords: failed('INTERNAL') } },
    (t) => t('wallet:records.failed.deposits'),
  ],
  [
    'withdrawals',
    '/wallet?records=withdrawals',
    { payments: { withdrawRecords: failed('INTERNAL') } },
    (t) => t('wallet:records.failed.withdrawals'),
  ],
  ['history', '/history', { user: { history: failed('INTERNAL') } }, (t) => t('history:failed')],
  ['profile', '/profile', { user: { info: failed('INTERNAL') } }, (t) => t('profile:failed')],
  [
    'login protection',
    '/profile',
    { security: { secondFactor: failed('INTERNAL') } },
    (t) => t('security:failed'),
  ],
  [
    'favourites',
    '/favorites',
    { favorites: { list: failed('INTERNAL') } },
    (t) => t('favorites:sampleName', { number: 2 }),
  ],
  ['questions', '/support', { support: { list: failed('INTERNAL') } }, (t) => t('common.retry')],
  ['past rounds', '/verify', { rounds: { list: failed('INTERNAL') } }, (t) => t('errors.internal')],
  [
    'limits',
    '/safer-play',
    { saferPlay: { overview: failed('INTERNAL') } },
    (t) => t('common.retry'),
  ],
  [
    'statement',
    '/safer-play/statement',
    { saferPlay: { statement: failed('INTERNAL') } },
    (t) => t('common.retry'),
  ],
  [
    'providers',
    '/providers',
    { providers: { list: failed('INTERNAL') } },
    (t) => t('common.retry'),
  ],
  [
    'payment result',
    '/payment-result?outTradeNo=FH0',
    { payments: { rechargeRecords: failed('INTERNAL') } },
    (t) => t('payment-result:error.title'),
  ],
  [
    'a game that does not start',
    '/game-play?gameId=phoenix-ascend',
    { play: { launch: failed('INTERNAL') } },
    (t) => t('game-play:problem.launchFailed.text'),
  ],
  [
    'a game without information',
    '/game-play?gameId=phoenix-ascend',
    { games: { get: failed('INTERNAL') }, play: { launch: failed('INTERNAL') } },
    (t) => t('game-play:problem.gameInfo.text'),
  ],
  [
    'a game that is closed',
    '/game-play?gameId=phoenix-ascend',
    { play: { launch: refused('GAME_UNAVAILABLE') } },
    (t) => t('game-play:problem.unavailable.text'),
  ],
  [
    'a game whose launch is refused',
    '/game-play?gameId=phoenix-ascend',
    { play: { launch: refused('INVALID_BET') } },
    (t) => t('game-play:problem.launchRefused.title'),
  ],
  [
    'a game without an address',
    '/game-play?gameId=phoenix-ascend',
    { play: { launch: (launch) => ({ ...launch, url: '' }) } },
    (t) => t('game-play:problem.loginParameter.text'),
  ],
  [
    'a game that does not exist',
    '/game-play?gameId=no-such-game',
    { games: { get: failed('NOT_FOUND') }, play: { launch: failed('NOT_FOUND') } },
    (t) => t('game-play:problem.invalidGame.text'),
  ],
];

const statesOf = (rows: readonly Row[], state: string) =>
  rows.map(([name, path, replies, shows]) => ({ name: `${name}, ${state}`, path, replies, shows }));

testStates({ languages, open: openPage }, [
  ...statesOf(empty, 'empty'),
  ...statesOf(failures, 'failed'),
]);

testStates(
  { languages, open: openPage },
  ['/home', '/games', '/games/phoenix-ascend', '/wallet', '/safer-play'].map((path) => ({
    name: `${path}, offline`,
    path,
    steps: goOffline,
    shows: (t) => t('errors.offline.title'),
  })),
);

testStates({ languages, open: openPage }, [
  {
    name: 'a game, loading',
    path: '/game-play?gameId=phoenix-ascend',
    replies: { play: { launch: pending } },
    shows: (t) => t('game-play:loading.title', { game: 'Phoenix Ascend' }),
    isLoading: true,
  },
]);

/* Pages with content, and of a guest. */

const kinds = ['game', 'transaction', 'adjustment', 'browse'] as const;

testStates({ languages, open: openPage }, [
  ...['/home', '/games', '/games?view=list', '/wallet', '/favorites', '/profile', '/support'].map(
    (path) => ({ name: `${path}, full`, path, shows: (t: PlayerTexts) => t('layout.pages.games') }),
  ),
  {
    name: 'a game’s page, full',
    path: '/games/phoenix-ascend',
    shows: (t) => t('game-page:howTo'),
  },
  ...kinds.map((kind) => ({
    name: `history of ${kind}, full`,
    path: `/history?kind=${kind}`,
    shows: (t: PlayerTexts) => t(`history:kind.${kind}`),
  })),
  ...[
    '/safer-play',
    '/safer-play/statement',
    '/safer-play/help',
    '/verify',
    '/providers',
    '/terms',
    '/privacy',
  ].map((path) => ({
    name: `${path}, full`,
    path,
    shows: (t: PlayerTexts) => t('layout.pages.games'),
  })),
  ...(
    [
      ['/games/phoenix-ascend', (t) => t('game-page:howTo')],
      ['/wallet', (t) => t('wallet:loginTitle')],
      ['/history', (t) => t('history:loginTitle')],
      ['/favorites', (t) => t('favorites:loginTitle')],
      ['/profile', (t) => t('profile:loginPrompt')],
      ['/safer-play', (t) => t('auth.login')],
      ['/payment-result?outTradeNo=FH0', (t) => t('payment-result:guest.title')],
    ] as const satisfies [string, (t: PlayerTexts) => string][]
  ).map(([path, shows]) => ({ name: `${path}, guest`, path, as: 'guest' as const, shows })),
  {
    name: 'a link to reset the password without its token',
    path: '/reset-password',
    as: 'guest',
    shows: (t) => t('password:noToken'),
  },
  {
    name: 'a link to reset the password',
    path: '/#resetToken=abc',
    as: 'guest',
    shows: (t) => t('password:resetTitle'),
  },
  {
    name: 'an unknown address',
    path: '/no-such-page',
    as: 'guest',
    shows: (t) => t('common.notFound.title'),
  },
]);

const resultOf = (status: number): Replies => ({
  payments: { rechargeRecords: (page) => ({ ...page, list: [{ ...deposit, status }] }) },
});

const result = `/payment-result?outTradeNo=${deposit.externalOrderId}`;

testStates({ languages, open: openPage }, [
  {
    name: 'payment result, loading',
    path: result,
    replies: { payments: { rechargeRecords: pending } },
    shows: (t) => t('payment-result:looking'),
    isLoading: true,
  },
  { name: 'paid', path: result, shows: (t) => t('payment-result:paid.title') },
  {
    name: 'open',
    path: result,
    replies: resultOf(1),
    shows: (t) => t('payment-result:pending.title'),
  },
  {
    name: 'payment failed',
    path: result,
    replies: resultOf(3),
    shows: (t) => t('payment-result:failed.title'),
  },
  {
    name: 'payment cancelled',
    path: result,
    replies: resultOf(4),
    shows: (t) => t('payment-result:cancelled.title'),
  },
  {
    name: 'a status that the client does not know',
    path: result,
    replies: resultOf(7),
    shows: (t) => t('payment-result:unknown.title'),
  },
  {
    name: 'an unknown order',
    path: '/payment-result?outTradeNo=FH0',
    replies: { payments: { rechargeRecords: none } },
    shows: (t) => t('payment-result:notFound.title'),
  },
]);

/* Dialogs */

const openLogin = () => openModal('show-login-modal');
const logIn = async (t: PlayerTexts) => {
  openLogin();
  await fill({ [t('auth.email')]: 'demo@fairhall.test', [t('auth.password')]: 'Fairhall1!' });
  await pressInDialog(t('auth.login'));
};
const secondRequired = refused('SECOND_FACTOR_REQUIRED', {
  challenge: 'a-challenge',
  methods: ['totp', 'passkey', 'recovery'],
  expiresAt: '2099-01-01T00:00:00.000Z',
});
const begun: Replies = { user: { login: secondRequired } };
const excluded = (data: object): Replies => ({ user: { login: refused('ACCOUNT_BLOCKED', data) } });
const asGuest = { path: '/home', as: 'guest' } as const;

testStates({ languages, open: openPage }, [
  { name: 'login', ...asGuest, steps: openLogin, shows: (t) => t('auth.promptText') },
  {
    name: 'login of who was here before',
    ...asGuest,
    stored: { hasLoggedIn: 'true' },
    steps: openLogin,
    shows: (t) => t('auth.welcomeBack'),
  },
  {
    name: 'login, pending',
    ...asGuest,
    replies: { user: { login: pending } },
    steps: logIn,
    shows: (t) => t('auth.loggingIn'),
  },
  {
    name: 'login, refused',
    ...asGuest,
    replies: { user: { login: refused('INVALID_CREDENTIALS') } },
    steps: logIn,
    shows: (t) => t('auth.promptText'),
  },
  {
    name: 'login, failed',
    ...asGuest,
    replies: { user: { login: lost } },
    steps: logIn,
    shows: (t) => t('errors.network'),
  },
  {
    name: 'login, second step',
    ...asGuest,
    replies: begun,
    steps: logIn,
    shows: (t) => t('security:secondTitle'),
  },
  {
    name: 'login, recovery code',
    ...asGuest,
    replies: begun,
    steps: async (t) => {
      await logIn(t);
      await pressInDialog(t('security:methods.recovery'));
    },
    shows: (t) => t('security:secondText.recovery'),
  },
  {
    name: 'login, passkey',
    ...asGuest,
    replies: begun,
    steps: async (t) => {
      await logIn(t);
      await pressInDialog(t('security:methods.passkey'));
    },
    shows: (t) => t('security:secondText.passkey'),
  },
  {
    name: 'login, excluded',
    ...asGuest,
    replies: excluded({ until: '2027-05-01T00:00:00.000Z', canReturn: false }),
    steps: logIn,
    shows: (t) => t('exclusion:title'),
  },
  {
    name: 'login, excluded for good',
    ...asGuest,
    replies: excluded({ until: null, canReturn: false }),
    steps: logIn,
    shows: (t) => t('exclusion:title'),
  },
  {
    name: 'return after an exclusion, second step',
    ...asGuest,
    replies: {
      ...excluded({ until: '2026-01-01T00:00:00.000Z', canReturn: true }),
      saferPlay: { returnFromExclusion: secondRequired },
    },
    steps: async (t) => {
      await logIn(t);
      await pressInDialog(t('exclusion:return'));
    },
    shows: (t) => t('security:secondTitle'),
  },
  {
    name: 'registration',
    ...asGuest,
    steps: () => openModal('show-register-modal'),
    shows: (t) => t('auth.createTitle'),
  },
  {
    name: 'forgotten password',
    ...asGuest,
    steps: async (t) => {
      openLogin();
      await pressInDialog(t('password:forgot'));
    },
    shows: (t) => t('password:forgotTitle'),
  },
  {
    name: 'link sent',
    ...asGuest,
    steps: async (t) => {
      openLogin();
      await pressInDialog(t('password:forgot'));
      await fill({ [t('auth.email')]: 'no-account@example.test' });
      await pressInDialog(t('password:sendLink'));
    },
    shows: (t) => t('password:linkSent', { email: 'no-account@example.test' }),
  },
  {
    name: 'change of the password',
    path: '/profile',
    steps: () => openModal('show-change-password-modal'),
    shows: (t) => t('password:changeText'),
  },
  {
    name: 'confirmation of the login',
    path: '/profile',
    steps: () => openModal('show-fresh-login', { onClosed: () => {} }),
    shows: (t) => t('security:againText'),
  },
]);

const openNotifications = () => openModal('show-notifications');
const openDeposit = () => openModal('show-deposit-modal', { walletType: 'USD' });
const openWithdrawal = () => openModal('show-withdraw-modal', { walletType: 'USD' });
const openChoice = () => openModal('show-wallet-selection', { options: { mode: 'switch' } });
const atWallet = { path: '/wallet' };

testStates({ languages, open: openPage }, [
  {
    name: 'notifications, loading',
    ...atWallet,
    replies: { notifications: { list: pending } },
    steps: openNotifications,
    shows: (t) => t('notifications:title'),
    isLoading: true,
  },
  {
    name: 'notifications, empty',
    ...atWallet,
    replies: { notifications: { list: none } },
    steps: openNotifications,
    shows: (t) => t('notifications:none'),
  },
  {
    name: 'notifications, failed',
    ...atWallet,
    replies: { notifications: { list: failed('INTERNAL') } },
    steps: openNotifications,
    shows: (t) => t('notifications:sampleTitle'),
  },
  {
    name: 'notifications, full',
    ...atWallet,
    steps: openNotifications,
    shows: () => 'Deposit received',
  },
  {
    name: 'deposit, loading',
    ...atWallet,
    replies: { wallets: { configs: pending } },
    steps: openDeposit,
    shows: (t) => t('deposit:title'),
    isLoading: true,
  },
  {
    name: 'deposit, wallets failed',
    ...atWallet,
    replies: { wallets: { configs: failed('INTERNAL') } },
    steps: openDeposit,
    shows: (t) => t('deposit:loadFailed'),
  },
  {
    name: 'deposit, a problem',
    ...atWallet,
    steps: async (t) => {
      openDeposit();
      await pressInDialog(t('deposit:submit'));
    },
    shows: (t) => t('deposit:enterAmount'),
  },
  {
    name: 'deposit, refused',
    ...atWallet,
    replies: { payments: { recharge: refused('PAYMENT_UNAVAILABLE') } },
    steps: async (t) => {
      openDeposit();
      await fill({ [t('deposit:amount')]: '100' });
      await pressInDialog(t('deposit:submit'));
    },
    shows: (t) => t('deposit:submit'),
  },
  {
    name: 'withdrawal, banks loading',
    ...atWallet,
    replies: { payments: { bankCodes: pending } },
    steps: openWithdrawal,
    shows: (t) => t('withdraw:title'),
    isLoading: true,
  },
  {
    name: 'withdrawal, banks failed',
    ...atWallet,
    replies: { payments: { bankCodes: failed('INTERNAL'), payoutAccounts: [] } },
    steps: openWithdrawal,
    shows: (t) => t('wallet:forms.getBankListFailed'),
  },
  {
    name: 'wallet choice',
    ...atWallet,
    steps: openChoice,
    shows: (t) => t('wallet-selection:text'),
  },
  {
    name: 'wallet choice, loading',
    ...atWallet,
    replies: { wallets: { list: pending } },
    steps: openChoice,
    shows: (t) => t('wallet-selection:text'),
    isLoading: true,
  },
  {
    name: 'an order in a status that the client does not know',
    ...atWallet,
    replies: resultOf(9),
    steps: () => press(new RegExp(deposit.externalOrderId)),
    shows: (t) => t('wallet:detail.unknown'),
  },
  {
    name: 'an order that is not refreshed',
    path: '/wallet?records=withdrawals',
    steps: async (t) => {
      await press(new RegExp(withdrawal.externalOrderId));
      serveNow({ payments: { withdrawRecords: failed('INTERNAL') } });
      await pressInDialog(t('wallet:detail.refresh'));
    },
    shows: (t) => t('wallet:refreshFailed'),
  },
  {
    name: 'the welcome wheel, failed',
    ...atWallet,
    replies: { promo: { drawWelcome: failed('INTERNAL') } },
    steps: async (t) => {
      openModal('show-welcome-modal');
      await pressInDialog(t('rewards:spin'));
    },
    shows: (t) => t('errors.internal'),
  },
  {
    name: 'adjustments with their reasons',
    path: '/history?kind=adjustment',
    replies: {
      user: {
        history: (rows) => ({
          ...rows,
          list: rows.list.map((row) => ({
            ...{ ...row, kind: 'adjustment' as const, type: 'adjustment' as const },
            ...{ gameId: null, gameName: null, roundId: null, amount: -12.5 },
            reason: 'A deposit was credited twice on 14 June; this takes the second one back.',
          })),
        }),
      },
    },
    shows: (t) => t('history:type.adjustment'),
  },
  {
    name: 'wallet choice, failed',
    ...atWallet,
    replies: { wallets: { list: failed('INTERNAL') } },
    steps: openChoice,
    shows: (t) => t('errors.internal'),
  },
  {
    name: 'refresh of the balances, failed',
    ...atWallet,
    steps: async (t) => {
      await press(t('wallet:refresh'));
      serveNow({ wallets: { list: failed('INTERNAL') } });
      await press(t('wallet:refresh'));
    },
    shows: (t) => t('wallet:refreshFailed'),
  },
  {
    name: 'profile, edited',
    path: '/profile',
    steps: (t) => press(t('profile:edit')),
    shows: (t) => t('profile:editTitle'),
  },
  {
    name: 'profile, not saved',
    path: '/profile',
    replies: { user: { updateProfile: failed('INTERNAL') } },
    steps: async (t) => {
      await press(t('profile:edit'));
      await fill({ [t('profile:country')]: 'Nowhere' });
      await pressInDialog(t('profile:save'));
    },
    shows: (t) => t('errors.internal'),
  },
]);

const replay = '/r/q3vJ0yq0m1cYt7rZ8WfC2g';
const replaying = (changes: object): Replies => ({
  rounds: { replay: (round) => ({ ...round, ...changes }) },
});

testStates({ languages, open: openPage }, [
  {
    name: 'a replay, loading',
    path: replay,
    as: 'guest',
    replies: { rounds: { replay: pending } },
    shows: (t) => t('replay:loading'),
    isLoading: true,
  },
  {
    name: 'a replay that does not exist',
    path: replay,
    as: 'guest',
    replies: { rounds: { replay: failed('NOT_FOUND') } },
    shows: (t) => t('replay:missing.title'),
  },
  {
    name: 'a replay, failed',
    path: replay,
    as: 'guest',
    replies: { rounds: { replay: failed('INTERNAL') } },
    shows: (t) => t('replay:failed.title'),
  },
  {
    name: 'a round of a game without replays',
    path: replay,
    as: 'guest',
    replies: replaying({ url: null }),
    shows: (t) => t('replay:silent'),
  },
  {
    name: 'the card of a win',
    path: replay,
    as: 'guest',
    replies: replaying({ url: null }),
    steps: (t) => press(t('replay:card.open')),
    shows: (t) => t('replay:card.save'),
  },
  {
    name: 'a replay of the player’s own round, guest',
    path: '/r?gameId=wolfmoon&roundId=a',
    as: 'guest',
    shows: (t) => t('replay:login'),
  },
  {
    name: 'a replay of the player’s own round that has not ended',
    path: '/r?gameId=wolfmoon&roundId=a',
    replies: { rounds: { replayId: failed('NOT_FOUND') } },
    shows: (t) => t('replay:missing.title'),
  },
]);
