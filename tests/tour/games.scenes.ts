import { catalogue } from '../../server/src/simulators/casino/catalogue/catalogue.ts';
import { expect, origins } from '../e2e/test.ts';
import type { Step } from './ask.ts';
import { type Scene, tour } from './scene.ts';
import { settle } from './settle.ts';

type Visit = Parameters<Step>[0];

const usdToPlay: NonNullable<Scene['before']> = (api) =>
  api.deposit({ walletType: 'USD', amount: 100 });

/** Waits until the game in the frame takes bets. */
async function gameIsOpen({ page }: Visit) {
  const game = page.locator('iframe').contentFrame();
  await expect(game.getByTestId('balance').filter({ visible: true })).toHaveText(/\d/, {
    timeout: 30_000,
  });
  await expect(game.locator('[aria-busy="true"], .skeleton')).toHaveCount(0, { timeout: 30_000 });
  const frame = page.frames().find((one) => one.url().startsWith(origins.game()));
  if (frame) await settle(frame, { isLoading: false });
  return game;
}

const open = (gameId: string, gameName: string): Scene => ({
  name: gameId,
  as: 'own',
  path: `/game-play?gameId=${gameId}`,
  shows: (page) => page.getByTitle(`${gameName}, game`),
  before: usdToPlay,
  steps: gameIsOpen,
});

tour(
  'play',
  catalogue.map(({ gameId, gameName }) => open(gameId, gameName)),
);

/** Opens something of the game's own bar. */
const openInGame = (name: string, button: string): Scene => ({
  ...open('phoenix-ascend', 'Phoenix Ascend'),
  name,
  // Phones have one menu for all of it.
  only: 'desktop',
  steps: async (visit) => {
    const game = await gameIsOpen(visit);
    await game.getByRole('button', { name: button }).click();
    await expect(game.getByRole('dialog')).toBeVisible();
  },
});

tour('game', [
  openInGame('paytable', 'Paytable and rules'),
  openInGame('fairness', 'Change seeds'),
  openInGame('autoplay', 'Automatic spins'),
  {
    ...open('phoenix-ascend', 'Phoenix Ascend'),
    name: 'leave',
    shows: 'Leave the game?',
    steps: async (visit) => {
      const game = await gameIsOpen(visit);
      await game.getByRole('button', { name: 'Back to the games' }).click();
    },
  },
  {
    name: 'loading',
    as: 'own',
    path: '/game-play?gameId=phoenix-ascend',
    shows: 'Opening Phoenix Ascend',
    before: usdToPlay,
    holds: '**/api/game/launch',
  },
  {
    name: 'no-balance',
    as: 'own',
    path: '/game-play?gameId=phoenix-ascend',
    shows: 'Insufficient wallet balance, please deposit first',
  },
  {
    name: 'not-found',
    as: 'own',
    path: '/game-play?gameId=no-such-game',
    shows: 'Invalid game ID',
    due: /status of 404/,
  },
  {
    name: 'launch-failed',
    as: 'own',
    path: '/game-play?gameId=phoenix-ascend',
    shows: 'Game start failed',
    before: usdToPlay,
    breaks: '**/api/game/launch',
  },
  {
    ...open('phoenix-ascend', 'Phoenix Ascend'),
    name: 'connection-lost',
    shows: (page) => page.getByRole('alert'),
    steps: async (visit) => {
      await gameIsOpen(visit);
      const frame = visit.page.frames().find((one) => one.url().startsWith(origins.game()));
      await frame?.evaluate(() =>
        parent.postMessage(
          { source: 'fairhall-game', type: 'problem', problem: 'connection-lost' },
          '*',
        ),
      );
    },
  },
]);

/** Orders a deposit, ends it at the checkout as said, and comes back. */
function payment(outcome: 'paid' | 'failed' | 'cancelled' | 'open', words: string): Scene {
  let outTradeNo = '';
  return {
    name: outcome,
    as: 'own',
    path: '/home',
    shows: words,
    before: async (api) => {
      await api.order({ walletType: 'USD', amount: 100, outcome });
      const records = await api.post<Records>('/payment/recharge/records');
      outTradeNo = records.list[0]?.externalOrderId ?? '';
    },
    steps: ({ page }) => page.goto(`/payment-result?outTradeNo=${outTradeNo}`),
  };
}

type Records = { readonly list: readonly { readonly externalOrderId: string }[] };

tour('payment-result', [
  payment('paid', 'Payment successful'),
  payment('failed', 'Payment failed'),
  payment('cancelled', 'Payment cancelled'),
  payment('open', 'Waiting for the payment'),
  {
    name: 'unknown-order',
    as: 'own',
    path: '/payment-result?outTradeNo=FH0',
    shows: 'We don’t know this order',
  },
  {
    name: 'guest',
    path: '/payment-result?outTradeNo=FH0',
    shows: 'Log in to see your payment',
  },
]);

/** The checkout is a page of another party: the order's own address leads there. */
function checkout(
  name: string,
  walletType: string,
  act: (visit: Visit) => Promise<unknown>,
): Scene {
  let payUrl = '';
  return {
    name,
    as: 'own',
    path: '/home',
    shows: /No real money moves/,
    before: async (api) => {
      const order = await api.post<{ payUrl: string }>('/payment/recharge', {
        walletType,
        amount: 100,
      });
      payUrl = order.payUrl;
    },
    steps: async (visit) => {
      await visit.page.goto(payUrl);
      await act(visit);
    },
  };
}

tour('checkout', [
  checkout('card', 'USD', async ({ page }) => page.getByLabel('Card number').waitFor()),
  checkout('card-problem', 'USD', async ({ page }) =>
    page.getByRole('button', { name: /^Pay/ }).click(),
  ),
  checkout('pix', 'BRL', async ({ page }) => {
    await page.getByRole('tab', { name: 'PIX' }).click();
    await page.getByRole('img', { name: 'PIX QR code of this order' }).waitFor();
  }),
]);
