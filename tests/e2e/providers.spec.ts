import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { providers as contract } from '../../server/api/src/contract/providers.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { runServerCommand } from '../support/command.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { postToApi } from '../support/stack-client.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

/* A provider beside our own game server: what a player sees of it. */

const COIN = { gameId: 'tin-coin', gameName: 'Tin Coin' };
const DICE = { gameId: 'tin-dice', gameName: 'Tin Dice' };
const PLAYED = 60;

/** A provider's server: an empty game page, and past rounds while it responds. */
async function startProvider() {
  let isResponding = true;
  const round = {
    kind: 'round',
    walletType: 'USD',
    stake: '1.00',
    win: '2.00',
    createdAt: '2026-11-21T12:00:00.000Z',
    isRevealed: true,
    isCalledOff: false,
    refusal: null,
  };
  const rounds = [
    { ...round, roundId: 'd1', gameId: DICE.gameId },
    { ...round, roundId: 'c1', gameId: COIN.gameId },
  ];
  const server = createServer(({ method }, response) => {
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><html lang="en"><title>A game</title></html>');
      return;
    }
    const envelope = { code: 200, msg: 'success', data: { rounds } };
    response.writeHead(isResponding ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isResponding ? envelope : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    secret: randomBytes(32).toString('hex'),
    respond: (is: boolean) => {
      isResponding = is;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Provider = Awaited<ReturnType<typeof startProvider>>;

let stack: Stack;
let provider: Provider;

test.beforeAll(async () => {
  stack = await startStack({ settings: { RATE_LIMIT: 'off', SEED: 'off', LOG_LEVEL: 'error' } });
  provider = await startProvider();
  const { origin, secret } = provider;
  const games = [COIN, DICE].flatMap(({ gameId }) => ['--game', gameId]);
  await manage(
    'add',
    '--name',
    'Tin Lantern',
    '--origin',
    origin,
    ...games,
    '--secret',
    secret,
    ...[...['--rounds-origin', origin, '--win-multiple', '100']],
  );
  const page = { gameType: 1, supplier: 'Tin Lantern', rtp: 98 };
  await call('/rpgame/games/saveAll', {
    games: [
      { ...page, ...COIN },
      { ...page, ...DICE, rulesHash: 'ab'.repeat(32), proofUrl: `${origin}/proof` },
    ],
  });
});

test.afterAll(async () => {
  await stack.stop();
  await provider.close();
});

async function manage(command: string, ...args: string[]): Promise<void> {
  const { databaseFile } = stack;
  const done = await runServerCommand('providers', {
    args: [command, 'tin', ...args],
    databaseFile,
  });
  expect(done).toMatchObject({ code: 0 });
}

/** A signed call of the provider, which the API knows within a second. */
async function call(path: string, body: object): Promise<void> {
  const rawBody = JSON.stringify(body);
  await expect
    .poll(async () => {
      const response = await fetch(`${stack.origins.web}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-provider': 'tin',
          'x-signature': sign({ rawBody, secret: provider.secret, now: new Date() }),
        },
        body: rawBody,
      });
      return (await response.json()).code;
    })
    .toBe(200);
}

async function listed() {
  const response = await fetch(`${stack.origins.web}/api/rpgame/providers`);
  const [, tin] = contract.list.output.parse((await response.json()).data);
  return tin;
}

const open = (page: Page, path: string) => page.goto(`${stack.origins.web}${path}`);

/** A new player of this stack, whose session the first page finds. @returns the session's token */
async function logIn(page: Page): Promise<string> {
  const id = randomUUID().slice(0, 8);
  const credentials = { email: `tin-${id}@example.test`, password: `secret-${id}` };
  await postToApi(stack, '/user/register', { body: { ...credentials, nickName: `Robin ${id}` } });
  const body = { ...credentials, remember: true };
  const { token, expiresAt, ...user } = await postToApi(stack, '/user/login', { body });
  await page.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify({ token, expiresAt, user }),
  );
  await postToApi(stack, '/promo/welcome', { body: { walletType: 'USD' }, session: token });
  return token;
}

test('the page of the providers shows the measured return of a foreign game, its proofs and its state', async ({
  page,
}) => {
  const session = await logIn(page);
  const launch = { gameId: DICE.gameId, walletType: 'USD' };
  const { url } = await postToApi(stack, '/game/launch', { body: launch, session });
  const token = new URL(url).searchParams.get('token');
  const before = (await listed())?.games.find(({ gameId }) => gameId === DICE.gameId);
  for (let round = 0; round < PLAYED; round += 1) {
    const id = randomUUID();
    const ids = { token, transactionId: id, roundId: id, gameId: DICE.gameId };
    const winAmount = round % 2 === 0 ? '0.11' : '0.09';
    await call('/provider/play', { ...ids, amount: '0.10', winAmount });
  }
  const rounds = (before?.measured?.rounds ?? 0) + PLAYED;
  await expect
    .poll(async () => (await listed())?.games.map(({ measured }) => measured?.rounds), {
      timeout: 40_000,
    })
    .toContain(rounds);

  await open(page, '/history');
  const played = page.getByRole('link', { name: 'Verify this round of Tin Dice' }).first();
  await expect(played).toHaveAttribute('href', new RegExp(`^${provider.origin}/proof\\?round=`));

  await open(page, '/fairness');
  await page.getByRole('main').getByRole('link', { name: 'Games providers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games providers');
  const own = page.getByRole('region', { name: 'Fairhall' });
  await expect(own.getByRole('link', { name: 'Verify: Brass Roulette' })).toBeVisible();
  const tin = page.getByRole('region', { name: 'Tin Lantern' });
  await page.getByRole('button', { name: /^Tin Lantern/ }).click();
  await expect(tin).toBeInViewport();
  await expect(tin).toBeFocused();
  const rows = tin.getByRole('row').or(tin.getByRole('listitem'));
  const dice = rows.filter({ hasText: 'Tin Dice' });
  // The rounds paid a tenth more and a tenth less: 100 % with a tenth of the interval of a coin.
  const plusMinus = (19.6 / Math.sqrt(rounds - 1)).toFixed(2);
  await expect(dice).toContainText(`100.00% ± ${plusMinus}`);
  await expect(dice).toContainText(`${rounds} rounds`);
  await expect(dice.getByTitle('ab'.repeat(32))).toHaveText('ababababab'.padEnd(12, 'ab'));
  const proof = dice.getByRole('link', { name: 'Verify: Tin Dice' });
  await expect(proof).toHaveAttribute('href', `${provider.origin}/proof`);
  await expect(proof).toHaveAttribute('target', '_blank');
  const coin = rows.filter({ hasText: 'Tin Coin' });
  await expect(coin).toContainText('No proofs');
  await expect(coin).toContainText('Not enough rounds yet');
  await expectAccessible(page);

  await manage('off');
  await expect.poll(async () => (await listed())?.enabled).toBe(false);
  await page.reload();
  await expect(tin).toContainText('Not available');
  await manage('on');
  await expect.poll(async () => (await listed())?.enabled).toBe(true);
});

test('a game without proofs states this on its tile, in its row and while it loads', async ({
  page,
}) => {
  await logIn(page);
  await open(page, '/games?q=tin');
  const tile = (name: string) => page.getByRole('main').getByRole('link', { name: `Play ${name}` });
  await expect(tile(COIN.gameName)).toContainText('No proofs');
  await expect(tile(COIN.gameName)).toHaveAccessibleDescription('No proofs');
  await expect(tile(DICE.gameName)).toBeVisible();
  await expect(tile(DICE.gameName)).not.toContainText('No proofs');
  await expectAccessible(page);
  await open(page, '/games?q=tin&view=list');
  await expect(tile(COIN.gameName)).toHaveAccessibleDescription(/No proofs/);
  await expect(tile(DICE.gameName)).not.toHaveAccessibleDescription(/No proofs/);
  await open(page, `/game-play?gameId=${COIN.gameId}&walletType=USD`);
  const curtain = page.getByRole('status').filter({ hasText: 'Opening' });
  await expect(curtain).toContainText('Opening Tin Coin');
  await expect(curtain).toContainText('its rounds cannot be verified');
  await open(page, `/game-play?gameId=${DICE.gameId}&walletType=USD`);
  await expect(curtain).toContainText('Opening Tin Dice');
  await expect(curtain).not.toContainText('cannot be verified');
});

test.describe('past rounds', () => {
  test.use({ expectedConsoleErrors: /status of 503/ });

  test('the rounds of each provider are listed, and a silent one is a problem of its list alone', async ({
    page,
  }) => {
    await logIn(page);
    await open(page, '/verify');
    const yours = page.getByRole('region', { name: 'Your rounds' });
    await expect(yours).toContainText('No rounds yet');
    await yours.getByLabel('Games provider').selectOption('Tin Lantern');
    const dice = yours.getByRole('link', { name: /^Tin Dice/ });
    await expect(dice).toContainText('Open the proof');
    await expect(dice).toHaveAttribute('href', `${provider.origin}/proof?round=d1`);
    await expect(dice).toHaveAttribute('rel', /noopener/);
    const coin = yours.getByRole('listitem').filter({ hasText: 'Tin Coin' });
    await expect(coin).toContainText('No proofs');
    await expect(coin.getByRole('link').or(coin.getByRole('button'))).toHaveCount(0);
    await expectAccessible(page);

    provider.respond(false);
    await yours.getByLabel('Filter by game').selectOption('Tin Coin');
    await expect(yours.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The round' })).toBeVisible();
    provider.respond(true);
    await yours.getByRole('button', { name: 'Try again' }).click();
    await expect(coin).toContainText('No proofs');
  });
});
