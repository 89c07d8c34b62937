import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployMigrations } from '../../../prisma/engine.ts';
import { type HotReads, openHotReads } from './hot-reads.ts';
import { type Database, openDatabase } from './open-database.ts';

let folder: string;
let database: Database;
let reads: HotReads;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairhall-reads-'));
  const databaseFile = path.join(folder, 'casino.db');
  await deployMigrations({ databaseFile });
  database = await openDatabase({ databaseFile });
  reads = openHotReads({ databaseFile });
  const createdAt = new Date();
  const user = { id: '1', email: 'a@b.test', passwordHash: '', nickName: 'A', createdAt };
  await database.prisma.user.create({ data: { ...user, currency: 'USD', language: 'en' } });
});

afterEach(async () => {
  reads.close();
  await database.close();
  await rm(folder, { recursive: true });
});

test('a deposit is what Prisma reads of its row', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const { outTradeNo, userId, walletType, amountMinor, status, remark } =
    await database.prisma.depositOrder.create({
      data: {
        id: 'd1',
        outTradeNo: 'FH1',
        userId: '1',
        walletType: 'USD',
        amountMinor: 9_007_199_254_740_993n,
        expiresAt: at,
        createdAt: at,
        updatedAt: at,
      },
    });
  const stored = { outTradeNo, userId, walletType, amountMinor, status, remark };
  expect(reads.deposit('FH1')).toEqual(stored);
  expect(reads.deposit('FH2')).toBeNull();
});

test('an account is what Prisma reads of its row, self-exclusion included', async () => {
  expect(reads.account('a@b.test')).toEqual({
    id: '1',
    email: 'a@b.test',
    passwordHash: '',
    nickName: 'A',
    phone: null,
    address: null,
    country: null,
    userRole: 'player',
    language: 'en',
    selfExcludedUntil: null,
  });
  const selfExcludedUntil = new Date('2027-01-01T00:00:00.001Z');
  await database.prisma.user.update({ where: { id: '1' }, data: { selfExcludedUntil } });
  expect(reads.account('a@b.test')?.selfExcludedUntil).toEqual(selfExcludedUntil);
  expect(reads.account('nobody@b.test')).toBeNull();
});

test('a place is known with the moment of its last login', async () => {
  const lastLoginAt = new Date('2026-11-21T12:00:00.123Z');
  await database.prisma.knownAddress.create({ data: { hash: 'h', userId: '1', lastLoginAt } });
  expect(reads.lastLoginFrom('h')).toEqual(lastLoginAt);
  expect(reads.lastLoginFrom('elsewhere')).toBeNull();
  expect([reads.countKnownAddresses('1'), reads.countKnownAddresses('2')]).toEqual([1, 0]);
});

test('a session lives until it is ended or its time is over', async () => {
  const at = new Date('2026-11-21T12:00:00.000Z');
  const expiresAt = new Date(at.getTime() + 1);
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt };
  await database.prisma.session.create({ data: session });
  expect(reads.hasLivingSession('1', at)).toBe(true);
  expect(reads.hasLivingSession('1', expiresAt)).toBe(false);
  expect(reads.hasLivingSession('2', at)).toBe(false);
  await database.prisma.session.update({ where: { id: 's' }, data: { endedAt: at } });
  expect(reads.hasLivingSession('1', at)).toBe(false);
});

test('a token leads to its session, ended or not, also after it was renewed', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const expiresAt = new Date(at.getTime() + 1000);
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt };
  await database.prisma.session.create({ data: session });
  const stored = { sessionId: 's', userId: '1', expiresAt, endedAt: null, endReason: null };
  expect(reads.session('t')).toEqual({ ...stored, retiredAt: null });
  expect(reads.session('nobody’s')).toBeNull();
  await database.prisma.retiredToken.create({
    data: { tokenHash: 'old', sessionId: 's', retiredAt: at },
  });
  expect(reads.session('old')).toEqual({ ...stored, retiredAt: at });
  const ending = { endedAt: at, endReason: 'LOGOUT' };
  await database.prisma.session.update({ where: { id: 's' }, data: ending });
  expect(reads.session('t')).toEqual({ ...stored, ...ending, retiredAt: null });
});

test('launches hang on a session that nobody has ended, whatever its time', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt: at };
  await database.prisma.session.create({ data: session });
  const stored = { sessionId: 's', userId: '1', launchesEndedAt: null };
  expect(reads.launchingSession('s')).toEqual(stored);
  await database.prisma.session.update({ where: { id: 's' }, data: { launchesEndedAt: at } });
  expect(reads.launchingSession('s')).toEqual({ ...stored, launchesEndedAt: at });
  await database.prisma.session.update({ where: { id: 's' }, data: { endedAt: at } });
  expect(reads.launchingSession('s')).toBeNull();
});

test('a stake is what the player put in, not what came back', async () => {
  const at = new Date();
  const common = { currency: 'USD', createdAt: at, type: 'bet' };
  await database.prisma.ledgerEntry.create({
    data: {
      id: 1n,
      key: 'provider/t1',
      kind: 'bet',
      requestHash: 'h',
      userId: '1',
      gameId: 'g',
      roundId: 'r',
      createdAt: at,
      postings: {
        create: [
          { ...common, position: 0, account: 'player/1/available', amountMinor: -25n },
          { ...common, position: 1, account: 'house', amountMinor: 25n },
        ],
      },
    },
  });
  expect(reads.stake('provider/t1')).toEqual({
    userId: '1',
    gameId: 'g',
    roundId: 'r',
    currency: 'USD',
    stakeMinor: 25n,
  });
  expect(reads.stake('provider/t2')).toBeNull();
  expect(reads.hasEntry('provider/t1')).toBe(true);
  expect(reads.hasEntry('provider/t2')).toBe(false);
});

test('a round is one player’s stakes and wins in one currency, without what was taken back', async () => {
  const at = new Date();
  const entries = [
    { id: 1n, account: 'player/1/available', type: 'bet', amountMinor: -100n },
    { id: 2n, account: 'player/1/available', type: 'bet', amountMinor: -40n },
    { id: 3n, account: 'player/1/available', type: 'rollback', amountMinor: 40n },
    { id: 4n, account: 'player/1/available', type: 'win', amountMinor: 250n },
    { id: 5n, account: 'player/2/available', type: 'win', amountMinor: 7n },
  ];
  for (const { id, ...posting } of entries) {
    await database.prisma.ledgerEntry.create({
      data: {
        id,
        key: `provider/${id}`,
        kind: posting.type,
        requestHash: 'h',
        roundId: 'r',
        createdAt: at,
        postings: { create: [{ ...posting, currency: 'USD', position: 0, createdAt: at }] },
      },
    });
  }
  const round = { userId: '1', roundId: 'r', currency: 'USD' };
  expect(reads.round(round)).toEqual({ stakeMinor: 100n, wonMinor: 250n });
  expect(reads.round({ ...round, currency: 'EUR' })).toEqual({ stakeMinor: 0n, wonMinor: 0n });
  expect(reads.round({ ...round, roundId: 'other' })).toEqual({ stakeMinor: 0n, wonMinor: 0n });
});
