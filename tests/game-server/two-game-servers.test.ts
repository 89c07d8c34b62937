import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventCalls } from '../../server/game-server/src/contract/index.ts';
import { startWallet } from '../../server/game-server/src/testing/fake-wallet.ts';
import { type GameServerProcess, killGameServer, spawnGameServer } from './spawn-game-server.ts';

const GAME = 'star-draw-49';
/** By then the draws of the tickets have begun, or are about to. */
const DRAWS_DUE_MS = 9_000;
/** Later than a killed process's claim of a slip, or a call of its, is due again. */
const CLAIM_OVER_MS = 45_000;

let dataDir: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let nodes: GameServerProcess[] = [];
let aheadMs = 0;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'two-game-servers-'));
  wallet = await startWallet();
  wallet.state.gameId = GAME;
});

afterEach(async () => {
  await Promise.all(nodes.map(kill));
  await wallet.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<GameServerProcess> {
  const node = await spawnGameServer({ dataDir, walletOrigin: wallet.origin, aheadMs });
  nodes.push(node);
  await vi.waitFor(async () => expect(await onSale(node)).not.toEqual([]), { timeout: 60_000 });
  return node;
}

async function kill(node: GameServerProcess): Promise<void> {
  nodes = nodes.filter(({ child }) => node.child !== child);
  await killGameServer(node);
}

function moveClocks(ms: number): void {
  aheadMs += ms;
  for (const { child } of nodes) child.send(aheadMs);
}

async function callServer(node: GameServerProcess, call: { path: string }, body: object) {
  const response = await fetch(`${node.origin}${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
    body: JSON.stringify({ gameId: GAME, ...body }),
  });
  const { code, msg, data } = await response.json();
  return { code, msg, data };
}

async function onSale(node: GameServerProcess) {
  const { data } = await callServer(node, eventCalls.programme, {});
  return eventCalls.programme.output.parse(data).events;
}

/** Buys a ticket with two lines for the last draw on offer: ten seconds are left. */
async function buy(node: GameServerProcess, requestId: string) {
  const events = await onSale(node);
  const eventId = events.at(-1)?.eventId;
  const order = {
    requestId,
    eventId,
    price: '1.00',
    lines: [
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12],
    ],
  };
  return { order, ...(await callServer(node, eventCalls.buyTicket, order)) };
}

test('two game servers that are killed and restarted sell, draw and pay everything once', async () => {
  let [one, other] = await Promise.all([start(), start()]);
  const orders = [];
  for (let count = 0; count < 12; count += 1) {
    const { order, code } = await buy(count % 2 === 0 ? one : other, `ticket-${count}`);
    expect(code).toBe(200);
    orders.push(order);
  }
  await kill(one);
  // The same requests again, to the other process: nothing is sold twice.
  for (const order of orders) {
    expect((await callServer(other, eventCalls.buyTicket, order)).code).toBe(200);
  }
  expect(wallet.bets.size).toBe(12);

  one = await start();
  moveClocks(DRAWS_DUE_MS);
  // Both are killed while they pay.
  await vi.waitFor(() => expect(wallet.winCalls.length).toBeGreaterThan(0), { timeout: 60_000 });
  await Promise.all([kill(one), kill(other)]);
  [one, other] = await Promise.all([start(), start()]);
  moveClocks(CLAIM_OVER_MS);

  const settled = async (node: GameServerProcess) => {
    const { data } = await callServer(node, eventCalls.slips, { limit: 50 });
    return eventCalls.slips.output.parse(data).slips;
  };
  await vi.waitFor(
    async () => {
      const states = (await settled(other)).map(({ status }) => status);
      expect(states).toEqual(Array.from({ length: 12 }, () => 'settled'));
    },
    { timeout: 60_000, interval: 100 },
  );
  const slips = await settled(one);
  const wonMinor = slips.reduce((sum, { win }) => sum + Math.round(Number(win) * 100), 0);
  expect(wallet.state.balanceMinor).toBe(100_000n - 12n * 200n + BigInt(wonMinor));
  const paidBets = [...wallet.wins.values()].map(({ betTransactionId }) => betTransactionId);
  expect(paidBets.sort()).toEqual([...wallet.bets.keys()].sort());

  for (const eventId of new Set(orders.map((order) => order.eventId))) {
    const proofs = await Promise.all(
      [one, other].map((node) => callServer(node, eventCalls.eventProof, { eventId })),
    );
    const [proof, again] = proofs.map(({ data }) => eventCalls.eventProof.output.parse(data));
    expect({ ...again, now: '' }).toEqual({ ...proof, now: '' });
    expect(proof?.book).toHaveLength(orders.filter((order) => order.eventId === eventId).length);
  }
});
