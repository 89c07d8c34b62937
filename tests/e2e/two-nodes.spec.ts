import type { Browser, Page } from '@playwright/test';
import { withConnection } from '../../server/kit/src/postgres/with-connection.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { postToApi } from '../support/stack-client.ts';
import { oneLayout } from './layouts.ts';
import { SAMPLE_PASSWORD } from './log-in.ts';
import { expect, test } from './test.ts';
import { usd } from './usd.ts';

// The browser logs each failed call.
test.use({ expectedConsoleErrors: /status of 401/ });

test(
  'a player’s windows on two nodes show each balance at once, and both end at a login',
  oneLayout('the nodes are the same for all'),
  async ({ browser }) => {
    const postgres = await startPostgres({ fsync: false });
    await withConnection({ connectionString: postgres.url('postgres') }, (client) =>
      client.query('CREATE DATABASE fairhall'),
    );
    const settings = {
      DATABASE_URL: postgres.url('fairhall'),
      ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
    };
    const nodes = [
      await startStack({ only: 'api', settings }),
      await startStack({ only: 'api', settings }),
    ] as const;
    const [one, other] = nodes;
    const login = await logIn(one);
    const session = login.token;
    const windows = [
      await openWindow(browser, one, login),
      await openWindow(browser, other, login),
    ];
    const [wallet] = await postToApi(one, '/user/wallet', { body: { walletType: 'USD' }, session });
    const expectBalance = async (balance: number) => {
      for (const page of windows) {
        const chosen = page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
        await expect(chosen).toContainText(usd(balance));
      }
    };
    await expectBalance(wallet.walletBalance);
    for (const [withdrawn, node] of [one, other].entries()) {
      const body = {
        walletType: 'USD',
        money: '20.00',
        bankCode: 'LMPUS',
        bank: '4000123412341234',
      };
      await postToApi(node, '/payment/withdraw', { body, session });
      await expectBalance(wallet.walletBalance - 20 * (withdrawn + 1));
    }

    await logIn(other);
    for (const page of windows) {
      await expect(page.getByRole('dialog')).toContainText('logged in on another device');
    }
    for (const page of windows) await page.context().close();
    for (const node of nodes) await node.stop();
    await postgres.stop();
  },
);

async function logIn(node: Stack) {
  const body = { email: 'demo@fairhall.test', password: SAMPLE_PASSWORD, remember: true };
  const { token, expiresAt, ...user } = await postToApi(node, '/user/login', { body });
  return { token, expiresAt, user };
}

/** A window of its own with a session of "remember me", so that both have a stream of their own. */
async function openWindow(browser: Browser, node: Stack, login: object): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(
    (session) => localStorage.setItem('session', session),
    JSON.stringify(login),
  );
  const page = await context.newPage();
  await page.goto(node.origins.web);
  return page;
}
