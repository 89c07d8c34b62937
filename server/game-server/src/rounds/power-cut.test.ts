import { fdatasync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameServerCalls } from '../contract.ts';
import { eventCalls } from '../contract-fixtures.ts';
import { type DecisionRound, openedDecisions } from '../contract-multi-step.ts';
import { openedSlot } from '../contract-slot.ts';
import { startWallet } from './fake-wallet.ts';
import type { Sync } from './fsync-barrier.ts';
import { chooseClientSeed, startGameServer } from './game-server-under-test.ts';

const DATABASE_FILES = ['game-server.db', 'game-server.db-wal'];

let root: string;
let wallet: Awaited<ReturnType<typeof startWallet>>;
let app: FastifyInstance;
/** The durable database files: their content at the last fsync. */
let durable: ReadonlyMap<string, Buffer>;
let starts: number;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'power-cut-'));
  wallet = await startWallet();
  durable = new Map();
  starts = 0;
  app = await start();
  await chooseClientSeed(app);
});

afterEach(async () => {
  await app.close();
  await wallet.close();
  await rm(root, { recursive: true, force: true });
});

const dataDir = () => path.join(root, String(starts));

/** Written data is durable after the fsync, not after the write. */
const sync: Sync = (file, callback) => {
  const dir = dataDir();
  const files = new Map(DATABASE_FILES.map((name) => [name, readFileSync(path.join(dir, name))]));
  fdatasync(file, (error) => {
    durable = files;
    callback(error);
  });
};

const start = () => startGameServer({ walletOrigin: wallet.origin, dataDir: dataDir(), sync });

/** Restarts from a power cut: a server over the durable files, without later writes. */
async function startFrom(image: typeof durable): Promise<void> {
  await app.close();
  wallet.state.meanwhile = () => {};
  starts += 1;
  mkdirSync(dataDir());
  for (const [name, bytes] of image) writeFileSync(path.join(dataDir(), name), bytes);
  app = await start();
}

/** The durable files when the wallet receives the last money movement. */
function imageWhenRequested(): { image: typeof durable | null } {
  const taken: { image: typeof durable | null } = { image: null };
  wallet.state.meanwhile = () => {
    taken.image = durable;
  };
  return taken;
}

async function post(call: { path: string }, body: object) {
  const response = await app.inject({
    method: 'POST',
    url: call.path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
    payload: JSON.stringify({ gameId: wallet.state.gameId, ...body }),
  });
  return response.json();
}

const spin = (requestId: string) => post(gameServerCalls.spin, { requestId, stake: '1.00' });
const spun = async (requestId: string) =>
  gameServerCalls.spin.output.parse((await spin(requestId)).data);

/** An open round of Hall Blackjack whose player may double. */
async function dealtAndOpen(): Promise<DecisionRound> {
  wallet.state.gameId = 'hall-blackjack';
  for (let tries = 0; tries < 30; tries += 1) {
    const requestId = `request-deal-${tries}`;
    const response = await post(gameServerCalls.deal, { requestId, stake: '2.00' });
    const { round } = gameServerCalls.deal.output.parse(response.data);
    if (round.choices.some(({ name }) => name === 'double')) return round;
    await playedOut(round);
  }
  throw new Error('no round was dealt that may be doubled');
}

async function playedOut(round: DecisionRound): Promise<void> {
  const free = round.choices.findLast(({ stake }) => Number(stake) === 0);
  if (!free) return;
  const chosen = await choose(round, free.name);
  await playedOut(gameServerCalls.choose.output.parse(chosen.data).round);
}

const choose = ({ roundId, outcome }: DecisionRound, choice: string) =>
  post(gameServerCalls.choose, {
    requestId: `${choice}-${roundId}`,
    roundId,
    step: outcome.steps.length,
    choice,
  });

/** The number of stakes with an unknown result, of all kinds. */
function countPending(): number {
  const database = new Database(path.join(dataDir(), 'game-server.db'), { readonly: true });
  const count = database
    .prepare<[], number>(
      `SELECT (SELECT count(*) FROM wallet_transactions)
            + (SELECT count(*) FROM decision_moves WHERE status = 'pending')
            + (SELECT count(*) FROM slips WHERE status IN ('pending', 'returning'))`,
    )
    .pluck()
    .get();
  database.close();
  return count ?? 0;
}

const allCompleted = () =>
  vi.waitFor(() => expect(countPending()).toBe(0), { timeout: 10_000, interval: 20 });

describe('after a power cut', { timeout: 30_000 }, () => {
  it('a round whose stake the wallet posted is settled by the scheduler, with the outcome that the player saw', async () => {
    const cut = imageWhenRequested();
    const before = await spun('request-spin');
    if (!cut.image) throw new Error('the wallet received no call');
    await startFrom(cut.image);
    await allCompleted();
    expect(wallet.calls).toHaveLength(2);
    expect([...wallet.applied.keys()]).toEqual([before.round.roundId]);
    const again = await spun('request-spin');
    expect(again.round).toEqual(before.round);
    expect(again.balance).toBe(before.balance);
    const next = await spun('request-next');
    expect(next.round.proof.nonce).toBe(before.round.proof.nonce + 1);
  });

  it('a round whose call did not arrive is sent again with the same outcome', async () => {
    wallet.behave('lose-request');
    const cut = imageWhenRequested();
    const before = await spun('request-spin');
    if (!cut.image) throw new Error('the wallet received no call');
    // Discards what the server did after the cut.
    wallet.applied.clear();
    await startFrom(cut.image);
    await allCompleted();
    expect([...wallet.applied.keys()]).toEqual([before.round.roundId]);
    expect((await spun('request-spin')).round).toEqual(before.round);
  });

  it('a bet whose refusal was sent stays refused', async () => {
    wallet.behave('INSUFFICIENT_BALANCE');
    const refused = await spin('request-spin');
    expect(refused.code).toBe(1101);
    await startFrom(durable);
    await allCompleted();
    expect((await spin('request-spin')).code).toBe(1101);
    expect(wallet.applied.size).toBe(0);
  });

  it('no round is dealt from a revealed seed', async () => {
    await spun('request-spin');
    const rotated = await post(gameServerCalls.rotate, {});
    const { revealed, fairness } = gameServerCalls.rotate.output.parse(rotated.data);
    await startFrom(durable);
    const opened = openedSlot.parse((await post(gameServerCalls.open, {})).data);
    expect(opened.fairness).toEqual(fairness);
    const { round } = await spun('request-next');
    expect(round.proof.serverSeedHash).toBe(fairness.serverSeedHash);
    expect(round.proof.serverSeedHash).not.toBe(revealed.serverSeedHash);
  });

  it('the opening stake of a multi-step round is posted once, and the cards are the same', async () => {
    wallet.state.gameId = 'hall-blackjack';
    const cut = imageWhenRequested();
    const before = await dealtAndOpen();
    if (!cut.image) throw new Error('the wallet received no call');
    const bets = wallet.bets.size;
    await startFrom(cut.image);
    await allCompleted();
    const opened = openedDecisions.parse((await post(gameServerCalls.open, {})).data);
    expect({ ...opened.round, ruledAt: null }).toEqual({ ...before, ruledAt: null });
    expect(wallet.bets.size).toBe(bets);
  });

  it('a choice that disclosed a card is stored, and a further stake is part of its round', async () => {
    const open = await dealtAndOpen();
    const bets = wallet.bets.size;
    const cut = imageWhenRequested();
    const { round } = gameServerCalls.choose.output.parse((await choose(open, 'double')).data);
    if (!cut.image) throw new Error('the wallet received no call');
    expect(wallet.bets.size).toBe(bets + 1);
    await startFrom(cut.image);
    await allCompleted();
    expect(wallet.bets.size).toBe(bets + 1);
    const again = gameServerCalls.choose.output.parse((await choose(open, 'double')).data);
    expect(again.round).toEqual(round);
  });

  it('a choice without a stake that disclosed a card cannot be replaced', async () => {
    const open = await dealtAndOpen();
    const { round } = gameServerCalls.choose.output.parse((await choose(open, 'hit')).data);
    await startFrom(durable);
    await allCompleted();
    expect((await choose(open, 'stand')).code).toBe(1202);
    const again = gameServerCalls.choose.output.parse((await choose(open, 'hit')).data);
    expect(again.round.outcome).toEqual(round.outcome);
  });

  it('a slip whose stake the wallet posted is standing, without its player', async () => {
    wallet.state.gameId = 'star-draw-49';
    const offered = await post(eventCalls.programme, {});
    const { events } = eventCalls.programme.output.parse(offered.data);
    const order = { eventId: events.at(-1)?.eventId, price: '1.00', lines: [[1, 2, 3, 4, 5, 6]] };
    const cut = imageWhenRequested();
    const bought = await post(eventCalls.buyTicket, { requestId: 'request-ticket', ...order });
    const { slip } = eventCalls.buyTicket.output.parse(bought.data);
    if (!cut.image) throw new Error('the wallet received no call');
    await startFrom(cut.image);
    await allCompleted();
    expect(wallet.bets.size).toBe(1);
    const stored = eventCalls.slips.output.parse((await post(eventCalls.slips, {})).data);
    expect(stored.slips).toEqual([slip]);
  });
});

it('the response of a settled round waits for no second fsync: the wallet has stored its result', async () => {
  await app.close();
  let syncsAfterWallet = 0;
  app = await startGameServer({
    walletOrigin: wallet.origin,
    dataDir: dataDir(),
    sync: (file, callback) => {
      if (wallet.applied.size > 0) syncsAfterWallet += 1;
      fdatasync(file, callback);
    },
  });
  await spun('request-spin');
  expect(syncsAfterWallet).toBe(0);
  await post(gameServerCalls.rotate, {});
  expect(syncsAfterWallet).toBe(1);
});

it('after a failed fsync a server calls no wallet and sends no result', async () => {
  await app.close();
  app = await startGameServer({
    walletOrigin: wallet.origin,
    dataDir: dataDir(),
    sync: (_file, callback) => setImmediate(() => callback(new Error('EIO'))),
  });
  const response = await app.inject({
    method: 'POST',
    url: gameServerCalls.spin.path,
    headers: { 'content-type': 'application/json', authorization: 'Bearer launch-token' },
    payload: JSON.stringify({ gameId: 'phoenix-ascend', requestId: 'request-spin', stake: '1.00' }),
  });
  expect(response.statusCode).toBe(500);
  expect(wallet.calls).toEqual([]);
});
