import { fill, inDialog, inOrder, openByEvent, press, pressInDialog, type Step } from './ask.ts';
import { tour } from './scene.ts';

const deposit = (walletType: string) => openByEvent('show-deposit-modal', { walletType });
const withdraw = (walletType: string) => openByEvent('show-withdraw-modal', { walletType });

const orderDeposit = inOrder(deposit('USD'), press('$100'), press('Continue to payment'));
const fillPix = inOrder(withdraw('BRL'), fill({ 'PIX key, CPF': '48211793055', Amount: '320.50' }));

/** Orders a deposit and ends it in the tab that opens. */
function payWith(outcome: 'Succeed' | 'Fail'): Step {
  return async (visit) => {
    const tab = visit.page.waitForEvent('popup');
    await orderDeposit(visit);
    await (await tab).getByRole('button', { name: outcome }).click();
  };
}

tour('deposit', [
  {
    name: 'amount',
    as: 'own',
    path: '/home',
    shows: 'Match bonus',
    steps: inOrder(deposit('USD'), press('$100')),
  },
  {
    name: 'problem',
    as: 'demo',
    path: '/wallet',
    shows: 'Enter an amount',
    steps: inOrder(deposit('BRL'), press('Continue to payment')),
  },
  {
    name: 'waiting',
    as: 'own',
    path: '/home',
    shows: 'Deposit order created',
    steps: orderDeposit,
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
    name: 'before-a-game',
    as: 'own',
    path: '/games',
    shows: (page) => page.getByRole('dialog', { name: 'Deposit' }),
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
    name: 'card-problem',
    as: 'demo',
    path: '/wallet',
    shows: 'The minimum is',
    steps: inOrder(
      withdraw('USD'),
      inDialog((dialog) => dialog.getByLabel('Bank', { exact: true }).selectOption({ index: 1 })),
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

tour('transaction', [
  {
    name: 'deposit',
    as: 'demo',
    path: '/wallet',
    shows: 'Transaction ID',
    steps: press(/Details of order/),
  },
  {
    name: 'withdrawal',
    as: 'busy',
    path: '/wallet',
    shows: 'Transaction ID',
    steps: inOrder(press('Withdrawal records'), press(/Details of order/)),
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
