import supertest from 'supertest';
import { TestRunner } from 'vitest';
import { type Currency, minorPerMajor } from '../../server/api/src/contract/money.ts';
import { systemClock } from '../../server/kit/src/clock.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import type { Calls } from './api-node.ts';
import { signedCall } from './signed-call.ts';
import { newEmail, type Player, type StoredMail } from './test-player.ts';

const PASSWORD = 'correct horse 8';

/**
 * A running server at the origin in `BASE`, in place of a test server. Tests that require more than
 * HTTP (the clock, the database, due jobs, other settings) are skipped.
 */
export function runningServer(base: string) {
  const api = supertest(base);
  const { PROVIDER_SECRET, PAYMENT_SECRET, PAY_ORIGIN, GAME_ORIGIN } = process.env;
  const settings = readSettings(
    { WEB_ORIGIN: base, PROVIDER_SECRET, PAYMENT_SECRET, PAY_ORIGIN, GAME_ORIGIN, SEED: 'off' },
    findRootDir(),
  );
  return {
    api,
    settings,
    clock: { now: systemClock.now, advance: () => needsOwnServer('moves the clock') },
    get app() {
      return needsOwnServer('requires the server in this process');
    },
    get office() {
      return needsOwnServer('calls the back office');
    },
    get officeApp() {
      return needsOwnServer('requires the server in this process');
    },
    get nodes() {
      return needsOwnServer('requires the nodes in this process');
    },
    get databaseFile() {
      return needsOwnServer('reads the database');
    },
    get opened() {
      return needsOwnServer('calls the modules');
    },
    get infrastructure() {
      return needsOwnServer('uses ledger and database');
    },
    get modules() {
      return needsOwnServer('calls the modules');
    },
    callFrom: () => needsOwnServer('calls from another address'),
    mailsTo: async (to: string): Promise<StoredMail[]> =>
      (await api.get('/dev/mail').query({ to })).body.data,
    letNodesNotice: () => {},
    counted: () => needsOwnServer('reads the metrics of this process'),
    runDueJobs: () => needsOwnServer('runs due jobs'),
    runJob: () => needsOwnServer('runs a job'),
    requireOwnServer: needsOwnServer,
    seedGames: async () => {},
    player: (wallets: Partial<Record<Currency, bigint>> = {}, email = newEmail()) =>
      newPlayer(api, { wallets, email }),
    signed: signedCall({ api, settings, clock: systemClock }),
    close: async () => {},
  };
}

/** Skips the running test. */
export function needsOwnServer(why: string): never {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`A hook ${why}: its file cannot run against BASE`);
  return test.context.skip(`${why}: requires its own server`);
}

/** A player whose money comes from a deposit and its bonus: half each. */
async function newPlayer(
  api: Calls,
  { wallets, email }: { wallets: Partial<Record<Currency, bigint>>; email: string },
): Promise<Player> {
  const registered = await api
    .post('/api/user/register')
    .send({ email, password: PASSWORD, nickName: 'Pat' });
  const login = await api.post('/api/user/login').send({ email, password: PASSWORD });
  const { token } = login.body.data;
  // Tests count notifications: a player starts without the welcome.
  await api
    .delete(`/api/notifications/welcome.${registered.body.data.userId}`)
    .auth(token, { type: 'bearer' });
  const entries = Object.entries(wallets) as [Currency, bigint][];
  for (const [walletType, amountMinor] of entries.filter(([, amount]) => amount > 0n)) {
    const amount = Number(amountMinor) / 2 / Number(minorPerMajor(walletType));
    const order = await api
      .post('/api/payment/recharge')
      .auth(token, { type: 'bearer' })
      .send({ walletType, amount });
    const isPossible = entries.length === 1 && order.body.code === 200;
    if (!isPossible) needsOwnServer('requires a balance that no first deposit creates');
    await fetch(`${order.body.data.payUrl}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid' }),
    });
    await untilCredited({ api, token, walletType });
  }
  return { userId: registered.body.data.userId, email, password: PASSWORD, token };
}

/**
 * The provider sends its event asynchronously. Each poll is a request, so no sleep is necessary.
 */
async function untilCredited({
  api,
  token,
  walletType,
}: {
  api: Calls;
  token: string;
  walletType: Currency;
}): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  while (performance.now() < giveUpAt) {
    const { body } = await api
      .post('/api/user/wallet')
      .auth(token, { type: 'bearer' })
      .send({ walletType });
    if (body.data[0].walletBalance > 0) return;
  }
  throw new Error('the deposit was not credited: check the payment secret and the webhook URL');
}
