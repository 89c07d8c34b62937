import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { expect, origins, test } from './test.ts';

const orders = (page: Page) => page.getByRole('button', { name: /Details of order FH/ });

test(
  'the wallet page shows every balance, and selects the wallet of the games',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.deposit({ walletType: 'EUR', amount: 100 });
    await page.goto('/wallet');
    const cards = page.getByRole('region', { name: 'Your wallets' }).getByRole('listitem');
    await expect(cards).toHaveCount(8);
    await expect(cards.filter({ hasText: 'EUR' })).toContainText('€200.00');
    await expectAccessible(page);

    await cards.getByRole('button', { name: /EUR Euro/ }).click();
    await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('€200.00');
    await expect(page.getByRole('banner')).toContainText('€200.00');
    expect(await page.evaluate(() => localStorage.getItem('selectedWallet'))).toBe('EUR');

    await page.getByLabel('Hide empty wallets').check();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await page.getByLabel('Hide empty wallets').uncheck();

    const refresh = page
      .getByRole('button', { name: 'Refresh balances' })
      .filter({ visible: true });
    await api.deposit({ walletType: 'EUR', amount: 30 });
    await refresh.click();
    await expect(cards.filter({ hasText: 'EUR' })).toContainText('€230.00');
  },
);

test('the eye hides every balance, also one that changes, until it is pressed again', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'USD', amount: 50 });
  await page.goto('/wallet');
  const balance = page.getByRole('region', { name: 'Total balance' });
  const header = page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
  const eye = page.getByRole('button', { name: 'Hide balances' });
  await expect(balance).toContainText('$100.00');
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  for (const place of [balance, header, page.getByRole('region', { name: 'Your wallets' })]) {
    await expect(place).toContainText('Hidden');
    await expect(place).not.toContainText(/\d\.\d\d/);
  }
  await expectAccessible(page);

  // On every page, after a reload and after a change of the balance.
  await page.goto('/home');
  await expect(header).toContainText('Hidden');
  await api.deposit({ walletType: 'USD', amount: 30 });
  await page.goto('/wallet');
  await expect(page.getByText('2 orders')).toBeVisible();
  await expect(balance).toContainText('Hidden');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(dialog.getByRole('combobox', { name: 'Wallet to withdraw from' })).toBeVisible();
  await expect(dialog).not.toContainText('130.00');
  await page.keyboard.press('Escape');
  await eye.click();
  await expect(balance).toContainText('$130.00');
  await expect(header).toContainText('$130.00');
});

test('a paid order has a receipt on its own page, also without a connection', async ({
  page,
  browser,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'EUR', amount: 100 });
  await page.goto('/wallet');
  await orders(page).first().click();
  const detail = page.getByRole('dialog', { name: 'Transaction detail' });
  const saved = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByText('Receipt saved')).toBeVisible();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^fairhall-FH\w+\.html$/);

  const paper = await browser.newPage();
  await paper.setContent(await readFile(await file.path(), 'utf8'));
  await expect(paper).toHaveTitle(/^Fairhall receipt FH/);
  await expect(paper.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(paper.getByText('+€200.00')).toBeVisible();
  await expect(paper.getByText('@example.test')).toBeVisible();
  await expectAccessible(paper);
  await paper.close();
});

test('the wallet of the games is selected in the header and persists', async ({
  page,
  isMobile,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'EUR', amount: 100 });
  await page.goto('/home');
  const box = page.getByRole('banner').getByRole('button', { name: 'Choose wallet' });
  await expect(box).toContainText('$0.00');
  await box.click();
  // A menu; on a phone a drawer.
  const choice = isMobile
    ? page.getByRole('dialog', { name: 'Choose wallet' }).getByRole('button', { name: /EUR/ })
    : page.getByRole('menuitemradio', { name: /EUR/ });
  await expect(choice).toContainText('€200.00');
  await expectAccessible(page);
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(box).toContainText('€200.00');
  await page.reload();
  await expect(box).toContainText('€200.00');
});

test('deposit records are filtered by wallet, status and days, page by page', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  for (let order = 0; order < 9; order += 1) {
    await api.order({ walletType: 'USD', amount: 20 + order, outcome: 'open' });
  }
  await api.order({ walletType: 'GBP', amount: 40, outcome: 'failed' });
  await api.order({ walletType: 'GBP', amount: 41, outcome: 'cancelled' });
  await page.goto('/wallet');
  await expect(page.getByText('11 orders')).toBeVisible();
  await expect(orders(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(orders(page)).toHaveCount(1);

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByLabel('Wallet').selectOption('GBP');
  await expect(page.getByText('2 orders')).toBeVisible();
  await filters.getByLabel('Status').selectOption('Payment failed');
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/wallet?wallet=GBP&status=3');
  await page.reload();
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await filters.getByLabel('To').fill('2001-01-01');
  await expect(page.getByText('No orders match')).toBeVisible();
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('11 orders')).toBeVisible();

  await orders(page).first().click();
  const detail = page.getByRole('dialog', { name: 'Transaction detail' });
  await expect(detail).toContainText('Cancelled');
  await expect(detail).toContainText('£41.00');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // A pending order links to its checkout, whose tab may be closed.
  await filters.getByLabel('Status').selectOption('Pending payment');
  await expect(page.getByText('9 orders')).toBeVisible();
  await orders(page).first().click();
  const payLink = detail.getByRole('link', { name: 'Open payment page' });
  await expect(payLink).toHaveAttribute('href', new RegExp(`^${origins.pay()}/pay/MP`));
  await expect(detail.getByRole('timer')).toHaveText(/^2\d:\d\d left to pay/);
  // A pending deposit is not shown as credited.
  await expect(detail.getByText('Actual amount').locator('..')).toContainText('none');
  await detail.getByRole('button', { name: 'Check again' }).click();
  await expect(detail.getByText('Nothing new yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Withdrawal records' }).click();
  await expect(page.getByText('No withdrawals yet')).toBeVisible();
  await expectAccessible(page);
});

test('a wallet is selected for one game, which opens in its own tab', async ({
  page,
  context,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.deposit({ walletType: 'BRL', amount: 100 });
  await page.goto('/games?view=list&q=phoenix');
  await page.getByRole('button', { name: 'Play Phoenix Ascend with another wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play Phoenix Ascend with' });
  await expectAccessible(page);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: /BRL/ }).click();
  await expect(page.getByText('Phoenix Ascend opened with your BRL wallet')).toBeVisible();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/game-play\?.*gameId=phoenix-ascend.*walletType=BRL/);
  await expect(
    tab.getByTitle('Phoenix Ascend, game').contentFrame().getByTestId('balance'),
  ).toHaveText('R$200.00', { timeout: 30_000 });
});

test(
  'a deposit is ordered, stored and awaited, and its match is announced once',
  onDesktop,
  async ({ page, context, request, logInByApi }) => {
    const api = await logInByApi();
    await page.goto('/wallet');
    const banner = page.getByRole('region', { name: 'Your first deposit counts twice' });
    await banner.getByRole('button', { name: 'Claim the match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await expect(dialog.getByText('First-deposit match')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(dialog.getByText('Enter an amount')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('5');
    await expect(dialog.getByText('The minimum is $10')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('20000');
    await expect(dialog.getByText('The maximum is $10,000')).toBeVisible();
    await dialog.getByRole('button', { name: '$100', exact: true }).click();
    await expectAccessible(page);

    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    const checkout = await opened;
    await expect(dialog.getByText('Deposit order created')).toBeVisible();
    await expectAccessible(page);
    const stored = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('depositOrder') ?? '{}'),
    );
    expect(stored).toMatchObject({ amount: 100, walletType: 'USD' });
    expect(Object.keys(stored).sort()).toEqual([
      'amount',
      'expiryPeriod',
      'outTradeNo',
      'platOrderNum',
      'walletType',
    ]);

    await checkout.waitForURL(`${origins.pay()}/**`);
    const paid = await request.post(`${checkout.url()}/complete`, { data: { outcome: 'paid' } });
    expect(paid.ok()).toBe(true);
    await checkout.close();
    await expect(dialog.getByText('Payment successful')).toBeVisible();
    await expect(dialog).toContainText('+$200.00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(banner).toHaveCount(0);
    expect(await api.balance('USD')).toBe(200);

    await page.goto('/payment-result');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  },
);

test('a deposit whose dialog is closed during its request still opens its checkout', async ({
  page,
  context,
  logInByApi,
}) => {
  await logInByApi();
  await page.goto('/wallet');
  let sendOrder = () => {};
  const dialogClosed = new Promise<void>((resolve) => {
    sendOrder = resolve;
  });
  await page.route('**/api/payment/recharge', async (route) => {
    await dialogClosed;
    await route.continue();
  });
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('button', { name: '$100', exact: true }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const checkout = await opened;
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  sendOrder();
  await checkout.waitForURL(`${origins.pay()}/pay/MP*`);

  // The page of pending payments links to it as well.
  await page.goto('/payment-result');
  const payLink = page.getByRole('link', { name: 'Open payment page' });
  await expect(payLink).toHaveAttribute('href', checkout.url());
  await expectAccessible(page);
});
