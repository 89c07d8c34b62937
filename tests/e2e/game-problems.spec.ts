import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { onDesktop, oneLayout } from './layouts.ts';
import type { Player } from './player.ts';
import type { PlayerApi } from './player-api.ts';
import { findTool, pressTool } from './press-tool.ts';
import { expect, origins, test } from './test.ts';

/*
 * The failures of a game: each is shown in the game and posted to the parent page. The parent here
 * is a page of the player client's origin that records the messages.
 */

test.use({
  expectedConsoleErrors: /status of 4|ERR_FAILED|Failed to (load|fetch)|dynamically imported/,
});
/** The failure screen is a centred box in every layout. */
const IN_ONE_LAYOUT = oneLayout('the screen is the same in every layout');

type PostedMessage = { readonly origin: string; readonly type: string; readonly problem?: string };

/** Opens a game in a frame of a page that records its messages. */
async function openFramed(page: Page, url: string): Promise<Frame> {
  await page.goto('/support');
  await page.evaluate((address) => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ origin, data }) => messages.push({ origin, ...data }));
    const frame = document.createElement('iframe');
    frame.name = 'game';
    frame.src = address;
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999';
    document.body.append(frame);
  }, url);
  await expect.poll(() => page.frame('game')?.url() ?? '').toContain(origins.game());
  const frame = page.frame('game');
  if (!frame) throw new Error('there is no frame');
  return frame;
}

const messagesTo = (page: Page): Promise<PostedMessage[]> =>
  page.evaluate(() => Reflect.get(window, 'messages'));

async function expectProblem(page: Page, { problem, text }: { problem: string; text: RegExp }) {
  const screen = page.frameLocator('iframe[name=game]').getByRole('alert');
  await expect(screen).toContainText(text, { timeout: 30_000 });
  await expect(screen).toHaveAttribute('data-problem', problem);
  await expect
    .poll(() => messagesTo(page))
    .toContainEqual(expect.objectContaining({ origin: origins.game(), type: 'problem', problem }));
}

async function launched(
  api: PlayerApi,
  change: Record<string, string | null> = {},
  gameId = 'dragon-tiger',
) {
  const { url } = await api.post<{ url: string }>('/game/launch', {
    gameId,
    walletType: 'USD',
  });
  const address = new URL(url);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address.href;
}

/** An open game with a bet on the table. */
async function openWithBet(page: Page, api: PlayerApi) {
  await api.claimWelcome();
  await openFramed(page, await launched(api));
  const game = page.frameLocator('iframe[name=game]');
  await game.getByRole('button', { name: 'Dragon', exact: true }).click({ timeout: 30_000 });
  return game;
}

const outside = [
  ['invalid-game', { GameID: 'no-such-game' }, /Invalid game ID/],
  ['login-parameter', { token: null }, /Login parameter error/],
  ['token-invalid', { token: 'never-issued' }, /Token validation failed/],
] as const;

for (const [problem, change, text] of outside) {
  test(
    `${problem} is shown and posted for an invalid URL of a game`,
    IN_ONE_LAYOUT,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      await openFramed(page, await launched(api, change));
      await expectProblem(page, { problem, text });
    },
  );
}

test(
  'a game that the game server cannot open reports it, and opens on a reload',
  IN_ONE_LAYOUT,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const response = { code: 400, msg: 'no', data: null };
    await page.route('**/rounds/open', (route) => route.fulfill({ status: 400, json: response }));
    await openFramed(page, await launched(api));
    await expectProblem(page, { problem: 'initialization-failed', text: /initialization failed/ });
    await page.unroute('**/rounds/open');
    const game = page.frameLocator('iframe[name=game]');
    await game.getByRole('button', { name: 'Reload' }).click();
    await expect(game.getByTestId('play')).toBeVisible();
  },
);

test('a game whose code fails to load reports it', IN_ONE_LAYOUT, async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await page.route(/assets\/(present-table-game|dragon-tiger).*\.js/, (route) => route.abort());
  await openFramed(page, await launched(api));
  await expectProblem(page, { problem: 'load-failed', text: /Resource load failed/ });
});

test(
  'a lost connection is retried automatically before the game fails',
  oneLayout('the screen is the same in every layout'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const game = await openWithBet(page, api);
    await page.route('**/rounds/bet', (route) => route.abort());
    await game.getByTestId('play').click();
    await expect(game.getByRole('status').filter({ hasText: 'Reconnecting' })).toBeVisible();
    await page.unroute('**/rounds/bet');
    await expect(game.getByTestId('spoken')).toContainText('Balance', { timeout: 15_000 });
    await page.clock.install();
    await page.route('**/rounds/**', (route) => route.abort());
    await game.getByTestId('play').click();
    // Skips the delays between the retries.
    const screens = async () => {
      await page.clock.runFor(10_000);
      return game.getByRole('alert').count();
    };
    await expect.poll(screens, { intervals: [50] }).toBe(1);
    await expectProblem(page, { problem: 'connection-lost', text: /Network connection failed/ });
  },
);

const endings = [
  ['kicked-out', /logged in on another device/, logInElsewhere],
  ['token-expired', /Login token has expired/, logOut],
] as const;

for (const [problem, text, end] of endings) {
  test(
    `${problem} is the failure of a game whose session ended for this reason`,
    IN_ONE_LAYOUT,
    async ({ page, request, player, logInByApi }) => {
      const api = await logInByApi();
      // The parent page would be notified first; here the game itself must detect it.
      await page.route('**/api/events*', (route) => route.abort());
      const game = await openWithBet(page, api);
      await end(api, { request, player });
      await game.getByTestId('play').click();
      await expectProblem(page, { problem, text });
      await game.getByRole('button', { name: 'Log in again' }).click();
      await expect
        .poll(() => messagesTo(page))
        .toContainEqual(expect.objectContaining({ origin: origins.game(), type: 'exit' }));
    },
  );
}

type Elsewhere = { request: APIRequestContext; player: Player };

async function logInElsewhere(_api: PlayerApi, { request, player }: Elsewhere): Promise<void> {
  const { email, password } = player;
  await request.post('/api/user/login', { data: { email, password } });
}

async function logOut(api: PlayerApi): Promise<void> {
  await api.post('/user/logout');
}

test(
  'a player whose session ends during a game sees the login form and the reason',
  onDesktop,
  async ({ page, request, player, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await page.goto('/game-play?gameId=dragon-tiger');
    const game = page.getByTitle('Dragon Tiger, game').contentFrame();
    await expect(game.getByTestId('play')).toBeVisible({ timeout: 30_000 });
    await logInElsewhere(api, { request, player });
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('dialog')).toContainText('logged in on another device');
  },
);

test(
  'a game in its own tab links to the login when its session ends',
  IN_ONE_LAYOUT,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await page.goto(await launched(api));
    await page.getByRole('button', { name: 'Dragon', exact: true }).click({ timeout: 30_000 });
    await logOut(api);
    await page.getByTestId('play').click();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('dialog')).toContainText('Login expired, please login again');
  },
);

test('a game opens in full screen, and reloads in place', async ({ page, logInByApi }) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.goto('/game-play?gameId=dragon-tiger');
  const game = page.getByTitle('Dragon Tiger, game').contentFrame();
  await pressTool(game, 'Full screen');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
  // By keyboard: a click does not take the headless shell out of full screen.
  const leave = await findTool(game, 'Leave full screen');
  await leave.press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  const opened = page.waitForResponse('**/rounds/open');
  await pressTool(game, 'Reload the game');
  await opened;
  await expect(game.getByTestId('play')).toBeVisible();
});

test('sound is off at first, and the setting survives a reload; the net result is the login’s, also in another game and tab', async ({
  page,
  context,
  logInByApi,
}) => {
  const api = await logInByApi();
  const game = await openWithBet(page, api);
  const sound = game.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await game.getByTestId('play').click();
  await expect(game.getByTestId('play')).toHaveAttribute('data-phase', 'idle');
  const [win] = await game.getByTestId('win').allTextContents();
  const net = await game.getByTestId('session-net').textContent();
  expect(net).toBe({ '$0.00': '−$1.00', '$2.00': '+$1.00', '$0.50': '−$0.50' }[win ?? '']);
  await pressTool(game, 'Reload the game');
  await expect(game.getByTestId('session-net')).toHaveText(net ?? '');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  const tab = await context.newPage();
  await openFramed(tab, await launched(api, {}, 'phoenix-ascend'));
  const other = tab.frameLocator('iframe[name=game]');
  await expect(other.getByTestId('session-net')).toHaveText(net ?? '', { timeout: 30_000 });
});
