import { examples } from '@fairhall/api/contract/examples';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openModal } from '@/lib/browser/window-events.ts';
import { bodiesOf, held, refused, serveNow } from './mock-servers.ts';
import { openPage } from './player-page.tsx';
import { dialog, field, fill, PHONE, press, pressInDialog, sees, submit } from './screen.ts';

/* Rules of forms: which message is shown, at which field, and what is sent. */

const { email, password } = examples.user.login.request;

test('a registration reports its rules in order, at the visible field', async () => {
  await openPage({ path: '/home', as: 'guest', size: PHONE });
  openModal('show-register-modal');
  serveNow({ user: { register: refused('EMAIL_TAKEN') } });
  const agreement = dialog().getByRole('checkbox', { name: /I am 18 or older/ });
  const named = async (label: string) => ({
    field: await field(label),
    repair: async (value: string) => fill({ [label]: value }),
  });
  const steps = [
    ['Nickname', 'Please enter a nickname', 'Robin'],
    ['Email', 'Please enter your email', 'robin@'],
    ['Email', 'Please enter a valid email address', email],
    ['Password', 'Please enter a password', 'short'],
    ['Password', 'The password needs at least 8 characters', 'long enough'],
    ['Confirm password', 'Passwords don’t match', 'long enough'],
    [null, 'Please accept the user agreement', ''],
    ['Email', 'This email is already registered', ''],
  ] as const;
  for (const [label, message, value] of steps) {
    await submit();
    const found = label === null ? agreement : (await named(label)).field;
    await expect.element(found).toHaveAccessibleDescription(message);
    await expect.element(found).toHaveFocus();
    await expect.element(dialog().getByText(message)).toBeInViewport();
    if (label === null) await agreement.click();
    else if (value !== '') await fill({ [label]: value });
  }
  expect(bodiesOf('user.register')).toHaveLength(1);
});

test('a form filled in by a password manager is sent once, however often Enter is pressed', async () => {
  const { reply, release } = held();
  await openPage({ path: '/home', as: 'guest', replies: { user: { login: reply } } });
  openModal('show-login-modal');
  const first = await field('Email');
  await expect.element(first).toHaveFocus();
  const second = await field('Password');
  await expect.element(first).toHaveAttribute('autocomplete', 'username webauthn');
  await expect.element(second).toHaveAttribute('autocomplete', 'current-password');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const [control, value] of [
    [first, email],
    [second, password],
  ] as const) {
    set?.call(control.element(), value);
    control.element().dispatchEvent(new Event('input', { bubbles: true }));
  }
  await second.click();
  await userEvent.keyboard('{Enter}{Enter}');
  const button = dialog().getByRole('button', { name: 'Logging in…' });
  await expect.element(button).toBeVisible();
  await button.click({ force: true });
  release();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(bodiesOf('user.login')).toEqual([expect.objectContaining({ email, password })]);
});

test('what is typed while the login opens stays in its field', async () => {
  await openPage({ path: '/home', as: 'guest' });
  await press('Log in');
  const second = await field('Password');
  await second.click();
  await userEvent.keyboard('first');
  await expect.poll(() => document.getAnimations().length).toBe(0);
  await userEvent.keyboard('-last');
  await expect.element(second).toHaveValue('first-last');
  await expect.element(second).toHaveFocus();
});

test('a dialog never lets the focus leave for the page behind it', async () => {
  await openPage({ path: '/home', as: 'guest' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.click();
  await expect.element(dialog()).toBeVisible();
  const reached: unknown[] = [];
  document
    .getElementById('root')
    ?.addEventListener('focusin', ({ target }) => reached.push(target));
  await userEvent.keyboard('{Tab>30/}');
  await userEvent.keyboard('{Shift>}{Tab>30/}{/Shift}');
  expect(reached).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the password is changed by the rules', async () => {
  await openPage({
    path: '/profile',
    replies: { user: { changePassword: refused('WRONG_CURRENT_PASSWORD') } },
  });
  openModal('show-change-password-modal');
  const steps = [
    ['Please enter your current password', { 'Current password': 'wrong one' }],
    ['Please enter a new password', { 'New password': 'short' }],
    ['The password needs at least 8 characters', { 'New password': 'wrong one' }],
    ['The new password must differ from the current one', { 'New password': 'a new secret' }],
    ['Please confirm the new password', { 'Confirm new password': 'a new secrit' }],
    ['Passwords don’t match', { 'Confirm new password': 'a new secret' }],
  ] as const;
  for (const [message, repair] of steps) {
    await submit();
    await sees(message);
    await fill(repair);
  }
  await submit();
  await expect.element(await field('Current password')).toHaveAttribute('aria-invalid', 'true');
  serveNow({});
  await fill({ 'Current password': 'the old secret' });
  await submit();
  await sees('Password changed.');
  expect(bodiesOf('user.changePassword').at(-1)).toEqual({
    oldPassword: 'the old secret',
    newPassword: 'a new secret',
  });
  // Two seconds later.
  await sees('Welcome back');
});

test('an amount that is typed while the deposit limit loads stays in its field', async () => {
  const overview = held();
  await openPage({ path: '/wallet', replies: { saferPlay: { overview: overview.reply } } });
  openModal('show-deposit-modal', {});
  await fill({ Amount: '100' });
  await expect.poll(() => bodiesOf('saferPlay.overview').length).toBeGreaterThan(0);
  const amount = await field('Amount');
  overview.release();
  await sees('Set a deposit limit');
  await expect.element(amount).toHaveValue('100');
});

test('a withdrawal to a card reports each rule, in order', async () => {
  const [wallet] = examples.wallets.list.response;
  const [config] = examples.wallets.configs.response;
  if (!wallet || !config) throw new Error('an example has no wallet');
  await openPage({
    path: '/wallet',
    replies: {
      wallets: {
        list: [{ ...wallet, walletBalance: 100 }],
        configs: [{ ...config, withdrawMinAmount: 20, withdrawMaxAmount: 10_000 }],
      },
      payments: {
        bankCodes: [{ bankCode: 'LMPUS', bankName: 'Lumen Public' }],
        payoutAccounts: [],
      },
    },
  });
  openModal('show-withdraw-modal', { walletType: 'USD' });
  const amount = await field('Amount');
  const card = await field('Card number');
  await (await field('Bank')).selectOptions('Lumen Public');
  await card.fill('4242 4242 4242');
  await amount.fill('5');
  await submit();
  await sees('Enter a card number of 16 to 19 digits');
  await sees('The minimum is $20');
  await expect.element(card).toHaveFocus();

  await card.fill('4242 4242 4242 4242');
  await expect.element(card).toHaveValue('4242424242424242');
  for (const [value, message] of [
    ['abc', 'Enter a number above 0'],
    ['10000.01', 'The maximum is $10,000'],
    ['1000', 'Insufficient balance'],
  ] as const) {
    await amount.fill(value);
    await sees(message);
  }
  await pressInDialog(/^Use all/);
  await expect.element(amount).toHaveValue('100.00');
  expect(bodiesOf('payments.withdraw')).toEqual([]);
  await submit();
  await sees('Withdrawal submitted, order number FW');
  expect(bodiesOf('payments.withdraw')).toEqual([
    { walletType: 'USD', money: '100.00', bankCode: 'LMPUS', bank: '4242424242424242' },
  ]);
});

test('a withdrawal goes to the account of the last one, or to another one that is typed', async () => {
  const [wallet] = examples.wallets.list.response;
  const [saved] = examples.payments.payoutAccounts.response;
  if (!wallet || !saved) throw new Error('an example has no wallet or account');
  const account = { ...saved, bankCode: 'LMPUS', account: '•••• 4242' };
  await openPage({
    path: '/wallet',
    replies: {
      wallets: { list: [{ ...wallet, walletBalance: 100 }] },
      payments: {
        bankCodes: [{ bankCode: 'LMPUS', bankName: 'Lumen Public' }],
        payoutAccounts: [account],
      },
    },
  });
  openModal('show-withdraw-modal', { walletType: 'USD' });
  const choice = await field('Send to');
  await expect.element(choice).toHaveDisplayValue('Lumen Public •••• 4242');
  await choice.selectOptions('Another account');
  await field('Card number');
  await choice.selectOptions('Lumen Public •••• 4242');
  await (await field('Amount')).fill('50');
  await submit();
  await sees('Withdrawal submitted, order number FW');
  await sees('•••• 4242');
  expect(bodiesOf('payments.withdraw')).toEqual([
    {
      walletType: 'USD',
      money: '50.00',
      bankCode: 'LMPUS',
      savedAccount: account.savedAccount,
    },
  ]);
});

test('after a self-exclusion the login offers the return, which opens the account later', async () => {
  const data = { until: '2026-01-01T00:00:00.000Z', canReturn: true };
  await openPage({
    path: '/home',
    as: 'guest',
    replies: {
      user: { login: refused('ACCOUNT_BLOCKED', data) },
      saferPlay: { returnFromExclusion: { from: '2027-01-02T10:00:00.000Z' } },
    },
  });
  openModal('show-login-modal');
  await fill({ Email: email, Password: password });
  await submit();
  await pressInDialog('Return');
  await sees('Your account opens on Jan 2, 2027, 10:00');
  expect(bodiesOf('saferPlay.returnFromExclusion')).toEqual([{ email, password }]);
});

test('the return of a player with a second factor needs it, as the login before it', async () => {
  const data = { until: '2026-01-01T00:00:00.000Z', canReturn: true };
  const required = (challenge: string) =>
    refused('SECOND_FACTOR_REQUIRED', { challenge, methods: ['totp'], expiresAt: '' });
  await openPage({
    path: '/home',
    as: 'guest',
    replies: {
      user: { login: required('of-the-login') },
      security: { loginSecond: refused('ACCOUNT_BLOCKED', data) },
      saferPlay: {
        returnFromExclusion: required('of-the-return'),
        returnSecond: { from: '2027-01-02T10:00:00.000Z' },
      },
    },
  });
  openModal('show-login-modal');
  await fill({ Email: email, Password: password });
  await submit();
  await fill({ 'Code from the app': '123456' });
  await submit();
  await pressInDialog('Return');
  await fill({ 'Code from the app': '654321' });
  await submit();
  await sees('Your account opens on Jan 2, 2027, 10:00');
  expect(bodiesOf('saferPlay.returnFromExclusion')).toEqual([{ email, password }]);
  expect(bodiesOf('saferPlay.returnSecond')).toEqual([
    { challenge: 'of-the-return', code: '654321' },
  ]);
});

test('a change of a limit that can be confirmed is confirmed with one press', async () => {
  const ready = {
    amount: null,
    requestedAt: '2026-11-19T12:00:00.000Z',
    confirmableAt: '2026-11-20T12:00:00.000Z',
    lapsesAt: '2026-11-27T12:00:00.000Z',
  };
  await openPage({
    path: '/safer-play',
    replies: {
      saferPlay: {
        overview: (example) => ({
          ...example,
          limits: example.limits.map((limit) => ({ ...limit, pending: ready })),
        }),
      },
    },
  });
  await sees('or the request lapses and the limit stays.');
  serveNow({
    saferPlay: { overview: (example) => ({ ...example, limits: [] }), confirmLimit: null },
  });
  await press('Confirm');
  await sees('Limit removed');
  // The page shows what the server has.
  await expect.element(page.getByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a passkey at another address names the address at which it works', async () => {
  const origin = document.createElement('meta');
  Object.assign(origin, { name: 'web-origin', content: 'https://play.example.com' });
  document.head.append(origin);
  onTestFinished(() => origin.remove());
  await openPage({ path: '/profile', as: 'guest' });
  openModal('show-login-modal');
  await field('Email');
  await pressInDialog('Use a passkey');
  await sees('Passkeys of this site work at https://play.example.com.');
});
