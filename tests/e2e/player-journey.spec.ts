import type { Locator, Page } from '@playwright/test';
import { onDesktopAndPhone } from './layouts.ts';
import { logIn, SAMPLE_PASSWORD } from './log-in.ts';
import { playerApi } from './player-api.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/**
 * A sample account for each project: a player has one session, and the projects run concurrently.
 */
const sampleAccounts: Readonly<Record<string, string>> = {
  desktop: 'demo@fairhall.test',
  mobile: 'new@fairhall.test',
  tablet: 'busy@fairhall.test',
};
const DEPOSIT = 100;

test(
  'a player logs in, deposits, spins, and sees the balance and the records of it',
  onDesktopAndPhone,
  async ({ page, request, isMobile }, { project }) => {
    const email = sampleAccounts[project.name] ?? '';
    const { token, nickName } = await logIn({ page, email, password: SAMPLE_PASSWORD, isMobile });
    await expect(
      page.getByRole('status').filter({ hasText: `Welcome, ${nickName}` }),
    ).toBeVisible();
    const api = playerApi({ request, token });
    const before = await api.usdBalance();
    await expect(walletBox(page)).toContainText(usd(before));

    const checkout = await orderDeposit(page);
    await payByCard(checkout);
    const { amount, bonusAmount } = await api.latestDeposit();
    expect(amount).toBe(DEPOSIT);
    const deposited = before + DEPOSIT + bonusAmount;
    expect(await api.usdBalance()).toBe(deposited);
    await seePayment({ checkout, page, deposited });

    const game = await openGame(page);
    await expect(balanceIn(game)).toHaveText(usd(deposited));
    const round = await spin({ page, game });
    expect(await api.latestRound()).toEqual(round);
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(deposited) - inCents(round.stake) + inCents(round.win));
    await expect(balanceIn(game)).toHaveText(usd(after));

    await leaveGame({ page, game });
    const recent = page.locator('section').filter({ hasText: 'Continue playing' });
    await expect(recent.getByRole('link', { name: 'Play Phoenix Ascend' })).toBeVisible();
    await expect(walletBox(page)).toContainText(usd(after));
    await seeHistory({ page, round, isMobile });
  },
);

/** Orders the deposit in the modal; returns the checkout in its own tab. */
async function orderDeposit(page: Page): Promise<Page> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(DEPOSIT));
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  return opened;
}

async function payByCard(checkout: Page): Promise<void> {
  await checkout.waitForURL(`${origins.pay()}/**`);
  await checkout.getByLabel('Card number').fill('4242 4242 4242 4242');
  await checkout.getByLabel('Expiry').fill('12 / 34');
  await checkout.getByLabel('Security code').fill('123');
  await checkout.getByLabel('Name on card').fill('Robin Sample');
  await checkout.getByRole('button', { name: `Pay ${usd(DEPOSIT)} (simulated)` }).click();
  await checkout.waitForURL('**/payment-result?outTradeNo=*');
  await expect(checkout.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
}

/** The tab that returned shows the money, and so does the one that stayed open. */
async function seePayment(seen: {
  readonly checkout: Page;
  readonly page: Page;
  readonly deposited: number;
}): Promise<void> {
  const { checkout, page, deposited } = seen;
  await checkout.getByRole('link', { name: 'Open wallet' }).click();
  await expect(checkout).toHaveURL('/wallet');
  await expect(walletBox(checkout)).toContainText(usd(deposited));
  await checkout.close();

  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('status').filter({ hasText: 'Payment successful' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(walletBox(page)).toContainText(usd(deposited));
}

async function openGame(page: Page): Promise<FrameOfGame> {
  await page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click();
  await expect(page).toHaveURL(/\/game-play\?/);
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  await skipFreeSpins(page, game);
  await expect(spinButton(game)).toBeVisible({ timeout: 30_000 });
  return game;
}

type FrameOfGame = ReturnType<Locator['contentFrame']>;

const spinButton = (game: FrameOfGame) => game.getByRole('button', { name: 'Spin', exact: true });
const balanceIn = (game: FrameOfGame) => game.getByTestId('balance');
const walletBox = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });

/** Plays one round; returns the game server's result. */
async function spin({ page, game }: { page: Page; game: FrameOfGame }) {
  const dealt = page.waitForResponse(`${origins.game()}/rounds/spin`);
  await spinButton(game).click();
  const { data }: { data: { round: { stake: string; win: string } } } = await (await dealt).json();
  await expect(spinButton(game)).toBeVisible({ timeout: 45_000 });
  return { stake: Number(data.round.stake), win: Number(data.round.win) };
}

async function leaveGame({ page, game }: { page: Page; game: FrameOfGame }): Promise<void> {
  await game.getByRole('button', { name: 'Back to the games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
  await dialog.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page, 'the page that the game was opened from').toHaveURL('/home');
}

async function seeHistory({
  page,
  round,
  isMobile,
}: {
  page: Page;
  round: { readonly stake: number; readonly win: number };
  isMobile: boolean;
}): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Home' }).click();
  // A phone shows it on the home page instead of the header.
  const quickAccess = page.getByRole('navigation', { name: 'Quick access' });
  const ways = isMobile ? quickAccess : navigation;
  await ways.getByRole('link', { name: 'History' }).click();
  const panel = page.getByRole('tabpanel');
  const rows = panel.getByRole('row').or(panel.getByRole('listitem'));
  // A bet and its win are one row.
  const played = rows.filter({ hasText: 'Phoenix Ascend' }).first();
  await expect(played).toContainText(`−${usd(round.stake)}`);
  // Only more than the stake is a gain, and has its sign.
  await expect(played).toContainText(
    round.win > round.stake ? `+${usd(round.win)}` : usd(round.win),
  );

  await page.getByRole('tab', { name: 'Transactions' }).click();
  const deposit = rows.filter({ hasText: 'Deposit' }).first();
  await expect(deposit).toContainText(usd(DEPOSIT));
  await expect(deposit).toContainText('Completed');
}
