import type { Locator, Page } from '@playwright/test';
import { historyPanel, showKind } from './history-kinds.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect } from './test.ts';
import { usd } from './usd.ts';

/* The steps of a player's journey: deposit, spin, history. */

export const DEPOSIT = 100;

/** Orders the deposit in the modal; returns the checkout in its own tab. */
export async function orderDeposit(page: Page): Promise<Page> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(String(DEPOSIT));
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  return opened;
}

export async function payByCard(checkout: Page, payOrigin: string): Promise<void> {
  await checkout.waitForURL(`${payOrigin}/**`);
  await checkout.getByLabel('Card number').fill('4242 4242 4242 4242');
  await checkout.getByLabel('Expiry').fill('12 / 34');
  await checkout.getByLabel('Security code').fill('123');
  await checkout.getByLabel('Name on card').fill('Robin Sample');
  await checkout.getByRole('button', { name: `Pay ${usd(DEPOSIT)} (simulated)` }).click();
  await checkout.waitForURL('**/payment-result?outTradeNo=*');
  await expect(checkout.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
}

/** The tab that returned shows the money, and so does the one that stayed open. */
export async function seePayment(seen: {
  readonly checkout: Page;
  readonly page: Page;
  readonly deposited: number;
}): Promise<void> {
  const { checkout, page, deposited } = seen;
  await checkout.getByRole('link', { name: 'Open wallet' }).click();
  await expect(checkout).toHaveURL(/\/wallet$/);
  await expect(walletBox(checkout)).toContainText(usd(deposited));
  await checkout.close();

  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('status').filter({ hasText: 'Payment successful' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(walletBox(page)).toContainText(usd(deposited));
}

export async function openGame(page: Page): Promise<FrameOfGame> {
  await page.getByRole('link', { name: 'Play Phoenix Ascend' }).first().click();
  await expect(page).toHaveURL(/\/game-play\?/);
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  await skipFreeSpins(page, game);
  await expect(spinButton(game)).toBeVisible({ timeout: 30_000 });
  return game;
}

type FrameOfGame = ReturnType<Locator['contentFrame']>;

const spinButton = (game: FrameOfGame) => game.getByRole('button', { name: 'Spin', exact: true });
export const balanceIn = (game: FrameOfGame) => game.getByTestId('balance');
export const walletBox = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });

/** Plays one round; returns the game server's result. */
export async function spin({ page, game }: { page: Page; game: FrameOfGame }) {
  const dealt = page.waitForResponse('**/rounds/spin');
  await spinButton(game).click();
  const { data }: { data: { round: { stake: string; win: string } } } = await (await dealt).json();
  await expect(spinButton(game)).toBeVisible({ timeout: 45_000 });
  return { stake: Number(data.round.stake), win: Number(data.round.win) };
}

export async function leaveGame({ page, game }: { page: Page; game: FrameOfGame }): Promise<void> {
  await game.getByRole('button', { name: 'Back to the games' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
  await dialog.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page, 'the page that the game was opened from').toHaveURL(/\/home$/);
}

export async function seeHistory({
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
  const panel = historyPanel(page);
  const rows = panel.getByRole('row').or(panel.getByRole('listitem'));
  // A bet and its win are one row.
  const played = rows.filter({ hasText: 'Phoenix Ascend' }).first();
  await expect(played).toContainText(`−${usd(round.stake)}`);
  // Only more than the stake is a gain, and has its sign.
  await expect(played).toContainText(
    round.win > round.stake ? `+${usd(round.win)}` : usd(round.win),
  );

  await showKind(page, 'Transactions');
  const deposit = rows.filter({ hasText: 'Deposit' }).first();
  await expect(deposit).toContainText(usd(DEPOSIT));
  await expect(deposit).toContainText('Completed');
}
