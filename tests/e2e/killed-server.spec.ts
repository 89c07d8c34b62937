import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callStack } from '../support/call-stack.ts';
import { runServerCommand } from '../support/command.ts';
import { startStack } from '../support/stack.ts';
import { cardsOn, chooseToTheEnd, dealUntilOpen } from './decision-rounds.ts';
import { oneLayout } from './layouts.ts';
import { expect, test } from './test.ts';

// The browser says of each call that nobody took it.
test.use({ dueComplaint: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/ });

test(
  'a round goes on at the same decision when its server was killed in the middle of it',
  oneLayout('the server is the same for all'),
  async ({ page, player }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fairhall-killed-'));
    const settings = { RATE_LIMIT: 'off', SEED: 'off', LOG_LEVEL: 'error' };
    const first = await startStack({ dataDir, settings });
    const { email, password, nickName } = player;
    await callStack(first, '/user/register', { body: { email, password, nickName } });
    const { token } = await callStack(first, '/user/login', { body: { email, password } });
    await callStack(first, '/promo/welcome', { body: { walletType: 'USD' }, session: token });
    const launch = { gameId: 'hall-blackjack', walletType: 'USD' };
    const { url } = await callStack(first, '/game/launch', { body: launch, session: token });
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
    // The address lost its token when the page had read it: opened as from the lobby.
    await page.goto(url);
    await expect(page.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
    expect(await cardsOn(page)).toEqual(cards);
    const end = await chooseToTheEnd(on, ['No insurance', 'Stand']);
    expect(end.round.roundId).toBe(round.roundId);
    const [wallet] = await callStack(second, '/user/wallet', {
      body: { walletType: 'USD' },
      session: token,
    });
    expect(wallet.walletBalance).toBe(Number(end.balance));
    expect(await unfinished()).toMatchObject({ code: 0 });
    await second.stop();
    await rm(dataDir, { recursive: true });
  },
);
