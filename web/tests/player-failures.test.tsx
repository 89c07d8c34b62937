import { examples } from '@fairhall/api/contract/examples';
import { messageText } from '@fairhall/api/messages';
import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openModal } from '@/lib/browser/window-events.ts';
import {
  bodiesOf,
  failed,
  foreign,
  held,
  lost,
  malformed,
  type Replies,
  requestCount,
  serveNow,
} from './mock-servers.ts';
import { openPage, type PlayerTexts } from './player-page.tsx';
import {
  dialog,
  expectConsoleErrors,
  fill,
  isSeen,
  press,
  pressInDialog,
  sees,
  settle,
  submit,
} from './screen.ts';
import { goOffline } from './states.ts';

/* What the page does about a failed call. */

/** Failures that are no refusal, and the text of each in Portuguese. */
const failures = [
  [foreign(403), 'Sem permissão de acesso'],
  [foreign(404), 'Recurso solicitado não encontrado'],
  [foreign(500), 'Erro interno do servidor'],
  [foreign(502), 'A solicitação falhou'],
  [foreign(200), 'A solicitação falhou'],
  [failed('TOO_MANY_REQUESTS'), messageText('TOO_MANY_REQUESTS', 'pt-br')],
  [lost, 'Erro de rede'],
] as const;

test('a failed call is reported once, in the language of the page', async () => {
  await openPage({
    path: '/profile',
    language: 'pt-br',
    replies: { user: { info: foreign(500) } },
  });
  await sees('Erro interno do servidor');
  expect(page.getByText('Erro interno do servidor').elements()).toHaveLength(1);
  serveNow({});
  await press('Tentar de novo');
  await press('Editar');
  for (const [index, [failure, text]] of failures.entries()) {
    serveNow({ user: { updateProfile: failure } });
    await fill({ País: `País ${index}` });
    await expect.poll(() => dialog().element().querySelectorAll('.notice').length).toBe(0);
    await submit();
    await expect.element(dialog().getByRole('alert').getByText(text)).toBeVisible();
    expect(page.getByText(text).elements()).toHaveLength(1);
  }
});

test('an ended session is reported by the login form alone', async () => {
  await openPage({ path: '/wallet' });
  await settle();
  const ended = failed('UNAUTHORIZED', { reason: 'SESSION_EXPIRED' });
  serveNow({
    wallets: { list: ended, configs: ended },
    user: { info: ended },
    payments: { rechargeRecords: ended },
  });
  const before = requestCount();
  await press('Refresh balances');
  await expect.element(dialog()).toHaveTextContent('Login expired, please login again');
  // The balances, the player, the records: each of them could show its own message.
  await expect.poll(() => requestCount() - before).toBeGreaterThanOrEqual(3);
  expect(document.querySelectorAll('.toast-card')).toHaveLength(0);
});

type Retried = {
  readonly what: string;
  readonly path: string;
  readonly replies: Replies;
  readonly steps?: (t: PlayerTexts) => unknown;
  readonly failure: string;
  readonly retry?: string;
  readonly loaded: string;
};

const retried: readonly Retried[] = [
  {
    what: 'the catalogue',
    path: '/games?type=slot',
    replies: { games: { available: failed('INTERNAL') } },
    failure: 'Internal server error',
    loaded: 'Phoenix Ascend',
  },
  {
    what: 'the balances',
    path: '/wallet',
    replies: { wallets: { list: failed('INTERNAL') } },
    failure: 'Failed to get wallet info',
    loaded: 'Your wallets',
  },
  {
    what: 'the favourites, of which two marked placeholders are shown',
    path: '/favorites',
    replies: { favorites: { list: failed('INTERNAL') } },
    failure: 'Sample game 2',
    loaded: 'Phoenix Ascend',
  },
  {
    what: 'the notifications, of which marked samples are shown',
    path: '/home',
    replies: { notifications: { list: failed('INTERNAL') } },
    steps: () => openModal('show-notifications'),
    failure: 'Sample data',
    loaded: 'Deposit received',
  },
  {
    what: 'the banks',
    path: '/wallet',
    replies: { payments: { bankCodes: failed('INTERNAL'), payoutAccounts: [] } },
    steps: () => openModal('show-withdraw-modal', { walletType: 'USD' }),
    failure: 'Failed to get the bank list',
    loaded: 'Bank',
  },
  {
    what: 'the lookup of the assistant',
    path: '/support',
    replies: { payments: { rechargeRecords: failed('INTERNAL') } },
    steps: () => page.getByRole('group', { name: 'Quick replies' }).getByText('Deposit').click(),
    failure: 'Send failed, please try again',
    retry: 'Send failed, please try again',
    loaded: 'Your last deposit is $100.00',
  },
  {
    what: 'the launch of a game',
    path: '/game-play?gameId=phoenix-ascend',
    replies: { play: { launch: failed('INTERNAL') } },
    failure: 'Game start failed',
    retry: 'Reload the game',
    loaded: 'Opening Phoenix Ascend',
  },
];

test.for(retried.map((row) => [row.what, row] as const))(
  '%s: the failure is shown, and a retry loads',
  async ([, { path, replies, steps, failure, retry = 'Try again', loaded }]) => {
    const t = await openPage({ path, replies });
    await steps?.(t);
    await sees(failure);
    serveNow({});
    await press(retry);
    await sees(loaded);
    await expect.poll(() => isSeen(failure)).toBe(false);
  },
);

test('a launch whose response has no data is reported', async () => {
  await openPage({
    path: '/game-play?gameId=phoenix-ascend',
    replies: { play: { launch: malformed(null) } },
  });
  await sees('Login exception');
});

test('a game that does not exist links back to the games', async () => {
  await openPage({
    path: '/game-play?gameId=no-such-game',
    replies: { games: { get: failed('NOT_FOUND') }, play: { launch: failed('NOT_FOUND') } },
  });
  await sees('Invalid game ID');
  await press('Back to games');
  await expect.poll(() => location.pathname).toBe('/games');
});

test('a page that fails to render leaves the frame around it and links back', async () => {
  expectConsoleErrors(/TypeError|error boundary|above error/i);
  await openPage({ path: '/profile', replies: { user: { info: malformed({}) } } });
  await sees('Something broke on this page');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await expect.element(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
});

test('a page that was never loaded waits for the connection', async () => {
  await openPage({
    path: '/wallet',
    replies: { payments: { withdrawRecords: (all) => ({ ...all, list: [], total: 0 }) } },
  });
  await sees('Deposit records');
  await goOffline();
  await press('Withdrawal records');
  await sees('This shows as soon as the connection is back.');
  onlineManager.setOnline(true);
  await sees('No withdrawals yet');
});

const heart = () => page.getByRole('button', { name: 'Favorite Phoenix Ascend' }).first();
const storedFavorites = () => JSON.parse(localStorage.getItem('favorites') ?? '[]');
const noFavorites = { list: [] };

test('a heart changes immediately, also when its call fails, which is reported', async () => {
  const favorites = { ...noFavorites, add: failed('INTERNAL') };
  await openPage({ path: '/games', replies: { favorites } });
  await heart().click();
  await sees('Favorite operation failed');
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(storedFavorites()).toEqual(['phoenix-ascend']);
});

test('a heart pressed twice is removed after it was added, however slow the first call is', async () => {
  const { reply, release } = held();
  await openPage({ path: '/games', replies: { favorites: { ...noFavorites, add: reply } } });
  await heart().click();
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(bodiesOf('favorites.add')).toHaveLength(1);
  expect(bodiesOf('favorites.remove')).toHaveLength(0);
  release();
  await expect.poll(() => bodiesOf('favorites.remove')).toHaveLength(1);
});

test('a guest’s heart prompts for a login, and the hearts of an earlier session are gone', async () => {
  const stored = { favorites: '["phoenix-ascend"]' };
  await openPage({ path: '/games', as: 'guest', stored });
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await heart().click();
  await sees('Please login first');
  await expect.element(dialog()).toBeVisible();
});

test.for(['grid', 'list'])(
  'a switched-off game is paused in the %s, and leads to its page alone',
  async (view) => {
    const [game] = examples.games.available.response;
    if (!game) throw new Error('the example has no game');
    const replies = { games: { available: [{ ...game, enabled: false }] } };
    await openPage({ path: `/games?view=${view}`, as: 'guest', replies });
    const list = page.getByRole('list', { name: 'Games', exact: true });
    await expect.element(list).toHaveTextContent('Paused');
    const paths = list
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(new Set(paths)).toEqual(new Set([`/games/${game.gameId}`]));
    await expect.element(list.getByRole('button', { name: /^Try free/ })).not.toBeInTheDocument();
  },
);

const atGame = { path: '/free-play?gameId=phoenix-ascend', as: 'guest' } as const;

test('a free launch that has expired starts again', async () => {
  await openPage({
    ...atGame,
    replies: {
      play: { launchFree: (launch) => ({ ...launch, expiresAt: '2026-11-21T12:00:00.000Z' }) },
    },
  });
  await pressInDialog('Yes, I am');
  await sees('Free play has ended');
  serveNow({});
  await press('Play again');
  await expect.poll(() => bodiesOf('play.launchFree').length).toBe(2);
  await expect.element(page.getByText('Free play has ended')).not.toBeInTheDocument();
});

test('too many free launches of a network are a pause of minutes', async () => {
  await openPage({ ...atGame, replies: { play: { launchFree: failed('TOO_MANY_REQUESTS') } } });
  await pressInDialog('Yes, I am');
  await sees('A short pause, please');
});
