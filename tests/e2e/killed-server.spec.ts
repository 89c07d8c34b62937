import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServerCommand } from '../support/command.ts';
import { startStack } from '../support/stack.ts';
import { postToApi } from '../support/stack-client.ts';
import { oneLayout } from './layouts.ts';
import { cardsOn, chooseToTheEnd, dealUntilOpen } from './multi-step-rounds.ts';
import { expect, test } from './test.ts';

// The browser logs each failed call.
test.use({
  expectedConsoleErrors: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
});

test(
  'a round continues at the same choice after its server was killed',
  oneLayout('the server is the same for all'),
  async ({ page, player }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-killed-'));
    const settings = { RATE_LIMIT: 'off', SEED: 'off', LOG_LEVEL: 'error' };
    const first = await startStack({ dataDir, settings });
    const { email, password, nickName } = player;
    await postToApi(first, '/user/register', { body: { email, password, nickName } });
    const { token } = await postToApi(first, '/user/login', { body: { email, password } });
    await postToApi(first, '/promo/welcome', { body: { walletType: 'USD' }, session: token });
    const launch = { gameId: 'hall-blackjack', walletType: 'USD' };
    const { url } = await postToApi(first, '/game/launch', { body: launch, session: token });
    await page.goto(url);
    const on = { page, table: page };
    const { round } = await dealUntilOpen(on);
    const cards = await cardsOn(page);
    const unfinished = () =>
      runServerCommand('rounds:open', {
        args: ['--minutes', '0'],
        databaseFile: path.join(dataDir, 'fairhall.db'),
      });
    expect((await unfinished()).stdout).toContain(round.roundId);

    first.kill();
    await first.ended;
    const second = await startStack({ dataDir, ports: first.ports, settings });
    // The page removed the token from its URL, so it is opened again as from the lobby.
    await page.goto(url);
    await expect(page.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
    expect(await cardsOn(page)).toEqual(cards);
    const end = await chooseToTheEnd(on, ['No insurance', 'Stand']);
    expect(end.round.roundId).toBe(round.roundId);
    const [wallet] = await postToApi(second, '/user/wallet', {
      body: { walletType: 'USD' },
      session: token,
    });
    expect(wallet.walletBalance).toBe(Number(end.balance));
    expect(await unfinished()).toMatchObject({ code: 0 });
    await second.stop();
    await rm(dataDir, { recursive: true });
  },
);
