import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { TestRunner } from 'vitest';
import { type Currency, minorPerMajor } from '../../server/api/src/contract/money.ts';
import { systemClock } from '../../server/kit/src/clock.ts';
import { findRootDir } from '../../server/kit/src/root-dir.ts';
import { readSettings } from '../../server/kit/src/settings.ts';
import { sign } from '../../server/kit/src/signature.ts';
import type { Player, StoredMail, TestServer } from './test-server.ts';

const PASSWORD = 'correct horse 8';

/**
 * A casino that runs somewhere else, at the address in `BASE`, in the place of one made for the
 * test. What cannot be done from outside (holding the clock, looking into the database, running
 * jobs at will, other settings) skips the test that asks for it.
 */
export function sharedServer({
  base,
  isOrdinary,
}: {
  base: string;
  /** False when the test wants a casino with settings of its own. */
  isOrdinary: boolean;
}): TestServer {
  const api = supertest(base);
  const { PROVIDER_SECRET, PAYMENT_SECRET, PAY_ORIGIN, GAME_ORIGIN } = process.env;
  const settings = readSettings(
    { WEB_ORIGIN: base, PROVIDER_SECRET, PAYMENT_SECRET, PAY_ORIGIN, GAME_ORIGIN },
    findRootDir(),
  );
  const server = {
    api,
    settings,
    clock: { now: systemClock.now, advance: () => needsOwnServer('moves the clock') },
    get app() {
      return needsOwnServer('asks the server inside this process');
    },
    get services() {
      return needsOwnServer('looks behind the API');
    },
    callFrom: () => needsOwnServer('calls from another address'),
    mailsTo: async (to: string): Promise<StoredMail[]> =>
      (await api.get('/dev/mail').query({ to })).body.data,
    runDueJobs: () => needsOwnServer('runs jobs at will'),
    mustBeOwn: needsOwnServer,
    seedGames: async () => {},
    player: (wallets: Partial<Record<Currency, bigint>> = {}) => newPlayer(api, wallets),
    signed: (party: 'provider' | 'payment', url: string, body: object) => {
      const rawBody = JSON.stringify(body);
      const secret = party === 'provider' ? settings.providerSecret : settings.paymentSecret;
      return api
        .post(url)
        .set('content-type', 'application/json')
        .set('x-signature', sign({ rawBody, secret, now: new Date() }))
        .send(rawBody);
    },
    close: async () => {},
  };
  if (isOrdinary) return server;
  return new Proxy(server, {
    get: (_server, name) =>
      name === 'then' || name === 'close'
        ? Reflect.get(server, name)
        : needsOwnServer('wants other settings'),
  });
}

/** Skips the test that is running. */
function needsOwnServer(why: string): never {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`A hook ${why}: its file cannot run against BASE`);
  return test.context.skip(`${why}: only with a casino of its own`);
}

/** A player whose money came by a deposit and the bonus on it: half each. */
async function newPlayer(
  api: ReturnType<typeof supertest>,
  wallets: Partial<Record<Currency, bigint>>,
): Promise<Player> {
  const email = `player-${randomUUID()}@fairhall.test`;
  const registered = await api
    .post('/api/user/register')
    .send({ email, password: PASSWORD, nickName: 'Pat' });
  const login = await api.post('/api/user/login').send({ email, password: PASSWORD });
  const { token } = login.body.data;
  const entries = Object.entries(wallets) as [Currency, bigint][];
  for (const [walletType, amountMinor] of entries.filter(([, amount]) => amount > 0n)) {
    const amount = Number(amountMinor) / 2 / Number(minorPerMajor(walletType));
    const order = await api
      .post('/api/payment/recharge')
      .auth(token, { type: 'bearer' })
      .send({ walletType, amount });
    const isPossible = entries.length === 1 && order.body.code === 200;
    if (!isPossible) needsOwnServer('wants money that no first deposit makes');
    await fetch(`${order.body.data.payUrl}/complete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'paid' }),
    });
    await untilCredited({ api, token, walletType });
  }
  return { userId: registered.body.data.userId, email, password: PASSWORD, token };
}

/** The provider tells the casino in its own time; each look is a call, so nothing sleeps. */
async function untilCredited({
  api,
  token,
  walletType,
}: {
  api: ReturnType<typeof supertest>;
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
  throw new Error('the deposit was never credited: do the payments and the API know each other?');
}
