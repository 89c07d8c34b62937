import { createHash, createHmac, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { BALANCE_CAP_MINOR } from '../../server/api/src/contract/money.ts';
import { WELCOME_WHEEL } from '../../server/api/src/contract/welcome-wheel.ts';
import { giveMoney } from './give-money.ts';
import { type Player, sharedTestServer, type TestServer } from './test-server.ts';
import { walletBalance } from './wallet-balance.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

function look(player: Player) {
  return server.api.get('/api/promo/welcome').set('authorization', `Bearer ${player.token}`);
}

function draw(player: Player, walletType?: string) {
  return server.api
    .post('/api/promo/welcome')
    .set('authorization', `Bearer ${player.token}`)
    .send(walletType ? { walletType } : {});
}

it('is drawn once, from a seed whose hash was published before, and can be verified', async () => {
  const player = await server.player();
  const before = (await look(player)).body.data;
  expect(before.available).toBe(true);
  const { amount, walletType, proof } = (await draw(player)).body.data;
  expect(createHash('sha256').update(proof.serverSeed).digest('hex')).toBe(before.serverSeedHash);
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = createHmac('sha256', proof.serverSeed)
    .update(`${proof.clientSeed}:${proof.nonce}:0`)
    .digest();
  const float = b0 / 256 + b1 / 256 ** 2 + b2 / 256 ** 3 + b3 / 256 ** 4;
  expect(amount).toBe(WELCOME_WHEEL[Math.floor(float * WELCOME_WHEEL.length)]);
  expect(walletType).toBe('USD');
  expect(await walletBalance(server, player)).toBe(amount);
  expect((await look(player)).body.data.available).toBe(false);
  expect((await draw(player)).body).toMatchObject({ code: 1301, data: null });
});

it('at the cap of the balance is refused with 1102, and can be drawn once there is room', async () => {
  const player = await server.player({ USD: BALANCE_CAP_MINOR });
  expect((await draw(player)).body.code).toBe(1102);
  expect((await look(player)).body.data.available).toBe(true);
  await giveMoney(server.infrastructure, { userId: player.userId, minor: -1_000_000n });
  const { amount } = (await draw(player)).body.data;
  expect(await walletBalance(server, player)).toBe(
    Number(BALANCE_CAP_MINOR - 1_000_000n) / 100 + amount,
  );
  expect((await look(player)).body.data.available).toBe(false);
});

it('is credited once for concurrent requests', async () => {
  const player = await server.player();
  const responses = await Promise.all(Array.from({ length: 10 }, () => draw(player)));
  const paid = responses.filter((response) => response.body.code === 200);
  expect(paid).toHaveLength(1);
  expect(await walletBalance(server, player)).toBe(paid[0]?.body.data.amount);
});

it('is of one person, whatever follows a plus sign in the email and wherever its dots are', async () => {
  const name = randomUUID();
  const emails = [
    `${name}@hall.example`,
    `${name}+2@hall.example`,
    `${name[0]}.${name.slice(1)}@hall.example`,
  ];
  const players = await Promise.all(emails.map((email) => server.player({}, email)));
  const codes = await Promise.all(players.map(async (player) => (await draw(player)).body.code));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 1301)).toHaveLength(2);
  for (const player of players) expect((await look(player)).body.data.available).toBe(false);
  const stranger = await server.player({}, `${name}+2@other.example`);
  expect((await draw(stranger)).body.code).toBe(200);
});

it('has the same value in a currency without decimals', async () => {
  const player = await server.player();
  const { amount, walletType } = (await draw(player, 'JPY')).body.data;
  expect(walletType).toBe('JPY');
  expect(amount % 100).toBe(0);
  expect(amount).toBeGreaterThanOrEqual(1000);
  expect(amount).toBeLessThanOrEqual(10_000);
});

it('is refused in a currency that is not offered, and stays available', async () => {
  const player = await server.player();
  expect((await draw(player, 'XYZ')).body.code).toBe(1104);
  expect((await look(player)).body.data.available).toBe(true);
});
