import { origins } from '../e2e/test.ts';
import { type Scene, tour } from './scene.ts';
import type { Step } from './steps.ts';

/** Orders a deposit, ends it at the checkout with the given outcome, and returns. */
function payment(outcome: 'paid' | 'failed' | 'cancelled' | 'open', words: string): Scene {
  let outTradeNo = '';
  return {
    name: outcome,
    as: 'own',
    path: () => `/payment-result?outTradeNo=${outTradeNo}`,
    shows: words,
    before: async (api) => {
      await api.order({ walletType: 'USD', amount: 100, outcome });
      const records = await api.post<Records>('/payment/recharge/records');
      outTradeNo = records.list[0]?.externalOrderId ?? '';
    },
  };
}

type Records = { readonly list: readonly { readonly externalOrderId: string }[] };

tour('payment-result', [
  payment('paid', 'Payment successful'),
  payment('failed', 'Payment failed'),
  payment('cancelled', 'Payment cancelled'),
  payment('open', 'Waiting for the payment'),
  {
    name: 'unknown-order',
    as: 'own',
    path: '/payment-result?outTradeNo=FH0',
    shows: 'We don’t know this order',
  },
  {
    name: 'guest',
    path: '/payment-result?outTradeNo=FH0',
    shows: 'Log in to see your payment',
  },
]);

type Outcome = 'paid' | 'failed' | 'cancelled' | 'expired';

type Checkout = {
  readonly name: string;
  readonly walletType: 'USD' | 'BRL';
  /** The outcome of the order before its page is opened. */
  readonly outcome?: Outcome;
  readonly act?: Step;
} & Partial<Pick<Scene, 'shows'>>;

/** The checkout is a page of another origin: the order's own URL leads there. */
function checkout({ name, walletType, outcome, act, shows, ...others }: Checkout): Scene {
  let payUrl = '';
  return {
    ...others,
    name,
    as: 'own',
    path: () => payUrl,
    shows: shows ?? /No real money moves/,
    before: async (api) => {
      const order = await api.post<{ payUrl: string }>('/payment/recharge', {
        walletType,
        amount: 100,
      });
      payUrl = order.payUrl;
      if (outcome !== undefined) await complete(payUrl, outcome);
    },
    ...(act === undefined ? {} : { steps: act }),
  };
}

async function complete(payUrl: string, outcome: Outcome): Promise<void> {
  await fetch(`${payUrl}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
}

tour('checkout', [
  checkout({
    name: 'card',
    walletType: 'USD',
    shows: (page) => page.getByLabel('Card number'),
  }),
  checkout({
    name: 'card-problem',
    walletType: 'USD',
    act: ({ page }) => page.getByRole('button', { name: /^Pay/ }).click(),
  }),
  checkout({
    name: 'pix',
    walletType: 'BRL',
    act: ({ page }) => page.getByRole('tab', { name: 'PIX' }).click(),
    shows: (page) => page.getByRole('img', { name: 'PIX QR code of this order' }),
  }),
  checkout({
    name: 'bank',
    walletType: 'USD',
    act: ({ page }) => page.getByRole('tab', { name: 'Bank transfer' }).click(),
    shows: 'Beneficiary',
  }),
  checkout({ name: 'paid', walletType: 'USD', outcome: 'paid', shows: 'Payment received' }),
  checkout({ name: 'failed', walletType: 'USD', outcome: 'failed', shows: 'Payment failed' }),
  checkout({
    name: 'cancelled',
    walletType: 'USD',
    outcome: 'cancelled',
    shows: 'Payment cancelled',
  }),
  checkout({
    name: 'expired',
    walletType: 'USD',
    outcome: 'expired',
    shows: 'The order expired',
  }),
  {
    name: 'unknown',
    path: () => `${origins.pay()}/pay/MP00`,
    shows: 'Order not found',
    consoleErrors: /status of 404/,
  },
]);
