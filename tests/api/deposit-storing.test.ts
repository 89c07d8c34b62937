import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../server/api/src/core/digest.ts';
import { type Player, startTestServer, type TestServer } from './test-server.ts';

/*
 * An order is stored after the provider's response. The tests' own payments provider triggers the
 * concurrent events in between.
 */

type Provider = { onOrder: () => Promise<string>; close(): void };

let server: TestServer;
let provider: Provider;
let player: Player;

beforeAll(async () => {
  server = await startTestServer();
  provider = await startProvider(server.settings.ports.pay);
});

beforeEach(async () => {
  player = await server.player();
});

afterAll(async () => {
  provider.close();
  await server.close();
});

test('a key that another process used meanwhile returns the order of that process', async () => {
  provider.onOrder = async () => {
    await storeAsAnotherProcess({ amount: 50, key: 'shared' });
    return 'OURS';
  };
  const response = await recharge({ amount: 50, key: 'shared' });
  expect(response.body).toMatchObject({ code: 200, data: { platOrderNum: theirs() } });
  expect(await orders()).toMatchObject([{ platOrderNum: theirs(), idempotencyKey: 'shared' }]);
});

test('a key that another process used meanwhile for another amount is a conflict', async () => {
  provider.onOrder = async () => {
    await storeAsAnotherProcess({ amount: 70, key: 'shared' });
    return 'OURS';
  };
  expect((await recharge({ amount: 50, key: 'shared' })).body.code).toBe(1107);
  expect(await orders()).toMatchObject([{ platOrderNum: theirs() }]);
});

test('a checkout with the number of another order is refused and stored as failed', async () => {
  provider.onOrder = async () => 'AGAIN';
  expect((await recharge({ amount: 50 })).body.code).toBe(200);
  expect((await recharge({ amount: 60, key: 'mine' })).body.code).toBe(1108);
  expect(await orders()).toMatchObject([
    { platOrderNum: 'AGAIN', status: 1 },
    { platOrderNum: null, payUrl: null, status: 3, idempotencyKey: null },
  ]);
});

test("nothing is stored before the provider's response", async () => {
  let storedMeanwhile: unknown;
  provider.onOrder = async () => {
    storedMeanwhile = await orders();
    return 'FIRST';
  };
  expect((await recharge({ amount: 50 })).body.code).toBe(200);
  expect(storedMeanwhile).toEqual([]);
  expect(await orders()).toMatchObject([{ platOrderNum: 'FIRST', status: 1 }]);
});

function recharge({ amount, key }: { amount: number; key?: string }) {
  const call = server.api
    .post('/api/payment/recharge')
    .set('authorization', `Bearer ${player.token}`);
  return (key ? call.set('idempotency-key', key) : call).send({ walletType: 'USD', amount });
}

function orders() {
  const { prisma } = server.infrastructure;
  const where = { userId: player.userId };
  return prisma.depositOrder.findMany({ where, orderBy: { amountMinor: 'asc' } });
}

/** The provider's number for the other process's order. */
function theirs(): string {
  return `THEIRS-${player.userId}`;
}

async function storeAsAnotherProcess(order: { amount: number; key: string }): Promise<void> {
  const { prisma, clock } = server.infrastructure;
  const at = clock.now();
  const { amount, key } = order;
  await prisma.depositOrder.create({
    data: {
      id: theirs(),
      outTradeNo: `FH-${theirs()}`,
      platOrderNum: theirs(),
      payUrl: 'http://localhost/theirs',
      userId: player.userId,
      walletType: 'USD',
      amountMinor: BigInt(amount) * 100n,
      idempotencyKey: key,
      requestHash: sha256(JSON.stringify({ walletType: 'USD', amount })),
      expiresAt: new Date(at.getTime() + 1_800_000),
      createdAt: at,
      updatedAt: at,
    },
  });
}

async function startProvider(port: number): Promise<Provider> {
  const mockpay = createServer(async (request, response) => {
    request.resume();
    const platOrderNum = await provider.onOrder();
    const payUrl = `http://localhost/${platOrderNum}`;
    const data = { platOrderNum, payUrl, expiryPeriod: 1800 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, msg: 'success', data }));
  });
  await new Promise<void>((resolve) => mockpay.listen(port, 'localhost', resolve));
  return { onOrder: async () => 'FIRST', close: () => mockpay.close() };
}
