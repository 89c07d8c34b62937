import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOpenRounds } from '../../server/api/src/modules/play/index.ts';
import { inSuite } from '../../server/commands/suite.mjs';
import { launchToken } from './game-session.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let token: string;
let transactions = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.seedGames();
  const player = await server.player({ USD: 10_000n });
  token = await launchToken(server, player);
});

afterAll(() => server.close());

test('a round is open from its first bet until a win finishes it', async () => {
  const stake = await bet('long', '1.00');
  await bet('long', '0.50');
  expect(await listed()).toMatchObject([
    { roundId: 'long', gameId: 'phoenix-ascend', walletType: 'USD', stakeMinor: 150n, bets: 2 },
  ]);
  await win({ bet: stake, round: 'long', finished: false });
  expect(await listed()).toHaveLength(1);
  await win({ bet: stake, round: 'long', finished: true });
  expect(await listed()).toEqual([]);
});

test('a bet that was rolled back leaves no open round', async () => {
  const stake = await bet('undone', '1.00');
  const betTransactionId = stake;
  await server.signed('provider', '/api/provider/rollback', { ...next(), betTransactionId });
  expect(await listed()).toEqual([]);
});

test('a bet and win in one step leaves no open round', async () => {
  const round = { token, ...next(), roundId: 'instant', gameId: 'phoenix-ascend' };
  const body = { ...round, amount: '0.20', winAmount: '0' };
  await server.signed('provider', '/api/provider/play', body);
  expect(await listed()).toEqual([]);
});

test('a round with a recent bet is not listed yet', async () => {
  await bet('slow', '1.00');
  server.clock.advance(3_600_000);
  expect(await listed({ quietMinutes: 30 })).toMatchObject([{ roundId: 'slow', bets: 1 }]);
  const stake = await bet('slow', '1.00');
  expect(await listed({ quietMinutes: 30 })).toEqual([]);
  await win({ bet: stake, round: 'slow', finished: true });
});

test('open rounds are listed newest first, up to the requested limit', async () => {
  const names = Array.from(
    { length: inSuite({ quick: 320, full: 600 }) },
    (_, index) => `many-${index}`,
  );
  for (const name of names) {
    server.clock.advance(1000);
    await bet(name, '0.01');
  }
  // A range of less than no days excludes even the newest bets.
  expect(await listed({ days: -1 })).toEqual([]);
  const some = await listed({ limit: 300 });
  expect(some.map(({ roundId }) => roundId)).toEqual(names.reverse().slice(0, 300));
});

function next() {
  transactions += 1;
  return { transactionId: `rounds-${transactions}` };
}

async function bet(roundId: string, amount: string): Promise<string> {
  const { transactionId } = next();
  const body = { token, transactionId, roundId, gameId: 'phoenix-ascend', amount };
  const { body: response } = await server.signed('provider', '/api/provider/bet', body);
  expect(response.code).toBe(200);
  return transactionId;
}

async function win(paid: { bet: string; round: string; finished: boolean }): Promise<void> {
  const { bet: betTransactionId, round: roundId, finished } = paid;
  const body = { ...next(), betTransactionId, roundId, amount: '0.10', finished };
  const { body: response } = await server.signed('provider', '/api/provider/win', body);
  expect(response.code).toBe(200);
}

function listed({ quietMinutes = 0, days = 1, limit = 100 } = {}) {
  const now = server.clock.now().getTime();
  return findOpenRounds(server.infrastructure.prisma, {
    since: new Date(now - days * 86_400_000),
    until: new Date(now - quietMinutes * 60_000),
    limit,
  });
}
