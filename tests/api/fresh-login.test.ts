import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../support/totp-code.ts';
import { addApp, addPasskey } from './second-factor-calls.ts';
import { bearer, type Player, startTestServer, type TestServer } from './test-server.ts';

const FRESH_MS = 600_000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ withPayments: true });
});

afterAll(() => server.close());

const post = async ({ token }: Pick<Player, 'token'>, path: string, body: object = {}) =>
  (await server.api.post(`/api${path}`).set(bearer(token)).send(body)).body;

const reauthenticate = (player: Player, body: object) => post(player, '/user/reauthenticate', body);

/** Whether the player may add a factor. */
async function isFresh(player: Player): Promise<boolean> {
  return (await post(player, '/user/passkeys/options')).code === 200;
}

describe('a login', () => {
  it('is fresh for ten minutes', async () => {
    const player = await server.player();
    server.clock.advance(FRESH_MS - 1);
    expect(await isFresh(player)).toBe(true);
    server.clock.advance(1);
    expect(await isFresh(player)).toBe(false);
  });

  it('does not become fresh by a renewal of its token', async () => {
    const player = await server.player();
    server.clock.advance(FRESH_MS);
    const { data } = await post(player, '/user/refreshToken');
    expect(await isFresh({ ...player, token: data.token })).toBe(false);
  });
});

describe('a session is fresh again', () => {
  it('by the password, for ten minutes', async () => {
    const player = await server.player();
    server.clock.advance(FRESH_MS);
    const wrong = await reauthenticate(player, { password: 'not this one' });
    expect(wrong.code).toBe(1003);
    expect(await isFresh(player)).toBe(false);
    const right = await reauthenticate(player, { password: player.password });
    const freshUntil = new Date(server.clock.now().getTime() + FRESH_MS).toISOString();
    expect(right).toMatchObject({ code: 200, data: { freshUntil } });
    server.clock.advance(FRESH_MS - 1);
    expect(await isFresh(player)).toBe(true);
    server.clock.advance(1);
    expect(await isFresh(player)).toBe(false);
  });

  it('by a code of the app, each step once', async () => {
    const player = await addApp(server, await server.player());
    server.clock.advance(FRESH_MS);
    const code = totpCode(player.secret, server.clock.now());
    expect((await reauthenticate(player, { code })).code).toBe(200);
    expect(await isFresh(player)).toBe(true);
    expect((await reauthenticate(player, { code })).code).toBe(1008);
  });

  it('by a passkey of the player alone', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const [passkey, strange] = [await addPasskey(server, player), await addPasskey(server, other)];
    server.clock.advance(FRESH_MS);
    const options = async () => (await post(player, '/user/login/passkey/options')).data;
    const refused = await reauthenticate(player, { passkey: strange.get(await options()) });
    expect(refused.code).toBe(1010);
    const allowed = await reauthenticate(player, { passkey: passkey.get(await options()) });
    expect(allowed.code).toBe(200);
    expect(await isFresh(player)).toBe(true);
  });

  it('not by guesses: the eleventh waits', async () => {
    const player = await server.player();
    const statuses = [];
    for (let guesses = 0; guesses < 11; guesses += 1) {
      const guess = server.api
        .post('/api/user/reauthenticate')
        .set(bearer(player.token))
        .send({ password: `guess ${guesses}` });
      statuses.push((await guess).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('a withdrawal', () => {
  const payout = (walletType: string, money: string, bankCode: string, bank: string) => ({
    walletType,
    money,
    bankCode,
    bank,
  });

  it('needs a fresh login above 1,000 USD by the reference rates', async () => {
    const players = Array.from({ length: 4 }, () =>
      server.player({ USD: 500_000n, BRL: 2_000_000n }),
    );
    const [first, second, third, fourth] = (await Promise.all(players)) as [
      Player,
      Player,
      Player,
      Player,
    ];
    server.clock.advance(FRESH_MS);
    const withdraw = async (player: Player, ...order: Parameters<typeof payout>) =>
      (await post(player, '/payment/withdraw', payout(...order))).code;
    const usd = ['LMPUS', '6222000011112222'] as const;
    const brl = ['CPF', '12345678901'] as const;
    expect(await withdraw(first, 'USD', '1000', ...usd)).toBe(200);
    expect(await withdraw(second, 'USD', '1000.01', ...usd)).toBe(1011);
    // 1,000 / 0.18 = 5,555.56
    expect(await withdraw(third, 'BRL', '5555.55', ...brl)).toBe(200);
    expect(await withdraw(fourth, 'BRL', '5555.56', ...brl)).toBe(1011);
    await reauthenticate(second, { password: second.password });
    expect(await withdraw(second, 'USD', '1000.01', ...usd)).toBe(200);
  });

  it('that was ordered is returned to a repeated request, fresh or not', async () => {
    const player = await server.player({ USD: 500_000n });
    const order = () =>
      server.api
        .post('/api/payment/withdraw')
        .set({ ...bearer(player.token), 'idempotency-key': player.userId })
        .send(payout('USD', '2000', 'LMPUS', '6222000011112222'));
    const first = (await order()).body;
    expect(first.code).toBe(200);
    server.clock.advance(FRESH_MS);
    expect((await order()).body.data).toEqual(first.data);
  });
});
