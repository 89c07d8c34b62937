import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop, oneLayout, onPhone } from './layouts.ts';
import type { Player } from './player.ts';
import { expect, test } from './test.ts';

/** An order of a new player, placed through the API, and the balance. */
async function orderOf(
  { request, player }: { request: APIRequestContext; player: Player },
  {
    walletType,
    amount,
    language = 'en',
  }: { walletType: string; amount: number; language?: string },
) {
  const login = await request.post('/api/user/login', { data: player });
  const headers = {
    authorization: `Bearer ${(await login.json()).data.token}`,
    'accept-language': language,
  };
  const recharge = await request.post('/api/payment/recharge', {
    headers,
    data: { walletType, amount },
  });
  const { payUrl, outTradeNo } = (await recharge.json()).data;
  return {
    payUrl: String(payUrl),
    outTradeNo: String(outTradeNo),
    balance: async () => {
      const response = await request.post('/api/user/wallet', { headers, data: { walletType } });
      return (await response.json()).data[0].walletBalance;
    },
    status: async () => {
      const response = await request.post('/api/payment/recharge/records', { headers });
      return (await response.json()).data.list[0].status;
    },
  };
}

const PAID = 2;
const CANCELLED = 4;

test(
  'a payment after the order expired is credited, and its duplicate is not',
  onDesktop,
  async ({ page, request, player }) => {
    const order = await orderOf({ request, player }, { walletType: 'USD', amount: 100 });
    await page.goto(order.payUrl);
    await page.getByRole('button', { name: 'Expire' }).click();
    await expect(page).toHaveURL(/payment-result/);
    await expect(page.getByRole('heading', { name: 'Log in to see your payment' })).toBeVisible();
    await expectAccessible(page);
    await expect.poll(order.status).toBe(CANCELLED);

    await page.goto(order.payUrl);
    await expect(page.getByRole('heading', { name: 'The order expired' })).toBeVisible();
    await expectAccessible(page);
    const tester = page.getByRole('region', { name: 'Send another webhook' });
    await tester.getByRole('button', { name: 'A late payment' }).click();
    await expect(tester.getByRole('status')).toContainText('Sent: evt_');
    await expect.poll(order.status).toBe(PAID);
    // The deposit and the first deposit's bonus.
    await expect.poll(order.balance).toBe(200);

    const first = await tester.getByRole('status').textContent();
    await tester.getByRole('button', { name: 'The same event again' }).click();
    await expect(tester.getByRole('status')).not.toHaveText(first ?? '');
    await tester.getByRole('button', { name: 'A wrong amount' }).click();
    await expect(tester.getByRole('status')).toContainText('Sent: evt_');
    expect(await order.balance()).toBe(200);
    expect(await order.status()).toBe(PAID);
  },
);

test(
  'a declined card keeps the form and its reason, also on the way back, and another card pays',
  onPhone,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const order = { walletType: 'USD', amount: 100 };
    const { payUrl } = await api.post<{ payUrl: string }>('/payment/recharge', order);
    await page.goto(payUrl);
    await page.getByRole('button', { name: /Is declined/ }).click();
    await page.getByRole('button', { name: 'Pay $100.00 (simulated)' }).click();
    const reason = page.getByRole('alert').filter({ hasText: 'The card was declined.' });
    await expect(reason).toBeInViewport();
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Back to Fairhall' }).click();
    await expect(page.getByRole('main')).toContainText('The card was declined');
    await expectAccessible(page);
    await page.goto(payUrl);
    await expect(reason).toBeVisible();
    await page.getByRole('button', { name: /Debit · Pays$/ }).click();
    await page.getByRole('button', { name: 'Pay $100.00 (simulated)' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('declined');
    expect(await api.balance('USD')).toBe(200);
  },
);

test('a guest who logs in from the payment result sees the payment', async ({
  page,
  request,
  player,
}) => {
  const { outTradeNo } = await orderOf({ request, player }, { walletType: 'USD', amount: 100 });
  const address = `/payment-result?outTradeNo=${outTradeNo}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(player.email);
  const password = dialog.getByLabel('Password', { exact: true }).filter({ visible: true });
  await password.fill(player.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText(outTradeNo);
});

test(
  'a checkout in two tabs ends in both',
  oneLayout('the tabs synchronize in the same way'),
  async ({ page, context, request, player }) => {
    const order = await orderOf({ request, player }, { walletType: 'EUR', amount: 50 });
    const other = await context.newPage();
    await other.goto(order.payUrl);
    await page.bringToFront();
    await page.goto(order.payUrl);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/payment-result/);
    await expect(other.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
    await expect(other).toHaveURL(/payment-result/);
  },
);

test(
  'an order in reais opens with PIX and is paid by its code, shown as an image and as text',
  onPhone,
  async ({ page, request, player }) => {
    const order = await orderOf({ request, player }, { walletType: 'BRL', amount: 200 });
    const summary = await (await request.get(`${order.payUrl}/summary`)).json();
    await page.goto(order.payUrl);
    await expect(page.getByRole('tab').first()).toHaveText('PIX');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('PIX');
    await expect(page.getByRole('img', { name: 'PIX QR code of this order' })).toBeVisible();
    await expect(page.getByLabel('PIX copy and paste')).toHaveValue(summary.data.pixCode);
    await expect(page.getByText('No real money moves')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Card' }).click();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page.getByText('Enter the number of a test card.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'PIX' }).click();
    await page.getByRole('button', { name: 'Succeed' }).click();
    await expect(page).toHaveURL(/payment-result/);
    await expect.poll(order.balance).toBe(400);
  },
);

test(
  'an order is paid by a bank transfer with its reference',
  inFullSuite,
  async ({ page, request, player }) => {
    const order = await orderOf({ request, player }, { walletType: 'EUR', amount: 50 });
    await page.goto(order.payUrl);
    await page.getByRole('tab', { name: 'Bank transfer' }).click();
    const transfer = page.getByRole('tabpanel', { name: 'Bank transfer' });
    await expect(transfer).toContainText(order.outTradeNo);
    await expectAccessible(page);
    await transfer.getByRole('button', { name: 'I have sent €50.00 (simulated)' }).click();
    await expect(page).toHaveURL(/payment-result/);
    await expect.poll(order.balance).toBe(100);
  },
);

for (const [language, words] of [
  ['en', 'No real money moves'],
  ['pt-br', 'Nenhum dinheiro real'],
  ['id', 'uang sungguhan'],
  ['es', 'dinero real'],
] as const) {
  test(
    `the checkout states in ${language}, the language of its player, that it is simulated`,
    oneLayout('the texts are the same'),
    async ({ page, request, player }) => {
      const order = await orderOf({ request, player }, { walletType: 'USD', amount: 20, language });
      await page.goto(order.payUrl);
      await expect(page.getByText(words)).toBeVisible();
    },
  );
}
