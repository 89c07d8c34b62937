import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inSuite } from '../../server/commands/suite.mjs';
import { errorCode } from '../../server/kit/src/errors.ts';
import { launchToken } from '../api/game-session.ts';
import type { Player } from '../api/test-server.ts';
import { runServerCommand } from '../support/command.ts';
import { callApi } from '../support/stack-client.ts';
import { type ApiProcesses, startApiProcesses } from './api-processes.ts';

/* What SQLite's single writer gave for nothing: calls at the same moment to different nodes. */

const EXTENT = inSuite({
  quick: { pairs: 300, races: 4, keys: 20, logins: 10 },
  full: { pairs: 3000, races: 40, keys: 200, logins: 100 },
});
const RACERS = 50;
const BALANCE_MINOR = 10_000_000n;
const CARD = '6222000011112222';
const IN_FLIGHT = 20;

const SUCCESS = 200;
const [INSUFFICIENT_BALANCE, ROLLED_BACK] = [
  errorCode('INSUFFICIENT_BALANCE'),
  errorCode('ROLLED_BACK'),
];

let processes: ApiProcesses;
let player: Player;
let token: string;

beforeAll(async () => {
  processes = await startApiProcesses({ count: 3 });
});

afterAll(() => processes.stop());

beforeEach(async () => {
  player = await processes.setup.player({ USD: BALANCE_MINOR });
  token = await launchToken(processes.setup, player);
});

/** One of the nodes, in turn. */
function nodeAt(index: number) {
  const node = processes.nodes[index % processes.nodes.length];
  if (!node) throw new Error('there is no node');
  return node;
}

const provider = (node: number, call: string, body: object) =>
  callApi(nodeAt(node), `/provider/${call}`, { body, signedBy: 'provider' });

const newBet = ({ token: of = token, amount = '0.01' } = {}) => ({
  token: of,
  transactionId: randomUUID(),
  roundId: randomUUID(),
  gameId: 'phoenix-ascend',
  amount,
});

async function availableMinor(userId = player.userId): Promise<bigint | undefined> {
  const balances = await processes.setup.infrastructure.ledger.balances(userId);
  return balances.find(({ currency }) => currency === 'USD')?.availableMinor;
}

async function expectConsistentLedger(): Promise<void> {
  const { code, stderr } = await runServerCommand('ledger:check', {
    args: [],
    databaseFile: 'unused.db',
    env: { DATABASE_URL: processes.databaseUrl },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

/** Runs the steps with so many of them in flight. @returns their results */
async function inFlight<Result>(
  count: number,
  step: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      results.push(await step(next));
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return results;
}

test('a bet and its rollback from two nodes never both stand', async () => {
  const pairs = await inFlight(EXTENT.pairs, async (index) => {
    const bet = newBet();
    const rollback = { transactionId: randomUUID(), betTransactionId: bet.transactionId };
    const [placed, undone] = await Promise.all([
      provider(index, 'bet', bet),
      provider(index + 1, 'rollback', rollback),
    ]);
    return { placed: placed.code, undone: undone.code, wasKnown: undone.data?.balance != null };
  });
  for (const { placed, undone, wasKnown } of pairs) {
    expect(undone).toBe(SUCCESS);
    // The rollback of a bet that was there returned its stake; another left a tombstone.
    expect(placed).toBe(wasKnown ? SUCCESS : ROLLED_BACK);
  }
  expect(await availableMinor()).toBe(BALANCE_MINOR);
  await expectConsistentLedger();
});

test('fifty racers on three nodes spend a balance once', async () => {
  for (let race = 0; race < EXTENT.races; race += 1) {
    const racer = await processes.setup.player({ USD: 100n });
    const launch = await launchToken(processes.setup, racer);
    const responses = await Promise.all(
      Array.from({ length: RACERS }, (_, index) =>
        provider(index, 'bet', newBet({ token: launch, amount: '1.00' })),
      ),
    );
    const refused = responses.filter(({ code }) => code === INSUFFICIENT_BALANCE);
    expect(refused).toHaveLength(RACERS - 1);
    expect(responses.filter(({ code }) => code === SUCCESS)).toHaveLength(1);
    expect(await availableMinor(racer.userId)).toBe(0n);
  }
  await expectConsistentLedger();
});

test('one key on three nodes is applied once', async () => {
  for (let index = 0; index < EXTENT.keys; index += 1) {
    const bet = newBet({ amount: '1.00' });
    const bets = await Promise.all([0, 1, 2].map((node) => provider(node, 'bet', bet)));
    const replays = bets.map(({ code, data }) => [code, data?.replayed]).sort();
    expect(replays).toEqual([
      [SUCCESS, false],
      [SUCCESS, true],
      [SUCCESS, true],
    ]);
    const orders = await Promise.all(
      [0, 1, 2].map((node) =>
        callApi(nodeAt(node), '/payment/withdraw', {
          body: { walletType: 'USD', money: '100', bankCode: 'LMPUS', bank: CARD },
          session: player.token,
          headers: { 'idempotency-key': bet.transactionId },
        }),
      ),
    );
    expect(new Set(orders.map(({ code, data }) => `${code} ${data?.orderNum}`)).size).toBe(1);
    expect(orders[0]?.code).toBe(SUCCESS);
  }
  await expectConsistentLedger();
});

test('two logins on two nodes leave one session', async () => {
  const body = { email: player.email, password: player.password };
  for (let index = 0; index < EXTENT.logins; index += 1) {
    const logins = await Promise.all([
      callApi(nodeAt(index), '/user/login', { body }),
      callApi(nodeAt(index + 1), '/user/login', { body }),
    ]);
    const codes = await Promise.all(
      logins.map(async ({ data }) => {
        const call = { body: { walletType: 'USD' }, session: data.token };
        return (await callApi(nodeAt(index + 2), '/user/wallet', call)).code;
      }),
    );
    expect(codes.sort()).toEqual([SUCCESS, 401]);
  }
});
