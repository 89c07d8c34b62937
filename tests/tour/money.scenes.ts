import { type Scene, tour } from './scene.ts';
import { fill, inDialog, inOrder, openByEvent, press, pressInDialog, type Step } from './steps.ts';

const deposit = (walletType: string) => openByEvent('show-deposit-modal', { walletType });
const withdraw = (walletType: string) => openByEvent('show-withdraw-modal', { walletType });

const orderDeposit = inOrder(deposit('USD'), pressInDialog('$100'), press('Continue to payment'));
const fillPix = inOrder(withdraw('BRL'), fill({ 'PIX key, CPF': '48211793008', Amount: '320.50' }));

/** Orders a deposit and ends it in its new tab. */
function payWith(outcome: 'Succeed' | 'Fail' | 'Cancel'): Step {
  return async (visit) => {
    const tab = visit.page.waitForEvent('popup');
    await orderDeposit(visit);
    await (await tab).getByRole('button', { name: outcome }).click();
  };
}

const holdTabsBack: Step = ({ page }) =>
  page.evaluate(() => {
    window.open = () => null;
  });

tour('deposit', [
  {
    name: 'amount',
    as: 'own',
    path: '/home',
    shows: 'Match bonus',
    steps: inOrder(deposit('USD'), pressInDialog('$100')),
  },
  {
    name: 'problem',
    as: 'demo',
    path: '/wallet',
    shows: 'Enter an amount',
    steps: inOrder(deposit('BRL'), press('Continue to payment')),
  },
  {
    name: 'too-little',
    as: 'demo',
    path: '/wallet',
    shows: 'The minimum is',
    steps: inOrder(deposit('JPY'), fill({ Amount: '1' }), press('Continue to payment')),
  },
  {
    name: 'too-much',
    as: 'demo',
    path: '/wallet',
    shows: 'The maximum is',
    steps: inOrder(deposit('EUR'), fill({ Amount: '99999999' }), press('Continue to payment')),
  },
  {
    name: 'guest',
    path: '/home',
    shows: (page) => page.getByRole('dialog', { name: 'Deposit' }),
    steps: deposit('USD'),
  },
  {
    name: 'waiting',
    as: 'own',
    path: '/home',
    shows: 'Deposit order created',
    steps: orderDeposit,
  },
  {
    name: 'not-yet',
    as: 'own',
    path: '/home',
    shows: 'Not confirmed yet',
    steps: inOrder(orderDeposit, pressInDialog('I have paid')),
  },
  {
    name: 'tab-blocked',
    as: 'own',
    path: '/home',
    shows: 'Your browser blocked the new tab',
    steps: inOrder(holdTabsBack, orderDeposit),
  },
  {
    name: 'paid',
    as: 'own',
    path: '/home',
    shows: 'Payment successful',
    steps: payWith('Succeed'),
  },
  {
    name: 'failed',
    as: 'own',
    path: '/home',
    shows: 'Mockpay declined the payment',
    steps: payWith('Fail'),
  },
  {
    name: 'cancelled',
    as: 'own',
    path: '/home',
    shows: 'The order was cancelled or has expired',
    steps: payWith('Cancel'),
  },
  {
    name: 'before-a-game',
    as: 'own',
    path: '/games',
    shows: (page) => page.getByRole('dialog', { name: 'Welcome reward' }),
    steps: press('Play Phoenix Ascend'),
  },
]);

tour('withdraw', [
  {
    name: 'pix',
    as: 'demo',
    path: '/wallet',
    shows: 'Withdraw R$320.50',
    steps: fillPix,
  },
  {
    name: 'pix-problem',
    as: 'demo',
    path: '/wallet',
    shows: 'A CPF has 11 digits',
    steps: inOrder(
      withdraw('BRL'),
      fill({ 'PIX key, CPF': '482117', Amount: '320.50' }),
      pressInDialog(/^Withdraw/),
    ),
  },
  {
    name: 'pix-random-key',
    as: 'demo',
    path: '/wallet',
    shows: '32 characters',
    steps: inOrder(
      withdraw('BRL'),
      inDialog((dialog) => dialog.getByText('EVP', { exact: true }).click()),
    ),
  },
  {
    name: 'guest',
    path: '/home',
    shows: (page) => page.getByRole('dialog', { name: 'Withdraw' }),
    steps: withdraw('USD'),
  },
  {
    name: 'card-problem',
    as: 'demo',
    path: '/wallet',
    shows: 'The minimum is',
    steps: inOrder(
      withdraw('USD'),
      inDialog(async (dialog) => {
        await dialog.getByLabel('Send to').selectOption('Another account');
        await dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 1 });
      }),
      fill({ 'Card number': '4242', Amount: '5' }),
      pressInDialog(/^Withdraw/),
    ),
  },
  {
    name: 'too-much',
    as: 'new',
    path: '/wallet',
    shows: 'Insufficient balance',
    steps: inOrder(fillPix, pressInDialog(/^Withdraw/)),
  },
  {
    name: 'done',
    as: 'own',
    path: '/wallet',
    shows: /Withdrawal submitted, order number/,
    before: (api) => api.deposit({ walletType: 'BRL', amount: 500 }),
    steps: inOrder(fillPix, pressInDialog('Withdraw R$320.50')),
  },
]);

const openFirst = press(/Details of order/);

/** The details of the newest order in a status. */
function order(name: string, search: string): Scene {
  return {
    name,
    as: 'busy',
    path: `/wallet?${search}`,
    shows: 'Transaction ID',
    steps: openFirst,
  };
}

tour('transaction', [
  { ...order('deposit', ''), as: 'demo' },
  {
    ...order('deposit-pending', 'status=1'),
    as: 'own',
    before: (api) => api.order({ walletType: 'USD', amount: 100, outcome: 'open' }),
  },
  order('deposit-without-checkout', 'status=1'),
  order('deposit-failed', 'status=3'),
  order('deposit-cancelled', 'status=4'),
  {
    ...order('receipt-saved', 'status=2'),
    shows: 'Receipt saved',
    steps: inOrder(openFirst, pressInDialog('Receipt')),
  },
  order('withdrawal', 'records=withdrawals&status=2'),
  order('withdrawal-pending', 'records=withdrawals&status=0'),
  order('withdrawal-processing', 'records=withdrawals&status=1'),
  order('withdrawal-with-the-bank', 'records=withdrawals&status=5'),
  order('withdrawal-failed', 'records=withdrawals&status=4'),
  {
    ...order('no-new-status', 'records=withdrawals&status=1'),
    shows: 'Nothing new yet.',
    steps: inOrder(openFirst, pressInDialog('Check again')),
  },
]);

tour('wallet-choice', [
  {
    name: 'switch',
    as: 'demo',
    path: '/home',
    shows: 'Games and deposits use this wallet',
    steps: openByEvent('show-wallet-selection', { options: { mode: 'switch' } }),
  },
  {
    name: 'for-a-game',
    as: 'demo',
    path: '/games?view=list',
    shows: 'The game opens in a new tab',
    steps: press('Play Phoenix Ascend with another wallet'),
  },
]);
