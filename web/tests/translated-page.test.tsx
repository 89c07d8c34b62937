import { examples } from '@fairhall/api/contract/examples';
import { messageText } from '@fairhall/api/messages';
import { expect, test } from 'vitest';
import { openModal } from '@/lib/browser/window-events.ts';
import { refused, serveNow } from './mock-servers.ts';
import { openPage } from './player-page.tsx';
import { dialog, field, fill, pressInDialog, sees, submit } from './screen.ts';
import { translatePage } from './translate-page.ts';

/* With each text node wrapped, as by the page translation of a browser, every refusal still appears. */

const { email, password } = examples.user.login.request;

test('the login and the registration show their refusals on a translated page, and send again', async () => {
  await openPage({
    path: '/home',
    as: 'guest',
    replies: {
      user: { login: refused('INVALID_CREDENTIALS'), register: refused('EMAIL_TAKEN') },
    },
  });
  translatePage();
  openModal('show-login-modal');
  await field('Email');
  await pressInDialog('Log in');
  await sees('Please fill in email and password');
  await fill({ Email: email, Password: password });
  await pressInDialog('Log in');
  await sees(messageText('INVALID_CREDENTIALS', 'en'));
  await pressInDialog('Create account');
  const values = { Nickname: 'Robin', Email: email, Password: password };
  await fill({ ...values, 'Confirm password': password });
  await dialog()
    .getByRole('checkbox', { name: /I am 18 or older/ })
    .click();
  await submit();
  await sees('This email is already registered');
  serveNow({});
  await fill({ Email: `other-${email}` });
  await submit();
  await sees('Spin the wheel');
});

test('the deposit and the withdrawal show their refusals on a translated page', async () => {
  const [wallet] = examples.wallets.list.response;
  if (!wallet) throw new Error('an example has no wallet');
  await openPage({
    path: '/wallet',
    replies: {
      wallets: { list: [{ ...wallet, walletType: 'BRL', walletBalance: 1000 }] },
      payments: {
        recharge: refused('PAYMENT_UNAVAILABLE'),
        withdraw: refused('INSUFFICIENT_BALANCE'),
        bankCodes: [{ bankCode: 'CNPJ', bankName: 'CNPJ' }],
        payoutAccounts: [],
      },
    },
  });
  translatePage();
  openModal('show-deposit-modal', { walletType: 'BRL' });
  await submit();
  await sees('Enter an amount');
  await fill({ Amount: '100' });
  await submit();
  await sees(
    'The payment provider doesn’t respond. Nothing was charged, please try again in a moment.',
  );
  await pressInDialog('Close');
  await expect.element(dialog()).not.toBeInTheDocument();

  openModal('show-withdraw-modal', { walletType: 'BRL' });
  const account = await field('PIX key, CNPJ');
  await account.fill('12.abc.345/01de-36');
  await expect.element(account).toHaveValue('12ABC34501DE36');
  // A hint: the withdrawal is sent.
  await expect.element(account).toHaveAccessibleDescription(/check digits do not match/);
  await fill({ Amount: '5000' });
  await submit();
  await sees('Insufficient balance');
  await fill({ Amount: '100' });
  await submit();
  await sees(messageText('INSUFFICIENT_BALANCE', 'en'));
});
