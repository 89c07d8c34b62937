import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Stack } from '../support/stack.ts';
import { orderDeposit, payByCard, seePayment, spin, walletBox } from './journey-steps.ts';
import { oneLayout } from './layouts.ts';
import { logIn, SAMPLE_PASSWORD } from './log-in.ts';
import { expect, logInByForm, test } from './office.ts';
import { attachAuthenticator } from './passkeys.ts';
import { openFairness, shownGame } from './shown-game.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { usd } from './usd.ts';

/* The steps of docs/demo.md, in their order and by their names. */

type Demo = {
  readonly stack: Stack;
  /** The player's window, and the operator's. */
  readonly player: Page;
  readonly operator: Page;
};

const slotIn = async (page: Page, name: string) => {
  const game = await shownGame(page, name);
  await skipFreeSpins(page, game);
  return game;
};

let nickName = '';

const steps: Readonly<Record<string, (demo: Demo) => Promise<void>>> = {
  async 'A guest plays'({ player, stack }) {
    await player.goto(`${stack.origins.web}/games?q=scarab`);
    await player.getByRole('link', { name: 'Play Scarab Vault' }).hover();
    await player.getByRole('link', { name: 'Try free: Scarab Vault' }).click();
    await player.getByRole('button', { name: 'Yes, I am' }).click();
    await spin({ page: player, game: await slotIn(player, 'Scarab Vault') });
  },
  async 'The guest verifies the round'({ player }) {
    const game = await shownGame(player, 'Scarab Vault');
    const fairness = await openFairness(game);
    await fairness.getByRole('button', { name: 'Verify last round' }).click();
    const proof = game.getByRole('dialog', { name: 'Verify round 0' });
    await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
    await expect(proof.getByTestId('verdict')).toContainText('It matches.');
  },
  async 'A player logs in'({ player }) {
    const email = 'new@fairhall.test';
    const login = { page: player, email, password: SAMPLE_PASSWORD, isMobile: false };
    ({ nickName } = await logIn(login));
  },
  async 'The player deposits'({ player, stack }) {
    const checkout = await orderDeposit(player);
    await payByCard(checkout, stack.origins.pay);
    await seePayment({ checkout, page: player, deposited: 200 });
  },
  async 'The player sets a limit'({ player, stack }) {
    await player.goto(`${stack.origins.web}/safer-play`);
    await player.getByRole('button', { name: 'Set a limit' }).click();
    const dialog = player.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('50');
    await expect(dialog.getByText('Applies now.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save limit' }).click();
    await expect(dialog).toBeHidden();
  },
  async 'The player plays for money'({ player, stack }) {
    await player.goto(`${stack.origins.web}/home`);
    await player.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click();
    const game = await slotIn(player, 'Phoenix Ascend');
    const { stake, win } = await spin({ page: player, game });
    await player.goto(`${stack.origins.web}/wallet`);
    await expect(walletBox(player)).toContainText(usd(200 - stake + win));
  },
  async 'The player draws the welcome reward'({ player, stack }) {
    await player.goto(`${stack.origins.web}/home`);
    await player.getByRole('button', { name: /^Welcome reward/ }).click();
    const dialog = player.getByRole('dialog', { name: 'Welcome reward' });
    await dialog.getByText('The result is already sealed: see its hash').click();
    await dialog.getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(dialog.getByText('You won')).toBeVisible({ timeout: 20_000 });
    await player.goto(`${stack.origins.web}/wallet`);
  },
  async 'The player withdraws'({ player }) {
    const main = player.getByRole('main');
    await main.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const dialog = player.getByRole('dialog', { name: 'Withdraw' });
    await dialog.getByLabel('Wallet to withdraw from').selectOption('USD');
    await dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
    await dialog.getByLabel('Card number').fill('4000 1234 1234 1234');
    await dialog.getByLabel('Amount').fill('90');
    await dialog.getByRole('button', { name: 'Withdraw $90.00' }).click();
    await expect(dialog.getByText(/^Withdrawal submitted/)).toBeVisible();
    await dialog.getByRole('link', { name: 'See withdrawals' }).click();
    const banner = player.getByRole('banner');
    await banner.getByRole('button', { name: /^Notifications/ }).click();
    await expect(player.getByText('Withdrawal being checked')).toBeVisible();
  },
  async 'An operator decides'({ operator }) {
    await logInByForm(operator, 'pay');
    await operator.getByRole('link', { name: nickName }).click();
    await expect(operator.getByText('money that was deposited and not staked')).toBeVisible();
    await operator.keyboard.press('a');
    await expect(operator.getByRole('form').getByLabel('Note')).toBeFocused();
    await operator.keyboard.press('Enter');
    await expect(operator.getByText('Approved', { exact: true })).toBeVisible();
  },
  async 'The player is notified'({ player }) {
    await expect(player.getByText('Withdrawal paid').first()).toBeVisible({ timeout: 30_000 });
  },
  async 'The ledger balances'({ operator }) {
    await operator.keyboard.press('Escape');
    await operator.getByRole('link', { name: 'Log', exact: true }).click();
    const log = operator.getByRole('table', { name: 'Log' });
    await expect(log.getByText('Approved a withdrawal').first()).toBeVisible();
    await operator.getByRole('link', { name: 'Ledger', exact: true }).click();
    const balance = operator.getByRole('table', { name: 'Trial balance' });
    await expect(balance.getByRole('row').filter({ hasText: 'USD' })).toContainText('$0.00');
  },
  async 'The operator finds the round'({ player, operator, stack }) {
    await player.goto(`${stack.origins.web}/history`);
    const verify = player
      .getByRole('main')
      .getByRole('link', { name: /^Verify/ })
      .first();
    const address = new URL((await verify.getAttribute('href')) ?? '', stack.origins.web);
    const roundId = address.searchParams.get('round') ?? '';
    await operator.keyboard.press('Control+k');
    const search = operator.getByRole('dialog', { name: 'Search everything' });
    await search.getByLabel('Search everything').fill(roundId);
    await search.getByRole('link', { name: /^Round/ }).click();
    await expect(operator).toHaveURL(new RegExp(`/ledger\\?q=${roundId}$`));
    const entries = operator.getByRole('table', { name: 'Ledger entries' });
    await expect(entries.getByRole('row').nth(1)).toBeVisible();
  },
  async 'The player adds a passkey'({ player, stack }) {
    await attachAuthenticator(player);
    await player.goto(`${stack.origins.web}/profile`);
    await player.getByRole('button', { name: 'Add a passkey' }).click();
    const adding = player.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByLabel('Name').fill('This laptop');
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(player.getByText('Passkey added')).toBeVisible();
    await player.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    // The virtual device needs no touch: the list of the email field chooses the passkey at once.
    await player.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(player.getByText(`Welcome, ${nickName}`)).toBeVisible();
  },
};

async function titlesOfSteps(): Promise<string[]> {
  const text = await readFile(new URL('../../docs/demo.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\d+\. \*\*(.+?)\.\*\*/gm)].map(([, title = '']) => title);
}

test(
  'the thirteen steps of the demo work as they are written',
  oneLayout('two windows beside each other on a desk'),
  async ({ page: operator, browser, officeStack: stack }) => {
    test.setTimeout(180_000);
    expect(Object.keys(steps)).toEqual(await titlesOfSteps());
    const context = await browser.newContext({
      baseURL: stack.origins.web,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const player = await context.newPage();
    for (const [title, step] of Object.entries(steps)) {
      await test.step(title, () => step({ stack, player, operator }));
    }
    await context.close();
  },
);
