import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { endpointEntries } from '../../server/api/src/contract/index.ts';
import { sign } from '../../server/kit/src/signature.ts';
import { eventually } from '../support/eventually.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startStack } from '../support/stack.ts';
import { totpCode } from '../support/totp-code.ts';

const PASSWORD = 'Only-the-player-knows-1';
const NEW_PASSWORD = 'And-this-one-as-well-2';
const APP_SECRET = 'app-secret-for-the-log-test-0123456789';
const PROVIDER_SECRET = 'provider-secret-for-the-log-test-0123456789';
const PAYMENT_SECRET = 'payment-secret-for-the-log-test-0123456789';

type Response = { readonly code: number; readonly data: Record<string, string> };

test('the log has the events and their accounts, and contains no secret and no personal data', async () => {
  const stack = await startStack({
    settings: {
      LOG_LEVEL: 'trace',
      SEED: 'off',
      APP_SECRET,
      PROVIDER_SECRET,
      PAYMENT_SECRET,
      PAYOUT_STEP_MS: '1',
    },
  });
  onTestFinished(() => stack.stop());
  const email = `ada-${randomUUID()}@fairhall.test`;
  const phone = '+5511987654321';
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const { text } = await rawRequest(stack.origins.web, {
      method: 'POST',
      path: `/api${path}`,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return JSON.parse(text) as Response;
  };

  await call('/user/register', { email, password: PASSWORD, nickName: 'Ada', phone });
  await call('/user/login', { email, password: 'a wrong guess 9' });
  const login = await call('/user/login', { email, password: PASSWORD });
  const { token = '', userId = '' } = login.data;
  const session = { authorization: `Bearer ${token}` };
  const app = await call('/user/second-factor/totp', {}, session);
  const { secret: totpSecret = '' } = app.data;
  const code = totpCode(totpSecret, new Date());
  const confirmed = await call('/user/second-factor/totp/confirm', { code }, session);
  const [recoveryCode = ''] = confirmed.data.recoveryCodes ?? [];
  await call('/user/forgotPassword', { email });
  const changed = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await call('/user/changePassword', changed, session)).code).toBe(200);

  // A deposit, paid at the checkout, with the provider's signed event.
  const order = await call('/payment/recharge', { walletType: 'BRL', amount: 100 }, session);
  const { payUrl = '' } = order.data;
  const paid = await rawRequest(stack.origins.pay, {
    method: 'POST',
    path: `${new URL(payUrl).pathname}/complete`,
    body: JSON.stringify({ outcome: 'paid', method: 'card', cardNumber: '4242424242424242' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(paid.status).toBe(200);
  await eventually(() => expect(stack.output()).toMatch(/money moved.*"deposit"/));
  const account = '12345678901';
  const payout = { walletType: 'BRL', money: '100', bankCode: 'CPF', bank: account };
  expect((await call('/payment/withdraw', payout, session)).code).toBe(200);

  // A game launch and calls of its provider, one genuine and one forged.
  const games = await call('/rpgame/games/available', {});
  const gameId = (games.data as unknown as { gameId: string }[])[0]?.gameId;
  const launch = await call('/game/launch', { gameId, walletType: 'BRL' }, session);
  const launchToken = new URL(launch.data.url ?? '').searchParams.get('token') ?? '';
  const rawBody = JSON.stringify({ token: launchToken });
  const signature = sign({ rawBody, secret: PROVIDER_SECRET, now: new Date() });
  const genuine = await call(
    '/provider/balance',
    { token: launchToken },
    { 'x-signature': signature },
  );
  expect(genuine.code).toBe(200);
  const forged = `${signature.slice(0, -4)}0000`;
  expect(
    (await call('/provider/balance', { token: launchToken }, { 'x-signature': forged })).code,
  ).toBe(403);
  await call('/user/logout', {}, session);
  await eventually(() => expect(stack.output()).toContain('POST /api/user/logout'));

  const log = stack.output();
  for (const [what, secret] of Object.entries({
    password: PASSWORD,
    'new password': NEW_PASSWORD,
    'wrong guess': 'a wrong guess 9',
    email,
    phone,
    'authenticator secret': totpSecret,
    'recovery code': recoveryCode,
    'session token': token,
    'launch token': launchToken,
    'app secret': APP_SECRET,
    'provider secret': PROVIDER_SECRET,
    'payment secret': PAYMENT_SECRET,
    signature: signature.split('v1=')[1] ?? signature,
    'card number': '4242424242424242',
    'bank account': account,
  })) {
    expect(secret, what).not.toBe('');
    expect(log, what).not.toContain(secret);
  }
  const lines = log.split('\n').filter((line) => line.includes(userId));
  for (const what of [
    'user/register',
    'user/login',
    'authenticator app added',
    'payment/recharge',
    'payment/withdraw',
    'money moved',
    'game/launch',
    'user/logout',
  ]) {
    expect(
      lines.some((line) => line.includes(what)),
      what,
    ).toBe(true);
  }
});

test('each call that changes something is logged, except for lists and the calls of games providers', () => {
  const unlogged = endpointEntries().filter(([, { kind, audited }]) => {
    return kind === 'mutation' && !audited;
  });
  expect(unlogged.map(([name]) => name).sort()).toEqual([
    'favorites.add',
    'favorites.remove',
    'games.saveAll',
    'notifications.read',
    'notifications.readAll',
    'notifications.remove',
    'provider.authenticate',
    'provider.balance',
    'provider.bet',
    'provider.launchState',
    'provider.play',
    'provider.rollback',
    'provider.session',
    'provider.win',
    'ratings.rate',
    // They return a challenge and change nothing.
    'security.passkeyCreation',
    'security.passkeyOptions',
  ]);
});
