import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guestId, signFreeToken } from '@fairhall/kit/free-token';
import { orderedUuid } from '@fairhall/kit/random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabaseIn, queryIn } from '../../../../tests/support/game-database.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { createFreeWallet, type FreeWallet } from './free-wallet.ts';

const SECRET = 'a provider secret for tests alone, long enough';
const GAME = 'hall-blackjack';
const HOUR_MS = 3_600_000;

let dir: string;
let opened: OpenDatabase;
let database: Database;
let free: FreeWallet;
let now: Date;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'free-movements-'));
  opened = await openDatabaseIn(dir);
  now = new Date();
  database = opened.database;
  free = createFreeWallet({
    database,
    secrets: ['the secret before a rotation, still accepted', SECRET],
    clock: { now: () => now },
    log: { error: (details) => expect(details).toBeNull() },
  });
});

afterEach(async () => {
  await opened.close();
  rmSync(dir, { recursive: true });
});

function launch() {
  const jti = orderedUuid();
  const expiresAt = new Date(now.getTime() + 2 * HOUR_MS);
  const token = signFreeToken({ gameId: GAME, walletType: 'USD', jti, expiresAt }, SECRET);
  const stake = (transactionId: string, amount = '10.00') => ({
    ...{ token, transactionId, roundId: 'round', gameId: GAME, amount },
  });
  const bet = (transactionId: string, amount?: string) => free.bet(stake(transactionId, amount));
  const play = (transactionId: string, winAmount: string) =>
    free.play({ ...stake(transactionId), winAmount });
  const win = (transactionId: string, betTransactionId: string, amount = '25.00') =>
    free.win({
      ...{ uid: guestId(jti), transactionId, betTransactionId, roundId: 'round', amount },
      finished: true,
    });
  const rollback = (betTransactionId: string) =>
    free.rollback({
      uid: guestId(jti),
      transactionId: `${betTransactionId}-rollback`,
      betTransactionId,
    });
  return { jti, token, bet, play, win, rollback };
}

const balance = (amount: number | null) => ({ kind: 'done', data: { balance: amount } });
const refusal = (name: string) => ({ kind: 'refused', refusal: name });

it('applies a bet, its win and a play once', async () => {
  const { bet, win, play } = launch();
  for (const _repetition of [1, 2]) expect(await bet('bet-1')).toMatchObject(balance(990));
  for (const _repetition of [1, 2])
    expect(await win('win-1', 'bet-1')).toMatchObject(balance(1015));
  for (const _repetition of [1, 2]) expect(await play('play-1', '0')).toMatchObject(balance(1005));
});

it('refuses another movement under a used id', async () => {
  const { bet, play } = launch();
  await bet('bet-1');
  expect(await bet('bet-1', '20.00')).toMatchObject(refusal('IDEMPOTENCY_CONFLICT'));
  expect(await play('bet-1', '0')).toMatchObject(refusal('IDEMPOTENCY_CONFLICT'));
});

it('refuses a stake that the points do not cover', async () => {
  const { bet, play } = launch();
  expect(await bet('bet-1', '1000.01')).toMatchObject(refusal('INSUFFICIENT_BALANCE'));
  expect(await bet('bet-2', '1000.00')).toMatchObject(balance(0));
  expect(await play('play-1', '20.00')).toMatchObject(refusal('INSUFFICIENT_BALANCE'));
});

it('returns a stake once, and never one that was paid', async () => {
  const { bet, win, play, rollback } = launch();
  await bet('bet-1');
  for (const _repetition of [1, 2]) expect(await rollback('bet-1')).toMatchObject(balance(1000));
  expect(await bet('bet-1')).toMatchObject(refusal('ROLLED_BACK'));
  expect(await win('win-1', 'bet-1')).toMatchObject(refusal('ROLLED_BACK'));
  await bet('bet-2');
  await win('win-2', 'bet-2');
  expect(await rollback('bet-2')).toMatchObject(refusal('ROUND_CLOSED'));
  await play('play-1', '0');
  expect(await rollback('play-1')).toMatchObject(refusal('ROUND_CLOSED'));
});

it('blocks a stake that is returned before it arrives', async () => {
  const { token, bet, rollback } = launch();
  await free.authenticate(token);
  for (const _repetition of [1, 2]) await rollback('bet-1');
  expect(await bet('bet-1')).toMatchObject(refusal('ROLLED_BACK'));
  expect(await free.balance(token)).toMatchObject(balance(1000));
});

it('pays a win to no wallet when the wallet of its stake was deleted', async () => {
  const { token, bet, win, rollback } = launch();
  await bet('bet-1');
  await database.run(({ freeWallets }) => freeWallets.deleteAbove(0));
  expect(await win('win-1', 'bet-1')).toMatchObject(balance(0));
  expect(await rollback('bet-1')).toMatchObject(balance(null));
  await free.authenticate(token);
  expect(await win('win-1', 'bet-1')).toMatchObject(balance(1000));
});

it('deletes the longest unused wallets, with their movements', async () => {
  const launches = [launch(), launch(), launch()];
  for (const [number, { bet }] of launches.entries()) {
    now = new Date(now.getTime() + number);
    await bet('bet');
  }
  await database.run(({ freeWallets }) => freeWallets.deleteAbove(2));
  expect(await queryIn(dir, 'SELECT jti FROM free_wallets ORDER BY last_at')).toEqual(
    launches.slice(1).map(({ jti }) => ({ jti })),
  );
  const movements = await queryIn(dir, 'SELECT count(*) AS count FROM free_movements');
  expect(movements).toEqual([{ count: 2 }]);
});

it('deletes wallets that were last used before a time', async () => {
  const [before, after] = [launch(), launch()];
  await before.bet('bet');
  now = new Date(now.getTime() + HOUR_MS);
  await after.bet('bet');
  await database.run(({ freeWallets }) => freeWallets.deleteUnused(now.getTime()));
  expect(await queryIn(dir, 'SELECT jti FROM free_wallets')).toEqual([{ jti: after.jti }]);
});
