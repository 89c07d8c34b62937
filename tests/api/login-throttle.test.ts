import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../server/api/src/core/digest.ts';
import { addressHash } from '../../server/api/src/modules/auth/index.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * Addresses are those of TEST-NET-1 to 3 and of the IPv6 documentation prefix. Every test has its
 * own addresses, because the server's clock does not advance and no failure expires between tests.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT: 'on' } });
});

afterAll(() => server.close());

const HOUR_MS = 3_600_000;

const logIn = (from: string, email: string, password: string) =>
  server.callFrom(from, { url: '/api/user/login', payload: { email, password } });

const guess = (from: string, email: string) => logIn(from, email, 'a wrong guess');

/** A player who has logged in from this address before. */
async function playerAt(address: string): Promise<Player> {
  const player = await server.player();
  const login = await logIn(address, player.email, player.password);
  expect(login.json().code).toBe(200);
  return player;
}

async function guesses(count: number, guessOnce: (index: number) => ReturnType<typeof guess>) {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await guessOnce(index)).statusCode);
  return statuses;
}

describe('the throttle of an account', () => {
  it('delays strangers exponentially, from any address', async () => {
    const { email } = await playerAt('192.0.2.1');
    const statuses = await guesses(10, (index) => guess(`198.51.100.${index}`, email));
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const waitS of [1, 2, 4, 8]) {
      const slowed = await guess('198.51.100.77', email);
      expect(slowed.statusCode).toBe(429);
      expect(slowed.json()).toMatchObject({ code: 429, data: null });
      expect(slowed.headers['retry-after']).toBe(String(waitS));
      server.clock.advance(waitS * 1000);
      expect((await guess('198.51.100.78', email)).json().code).toBe(1001);
    }
  });

  it('refuses even the correct password of a stranger during the delay', async () => {
    const { email, password } = await playerAt('192.0.2.2');
    await guesses(10, (index) => guess(`198.51.100.${index}`, email));
    expect((await logIn('198.51.100.77', email, password)).statusCode).toBe(429);
  });

  it('never delays the player at a known address, whatever strangers do', async () => {
    const { email, password } = await playerAt('192.0.2.3');
    await guesses(200, (index) => guess(`203.0.113.${index}`, email));
    expect((await guess('203.0.113.201', email)).statusCode).toBe(429);
    expect((await logIn('192.0.2.3', email, password)).json().code).toBe(200);
  });

  it('persists the player’s known addresses as hashes that need the server’s secrets', async () => {
    const { email, userId } = await playerAt('192.0.2.4');
    const known = await server.infrastructure.prisma.knownAddress.findMany({ where: { userId } });
    const hashes = known.map(({ hash }) => hash);
    expect(hashes).toHaveLength(2);
    const login = { email, network: '192.0.2.4' };
    expect(hashes).toContain(addressHash(server.settings, login));
    for (const secret of ['providerSecret', 'paymentSecret']) {
      expect(hashes).not.toContain(addressHash({ ...server.settings, [secret]: 'other' }, login));
    }
    expect(hashes).not.toContain(sha256(`${email}\n192.0.2.4`));
  });

  it('keeps the ten most recent addresses', async () => {
    const { email, password, userId } = await playerAt('192.0.2.5');
    for (let index = 0; index < 14; index += 1) {
      server.clock.advance(1000);
      await logIn(`198.51.100.${100 + index}`, email, password);
    }
    const known = await server.infrastructure.prisma.knownAddress.count({ where: { userId } });
    expect(known).toBe(10);
  });

  it('delays guesses at the player’s known address too, and resets after the correct password', async () => {
    const { email, password } = await playerAt('192.0.2.6');
    const statuses = await guesses(11, () => guess('192.0.2.6', email));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    server.clock.advance(1000);
    expect((await logIn('192.0.2.6', email, password)).json().code).toBe(200);
    const again = await guesses(10, () => guess('192.0.2.6', email));
    expect(new Set(again)).toEqual(new Set([200]));
  });

  it('counts the 64 bits of an IPv6 network as one address', async () => {
    const { email, password } = await playerAt('2001:db8:1:1::1');
    await guesses(12, (index) => guess(`2001:db8:2:${index}::1`, email));
    expect((await guess('2001:db8:3:1::1', email)).statusCode).toBe(429);
    expect((await logIn('2001:db8:1:1:aaaa::9', email, password)).json().code).toBe(200);
  });

  it('counts concurrent attempts, so that a burst does not bypass the delay', async () => {
    const { email } = await playerAt('192.0.2.7');
    const burst = await Promise.all(
      Array.from({ length: 100 }, (_, index) => guess(`198.51.100.${index}`, email)),
    );
    expect(burst.filter((response) => response.statusCode === 200)).toHaveLength(10);
    const slowed = await guess('198.51.100.199', email);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.headers['retry-after']).toBe('1');
    server.clock.advance(1000);
    const next = await Promise.all(
      Array.from({ length: 20 }, (_, index) => guess(`198.51.100.${index}`, email)),
    );
    expect(next.filter((response) => response.statusCode === 200)).toHaveLength(1);
  });

  it('allows ten guesses at a known address too, also when a hundred come at once', async () => {
    const from = '192.0.2.11';
    const { email, password } = await playerAt(from);
    const burst = await Promise.all(Array.from({ length: 100 }, () => guess(from, email)));
    // No more than ten; the share of the hashing queue may refuse some of them.
    const allowed = burst.filter((response) => response.statusCode === 200).length;
    const rest = await guesses(11 - allowed, () => guess(from, email));
    expect(rest).toEqual([...Array.from({ length: 10 - allowed }, () => 200), 429]);
    server.clock.advance(1000);
    expect((await logIn(from, email, password)).json().code).toBe(200);
  });

  it('is lifted for a player at a new address by the password reset mail', async () => {
    const { email } = await playerAt('192.0.2.8');
    await guesses(30, (index) => guess(`203.0.113.${index}`, email));
    const newAddress = '198.51.100.200';
    const forgot = { url: '/api/user/forgotPassword', payload: { email } };
    await server.callFrom(newAddress, forgot);
    const [mail] = await server.mailsTo(email);
    const token = /#resetToken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, newPassword: 'battery staple 9' };
    const reset = await server.callFrom(newAddress, { url: '/api/user/resetPassword', payload });
    expect(reset.json().code).toBe(200);
    // Further attempts of strangers do not affect this address any more.
    await guesses(30, (index) => guess(`203.0.113.${index}`, email));
    expect((await logIn(newAddress, email, 'battery staple 9')).json().code).toBe(200);
  });

  it('is lifted for a player whose own address sent the wrong passwords, by the mail too', async () => {
    const { email } = await playerAt('192.0.2.13');
    const statuses = await guesses(11, () => guess('192.0.2.13', email));
    expect(statuses.at(-1)).toBe(429);
    await server.callFrom('192.0.2.13', { url: '/api/user/forgotPassword', payload: { email } });
    const [mail] = await server.mailsTo(email);
    const token = /#resetToken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, newPassword: 'battery staple 9' };
    await server.callFrom('192.0.2.13', { url: '/api/user/resetPassword', payload });
    expect((await logIn('192.0.2.13', email, 'battery staple 9')).json().code).toBe(200);
  });

  it('is reset for every address once the mail was used', async () => {
    const { email } = await playerAt('192.0.2.10');
    await guesses(30, (index) => guess(`203.0.113.${index}`, email));
    await server.callFrom('192.0.2.10', { url: '/api/user/forgotPassword', payload: { email } });
    const [mail] = await server.mailsTo(email);
    const token = /#resetToken=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const payload = { token, newPassword: 'battery staple 9' };
    await server.callFrom('192.0.2.10', { url: '/api/user/resetPassword', payload });
    expect((await logIn('198.51.100.201', email, 'battery staple 9')).json().code).toBe(200);
  });

  it('treats an unknown email like any other', async () => {
    const statuses = await guesses(11, (index) => guess(`198.51.100.${index}`, 'no@fairhall.test'));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('expires after an hour without attempts', async () => {
    const { email } = await playerAt('192.0.2.9');
    await guesses(40, (index) => guess(`203.0.113.${index}`, email));
    server.clock.advance(HOUR_MS + 1);
    expect((await guess('203.0.113.1', email)).json().code).toBe(1001);
    expect((await guess('203.0.113.2', email)).json().code).toBe(1001);
  });
});

describe('the throttle of an address', () => {
  it('delays attempts on many accounts', async () => {
    const from = '198.51.100.250';
    const statuses = await guesses(31, (index) => guess(from, `victim-${index}@fairhall.test`));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses[30]).toBe(429);
    const elsewhere = await guess('198.51.100.251', 'victim-31@fairhall.test');
    expect(elsewhere.statusCode).toBe(200);
  });

  it('does not affect players who have logged in from the address before', async () => {
    const from = '198.51.100.252';
    const { email, password } = await playerAt(from);
    await guesses(40, (index) => guess(from, `victim-${index}@fairhall.test`));
    expect((await guess(from, 'victim-41@fairhall.test')).statusCode).toBe(429);
    expect((await logIn(from, email, password)).json().code).toBe(200);
  });

  it('leaves the hashing queue to the others during a flood of logins and registrations', async () => {
    const { email, password } = await playerAt('192.0.2.12');
    const from = '198.51.100.254';
    const flood = Array.from({ length: 150 }, (_, index) => {
      const credentials = { email: `flood-${index}@fairhall.test`, password: 'a wrong guess' };
      return index % 2 === 0
        ? server.callFrom(from, { url: '/api/user/login', payload: credentials })
        : server.callFrom(from, {
            url: '/api/user/register',
            payload: { ...credentials, nickName: 'Flood' },
          });
    });
    const own = await logIn('192.0.2.12', email, password);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(own.json().code).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it('delays requests for reset mails', async () => {
    const attempt = (index: number) =>
      server.callFrom('198.51.100.253', {
        url: '/api/user/forgotPassword',
        payload: { email: `victim-${index}@fairhall.test` },
      });
    const statuses = await guesses(101, attempt);
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
  });
});
