import { randomUUID } from 'node:crypto';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import { chooseClientSeed } from '../support/choose-client-seed.ts';
import { startLoadBalancer } from '../support/load-balancer.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Stack, type StackOptions, startStack } from '../support/stack.ts';
import {
  balanceIn,
  DEPOSIT,
  leaveGame,
  openGame,
  orderDeposit,
  payByCard,
  seeHistory,
  seePayment,
  spin,
  walletBox,
} from './journey-steps.ts';
import { oneLayout } from './layouts.ts';
import { logIn, SAMPLE_PASSWORD } from './log-in.ts';
import { type PlayerApi, playerApi } from './player-api.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

const CHECK_EVERY_MS = 200;
const GAME = 'phoenix-ascend';
/** One paid spin in some 150 has free spins. */
const SPINS_MAX = 5_000;

type ScaleStack = {
  readonly origins: { readonly web: string; readonly pay: string; readonly game: string };
  stop(): Promise<void>;
};

/** PostgreSQL, three API nodes and two game servers behind proxies, and the payments provider. */
async function startScaleStack(): Promise<ScaleStack> {
  const postgres = await startPostgres({ fsync: false });
  for (const name of ['fairhall', 'games']) {
    await withConnection({ connectionString: postgres.url('postgres') }, (client) =>
      client.query(`CREATE DATABASE ${name}`),
    );
  }
  const nodes: string[] = [];
  const gameServers: string[] = [];
  const web = await startLoadBalancer(nodes, { checkEveryMs: CHECK_EVERY_MS });
  const game = await startLoadBalancer(gameServers, {
    checkEveryMs: CHECK_EVERY_MS,
    healthPath: '/health',
  });
  const servers: Stack[] = [];
  const settings: Record<string, string> = {
    DATABASE_URL: postgres.url('fairhall'),
    GAME_DATABASE_URL: postgres.url('games'),
    WEB_ORIGIN: web.origin,
    GAME_ORIGIN: game.origin,
    ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  };
  const start = async (only: StackOptions['only']) => {
    const server = await startStack({ ...(only && { only }), settings });
    servers.push(server);
    return server;
  };
  // Its port is part of the settings of the others.
  const payments = await start('payments');
  settings['PAY_ORIGIN'] = payments.origins.pay;
  for (let count = 0; count < 3; count += 1) nodes.push((await start('api')).origins.web);
  for (let count = 0; count < 2; count += 1)
    gameServers.push((await start('game-server')).origins.game);
  await expect.poll(() => [web.ready().length, game.ready().length]).toEqual([3, 2]);
  return {
    origins: { web: web.origin, pay: payments.origins.pay, game: game.origin },
    async stop() {
      for (const server of servers.reverse()) await server.stop();
      await web.close();
      await game.close();
      await postgres.stop();
    },
  };
}

/** Spins without the page until a round has free spins. @returns its stake and win */
async function spinUntilFreeSpins({ api, gameOrigin }: { api: PlayerApi; gameOrigin: string }) {
  const { url } = await api.post<{ url: string }>('/game/launch', {
    ...{ gameId: GAME, walletType: 'USD' },
  });
  const token = new URL(url).searchParams.get('token') ?? '';
  await chooseClientSeed({ gameOrigin, token, gameId: GAME });
  for (let count = 0; count < SPINS_MAX; count += 1) {
    const response = await fetch(`${gameOrigin}/rounds/spin`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ gameId: GAME, requestId: randomUUID(), stake: '0.20' }),
    });
    const { code, data } = await response.json();
    expect(code).toBe(200);
    const { stake, win, outcome } = data.round;
    const [paid] = outcome.steps;
    if (paid.freeSpinsAwarded > 0) return { stake: Number(stake), win: Number(win) };
  }
  throw new Error('no round had free spins');
}

test(
  'on three API nodes and two game servers a player deposits, spins, has free spins, and sees the cash in the history',
  oneLayout('the servers are the same for all'),
  async ({ browser }) => {
    test.setTimeout(300_000);
    const stack = await startScaleStack();
    const context = await browser.newContext({ baseURL: stack.origins.web });
    const page = await context.newPage();
    const of = { page, email: 'demo@fairhall.test', password: SAMPLE_PASSWORD, isMobile: false };
    const { token } = await logIn(of);
    const api = playerApi({ request: context.request, token });
    const before = await api.usdBalance();

    const checkout = await orderDeposit(page);
    await payByCard(checkout, stack.origins.pay);
    const { bonusAmount } = await api.latestDeposit();
    const deposited = before + DEPOSIT + bonusAmount;
    await seePayment({ checkout, page, deposited });

    const game = await openGame(page);
    await expect(balanceIn(game)).toHaveText(usd(deposited));
    const round = await spin({ page, game });
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(deposited) - inCents(round.stake) + inCents(round.win));
    await leaveGame({ page, game });
    await expect(walletBox(page)).toContainText(usd(after));
    await seeHistory({ page, round, isMobile: false });

    const withFreeSpins = await spinUntilFreeSpins({ api, gameOrigin: stack.origins.game });
    expect(await api.latestRound()).toEqual(withFreeSpins);
    await page.goto('/home');
    await expect(walletBox(page)).toContainText(usd(await api.usdBalance()));
    await seeHistory({ page, round: withFreeSpins, isMobile: false });
    await context.close();
    await stack.stop();
  },
);
