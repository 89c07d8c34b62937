import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const DAY_MS = 24 * 60 * 60 * 1000;

/** A movement of a player's money some days ago. */
async function move(
  { userId }: Player,
  { type, minor, daysAgo }: { type: 'opening' | 'bet' | 'win'; minor: bigint; daysAgo: number },
): Promise<void> {
  const common = { currency: 'USD', type } as const;
  const { ledger, clock } = server.infrastructure;
  const counterpart = type === 'opening' ? 'promotion' : 'house';
  await ledger.post({
    key: `test/move/${randomUUID()}`,
    kind: type,
    request: '',
    userId,
    occurredAt: new Date(clock.now().getTime() - daysAgo * DAY_MS),
    postings: [
      { ...common, account: { of: 'player', userId, bucket: 'available' }, amountMinor: minor },
      { ...common, account: { of: counterpart }, amountMinor: -minor },
    ],
  });
}

it('the balances of thirty days are those of each day’s end, of play and of payments', async () => {
  const player = await server.player();
  await move(player, { type: 'opening', minor: 10_000n, daysAgo: 40 });
  await move(player, { type: 'bet', minor: -2_500n, daysAgo: 3 });
  await move(player, { type: 'win', minor: 500n, daysAgo: 2 });
  await move(player, { type: 'opening', minor: 1_000n, daysAgo: 1 });
  const response = await server.api
    .get('/api/user/wallet/days')
    .set('authorization', `Bearer ${player.token}`);
  const days: { day: string; balances: { walletType: string; walletBalance: number }[] }[] =
    response.body.data;
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(server.clock.now().toISOString().slice(0, 10));
  const usd = days.map(({ balances }) => balances.map(({ walletBalance }) => walletBalance));
  expect(usd.slice(0, 26)).toEqual(Array.from({ length: 26 }, () => [100]));
  expect(usd.slice(26)).toEqual([[75], [80], [90], [90]]);
});

it('a wallet without money on a day is not among its balances', async () => {
  const player = await server.player();
  await move(player, { type: 'opening', minor: 10_000n, daysAgo: 1 });
  const response = await server.api
    .get('/api/user/wallet/days')
    .set('authorization', `Bearer ${player.token}`);
  const lengths = response.body.data.map(
    ({ balances }: { balances: unknown[] }) => balances.length,
  );
  expect(lengths).toEqual([...Array.from({ length: 28 }, () => 0), 1, 1]);
});
