import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RefusalName } from '@fairhall/kit/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteDatabase } from '../backends/sqlite/sqlite-database.ts';
import { openStore, type Store } from '../backends/sqlite/store.ts';
import type { Database } from '../database/database.ts';
import { fastStream } from '../engines/fast-stream.ts';
import { createKnownBalances } from '../wallet/known-balances.ts';
import type { WalletClient, WalletResponse } from '../wallet/wallet-client.ts';
import type { RoundEffects } from './round-effects.ts';
import { createTransactionSender } from './transaction-sender.ts';
import { FIRST_ATTEMPT, type WalletTransaction } from './wallet-transaction.ts';

type Response = WalletResponse<{ balance: number }>;

const DONE: Response = { kind: 'done', data: { balance: 1 } };
const UNKNOWN: Response = { kind: 'unknown', reason: 'no response' };
const BUSY: Response = { kind: 'not-done', reason: 'busy' };
const REFUSED: Response = {
  kind: 'refused',
  refusal: 'INSUFFICIENT_BALANCE',
  msg: 'no',
  data: null,
};

let dir: string;
let stores: Store[];
let nowMs: number;
/** The results of the round's transactions, in order. */
let ends: string[];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'transaction-sender-'));
  stores = [];
  nowMs = 1000;
  ends = [];
});

afterEach(() => {
  for (const store of stores) store.close();
  rmSync(dir, { recursive: true });
});

type Calls = Pick<WalletClient, 'bet' | 'play' | 'win' | 'rollback'>;

/** A process over the database: a killed process commits nothing. */
function startProcess(calls: Calls) {
  const store = openStore(dir);
  stores.push(store);
  const real = createSqliteDatabase(store);
  const state = { isKilled: false };
  const database: Database = {
    isShared: real.isShared,
    run: (unit) => (state.isKilled ? new Promise(() => {}) : real.run(unit)),
    pastGuests: real.pastGuests,
    plays: {
      deal: (round) => real.plays.deal(round),
      async settle(settled) {
        if (state.isKilled) return new Promise(() => {});
        const isSettled = await real.plays.settle(settled);
        if (isSettled) ends.push('play confirmed');
        return isSettled;
      },
    },
  };
  const effects: RoundEffects = {
    async confirmed(tx, transaction, now) {
      const { kind, roundId, transactionId, roundKind, uid, gameId, walletType } = transaction;
      ends.push(`${kind} confirmed`);
      if (kind !== 'bet') return null;
      return tx.transactions.plan({
        ...FIRST_ATTEMPT,
        ...{ kind: 'win', roundKind, roundId, uid, gameId, walletType, winMinor: 30n },
        ...{ transactionId: `${transactionId}-win`, betTransactionId: transactionId },
        ...{ dueAt: now, expiresAt: null },
      });
    },
    refused: async (_tx, { kind }) => void ends.push(`${kind} refused`),
  };
  const never = () => Promise.reject(new Error('not called here'));
  const sender = createTransactionSender({
    effects: { 'single-step': effects, 'multi-step': effects, slip: effects },
    database,
    wallet: {
      ...calls,
      ...{ authenticate: never, launchState: never, session: never, balance: never, close: never },
    },
    clock: { now: () => new Date(nowMs) },
    balances: createKnownBalances(),
    log: { error: () => {} },
  });
  return {
    sender,
    plan: (planned: WalletTransaction) => database.run((tx) => tx.transactions.plan(planned)),
    rollBack: (transaction: WalletTransaction, refusal: RefusalName) =>
      database.run((tx) => tx.transactions.rollBack(transaction, refusal)),
    stored: (roundId: string) => database.run((tx) => tx.transactions.findOfRound(roundId)),
    kill: () => Object.assign(state, { isKilled: true }),
  };
}

const facts = (roundId: string) => ({
  ...FIRST_ATTEMPT,
  ...{ roundId, transactionId: `t-${roundId}`, uid: 'u', gameId: 'g', walletType: 'USD' as const },
  ...{ token: 'token', stakeMinor: 20n, dueAt: 0, expiresAt: null },
});
const bet = (roundId: string, more: Partial<WalletTransaction> = {}) =>
  ({ ...facts(roundId), kind: 'bet', roundKind: 'multi-step', ...more }) as WalletTransaction;
const play = (roundId: string) =>
  ({
    ...facts(roundId),
    kind: 'play',
    roundKind: 'single-step',
    winMinor: 5n,
  }) as WalletTransaction;

/** Calls whose responses the test sends. */
function pendingCalls() {
  const waiting: ((response: Response) => void)[] = [];
  // On a busy machine a response may be ready before its call.
  const early: Response[] = [];
  const hold = async () => early.shift() ?? new Promise<Response>((give) => waiting.push(give));
  const response = (ready: Response) => {
    const give = waiting.shift();
    if (give) give(ready);
    else early.push(ready);
  };
  return { hold, response };
}

const settledLater = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('two processes with one transaction', () => {
  it('do not both send it while one of them has claimed it', async () => {
    const held = pendingCalls();
    const calls = { bet: held.hold, play: held.hold, win: async () => DONE, rollback: held.hold };
    const [one, other] = [startProcess(calls), startProcess(calls)];
    const transaction = await one.plan(bet('r'));
    one.sender.attemptFirst(transaction);
    await settledLater();
    held.response(UNKNOWN);
    await settledLater();
    const attempts = [one.sender.attempt('r'), other.sender.attempt('r')];
    await settledLater();
    held.response(DONE);
    expect((await Promise.all(attempts)).map(({ end }) => end).sort()).toEqual([
      'confirmed',
      'unknown',
    ]);
    expect(ends).toEqual(['bet confirmed', 'win confirmed']);
  });

  it('do not end it by a refusal if a later attempt may have arrived', async () => {
    const held = pendingCalls();
    const calls = { bet: held.hold, play: held.hold, win: async () => DONE, rollback: held.hold };
    const [one, other] = [startProcess(calls), startProcess(calls)];
    const first = one.sender.attemptFirst(await one.plan(bet('r')));
    await settledLater();
    const second = other.sender.attempt('r');
    await settledLater();
    held.response(REFUSED);
    expect(await first).toEqual({ end: 'unknown' });
    expect(ends).toEqual([]);
    held.response(DONE);
    expect((await second).end).toBe('confirmed');
    expect(ends).toEqual(['bet confirmed', 'win confirmed']);
  });

  it('confirm it once, also by the response of an earlier attempt', async () => {
    const held = pendingCalls();
    const calls = { bet: held.hold, play: held.hold, win: held.hold, rollback: held.hold };
    const [one, other] = [startProcess(calls), startProcess(calls)];
    const first = one.sender.attemptFirst(await one.plan(play('r')));
    await settledLater();
    const second = other.sender.attempt('r');
    await settledLater();
    held.response(DONE);
    held.response(DONE);
    expect([await first, await second].map(({ end }) => end)).toEqual(['confirmed', 'none']);
    expect(ends).toEqual(['play confirmed']);
  });
});

it('a stake that is confirmed too late is rolled back', async () => {
  const rolledBack: string[] = [];
  const one = startProcess({
    bet: async () => {
      nowMs = 2000;
      return DONE;
    },
    play: async () => DONE,
    win: async () => DONE,
    rollback: async ({ betTransactionId }) => {
      rolledBack.push(betTransactionId);
      return DONE;
    },
  });
  const { end } = await one.sender.attemptFirst(await one.plan(bet('r', { expiresAt: 2000 })));
  expect([end, ends, rolledBack]).toEqual(['refused', ['bet refused'], ['t-r']]);
});

it('a refusal is not final if an earlier call may have arrived, for any responses in between', async () => {
  const held = pendingCalls();
  const calls = { bet: held.hold, play: held.hold, win: held.hold, rollback: held.hold };
  const one = startProcess(calls);
  let attempt = one.sender.attemptFirst(await one.plan(bet('r')));
  for (const response of [UNKNOWN, BUSY]) {
    await settledLater();
    held.response(response);
    expect((await attempt).end).toBe('unknown');
    attempt = one.sender.attempt('r');
  }
  await settledLater();
  held.response(REFUSED);
  await settledLater();
  expect(await one.stored('r')).toMatchObject({ state: 'rolling-back' });
  expect(ends).toEqual([]);
  held.response(DONE);
  expect((await attempt).end).toBe('refused');
  expect(ends).toEqual(['bet refused']);
});

it('a stake whose fixture starts meanwhile is neither sent again nor confirmed', async () => {
  const held = pendingCalls();
  const called: string[] = [];
  const call = (name: string) => () => {
    called.push(name);
    return held.hold();
  };
  const one = startProcess({
    ...{ bet: call('bet'), play: call('play'), win: call('win'), rollback: call('rollback') },
  });
  const transaction = await one.plan(bet('r'));
  const first = one.sender.attemptFirst(transaction);
  const claiming = one.sender.attempt('r');
  expect(await one.rollBack(transaction, 'ROUND_CLOSED')).toBe(true);
  expect(await claiming).toEqual({ end: 'unknown' });
  held.response(DONE);
  await settledLater();
  held.response(DONE);
  expect((await first).end).toBe('refused');
  expect([called, ends]).toEqual([['bet', 'rollback'], ['bet refused']]);
});

/** A wallet that loses calls and responses, is busy, refuses, and receives calls late. */
function unreliableWallet(random: ReturnType<typeof fastStream>) {
  const applied = new Set<string>();
  const plays = new Set<string>();
  const paid = new Set<string>();
  const tombstones = new Set<string>();
  const chance = (percent: number) => random.event(100) < percent;
  const state = { isReliable: false };

  async function deliver(apply: () => Response): Promise<Response> {
    if (state.isReliable) return apply();
    const ticks = random.event(4);
    for (let tick = 0; tick < ticks; tick += 1) await new Promise(setImmediate);
    if (chance(10)) return UNKNOWN;
    if (chance(10)) return BUSY;
    if (chance(15)) {
      // The call arrives after its timeout.
      setTimeout(apply, random.event(4));
      return UNKNOWN;
    }
    const response = apply();
    return chance(25) ? UNKNOWN : response;
  }
  const stake = (transactionId: string, isPlay: boolean) =>
    deliver(() => {
      if (tombstones.has(transactionId)) return { ...REFUSED, refusal: 'ROLLED_BACK' } as Response;
      // Refuses applied calls too: the token ended, or the limit was reached meanwhile.
      if (!state.isReliable && chance(30)) return REFUSED;
      if (applied.has(transactionId)) return DONE;
      applied.add(transactionId);
      if (isPlay) plays.add(transactionId);
      return DONE;
    });
  const calls: Calls = {
    bet: ({ transactionId }) => stake(transactionId, false),
    play: ({ transactionId }) => stake(transactionId, true),
    win: ({ betTransactionId }) =>
      deliver(() => {
        if (!applied.has(betTransactionId)) throw new Error('a win without its bet');
        paid.add(betTransactionId);
        return DONE;
      }),
    rollback: ({ betTransactionId }) =>
      deliver(() => {
        if (plays.has(betTransactionId) || paid.has(betTransactionId)) {
          return { kind: 'refused', refusal: 'ROUND_CLOSED', msg: 'paid', data: null };
        }
        tombstones.add(betTransactionId);
        applied.delete(betTransactionId);
        return DONE;
      }),
  };
  return { calls, applied, paid, state };
}

const RUNS = 100;

/** One transaction, attempted by two processes that may be killed, and completed by a third. */
async function runOnce(run: number) {
  const random = fastStream(run);
  const wallet = unreliableWallet(random);
  ends = [];
  nowMs = 1000;
  const isPlay = random.event(2) === 0;
  const expiresAt = random.event(3) === 0 ? 30_000 : null;
  const processes = [startProcess(wallet.calls), startProcess(wallet.calls)] as const;
  const [first] = processes;
  const roundId = `round-${run}`;
  const transaction = await first.plan(isPlay ? play(roundId) : bet(roundId, { expiresAt }));
  const attempts: Promise<unknown>[] = [first.sender.attemptFirst(transaction)];
  for (let step = 0; step < 12; step += 1) {
    nowMs += random.event(6000);
    attempts.push(processes[random.event(2) === 0 ? 0 : 1].sender.attempt(roundId));
    if (random.event(3) === 0) await settledLater();
    if (random.event(12) === 0) first.kill();
  }
  await Promise.race([Promise.all(attempts), new Promise((resolve) => setTimeout(resolve, 10))]);
  for (const process of processes) process.kill();
  await settledLater();
  wallet.state.isReliable = true;
  const last = startProcess(wallet.calls);
  for (let step = 0; step < 5; step += 1) await last.sender.attempt(roundId);
  for (const store of stores.splice(0, 2)) store.close();
  const { transactionId } = transaction;
  return {
    isPlay,
    open: await last.stored(roundId),
    isTaken: wallet.applied.has(transactionId),
    isPaid: wallet.paid.has(transactionId),
  };
}

it('a transaction ends once and as in the wallet, for any lost call and any killed process', async () => {
  const seen = { taken: 0, refused: 0 };
  for (let run = 1; run <= RUNS; run += 1) {
    const { isPlay, open, isTaken, isPaid } = await runOnce(run);
    const won = isPlay ? ['play confirmed'] : ['bet confirmed', 'win confirmed'];
    const refused = [isPlay ? 'play refused' : 'bet refused'];
    expect(open, `run ${run}`).toBeNull();
    expect(ends, `run ${run}`).toEqual(isTaken ? won : refused);
    expect(isPaid, `run ${run}`).toBe(isTaken && !isPlay);
    seen[isTaken ? 'taken' : 'refused'] += 1;
    for (const store of stores.splice(0)) store.close();
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(RUNS / 10);
});
