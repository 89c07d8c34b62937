import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type DatabaseUnderTest,
  newDatabaseUnderTest,
} from '../../backends/database-under-test.ts';
import { type AuthQueries, prepareAuthQueries } from './auth.queries.ts';

let under: DatabaseUnderTest;
let queries: AuthQueries;

beforeEach(async () => {
  under = await newDatabaseUnderTest();
  queries = prepareAuthQueries(under.reader);
});

afterEach(() => under.close());

test('an account has the values that Prisma reads, including the self-exclusion', async () => {
  expect(await queries.account('a@b.test')).toEqual({
    id: '1',
    email: 'a@b.test',
    passwordHash: '',
    nickName: 'A',
    phone: null,
    address: null,
    country: null,
    userRole: 'player',
    currency: 'USD',
    language: 'en',
    selfExcludedUntil: null,
    returnsAt: null,
    hasSecondFactor: false,
  });
  const selfExcludedUntil = new Date('2027-01-01T00:00:00.001Z');
  await under.prisma.user.update({ where: { id: '1' }, data: { selfExcludedUntil } });
  expect((await queries.account('a@b.test'))?.selfExcludedUntil).toEqual(selfExcludedUntil);
  expect(await queries.account('unknown@b.test')).toBeNull();
});

test('an account needs a second factor once its app was confirmed', async () => {
  await under.prisma.secondFactor.create({ data: { userId: '1', pendingSecretEnc: 'sealed' } });
  expect((await queries.account('a@b.test'))?.hasSecondFactor).toBe(false);
  const confirmedAt = new Date('2026-11-21T12:00:00.000Z');
  await under.prisma.secondFactor.update({ where: { userId: '1' }, data: { confirmedAt } });
  expect((await queries.account('a@b.test'))?.hasSecondFactor).toBe(true);
});

test('a known location has the time of its last login', async () => {
  const lastLoginAt = new Date('2026-11-21T12:00:00.123Z');
  await under.prisma.knownAddress.create({ data: { hash: 'h', userId: '1', lastLoginAt } });
  expect(await queries.lastLoginFrom('h')).toEqual(lastLoginAt);
  expect(await queries.lastLoginFrom('elsewhere')).toBeNull();
  expect(await queries.countKnownAddresses('1')).toBe(1);
  expect(await queries.countKnownAddresses('2')).toBe(0);
});

test('a session is active until it is ended or expires', async () => {
  const at = new Date('2026-11-21T12:00:00.000Z');
  const expiresAt = new Date(at.getTime() + 1);
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt };
  await under.prisma.session.create({ data: session });
  expect(await queries.hasActiveSession('1', at)).toBe(true);
  expect(await queries.hasActiveSession('1', expiresAt)).toBe(false);
  expect(await queries.hasActiveSession('2', at)).toBe(false);
  await under.prisma.session.update({ where: { id: 's' }, data: { endedAt: at } });
  expect(await queries.hasActiveSession('1', at)).toBe(false);
});

test('a token returns its session, ended or not, also after a renewal', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const expiresAt = new Date(at.getTime() + 1000);
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt };
  await under.prisma.session.create({ data: session });
  const stored = { sessionId: 's', userId: '1', expiresAt, endedAt: null, endReason: null };
  expect(await queries.session('t')).toEqual({ ...stored, retiredAt: null });
  expect(await queries.session('unknown')).toBeNull();
  await under.prisma.retiredToken.create({
    data: { tokenHash: 'old', sessionId: 's', retiredAt: at },
  });
  expect(await queries.session('old')).toEqual({ ...stored, retiredAt: at });
  const ending = { endedAt: at, endReason: 'LOGOUT' };
  await under.prisma.session.update({ where: { id: 's' }, data: ending });
  expect(await queries.session('t')).toEqual({ ...stored, ...ending, retiredAt: null });
});

test('a launch session is found until it is ended, also after it has expired', async () => {
  const at = new Date('2026-11-21T12:00:00.123Z');
  const session = { id: 's', userId: '1', tokenHash: 't', createdAt: at, expiresAt: at };
  await under.prisma.session.create({ data: session });
  const stored = { sessionId: 's', userId: '1', launchesEndedAt: null };
  expect(await queries.launchSession('s')).toEqual(stored);
  await under.prisma.session.update({ where: { id: 's' }, data: { launchesEndedAt: at } });
  expect(await queries.launchSession('s')).toEqual({ ...stored, launchesEndedAt: at });
  await under.prisma.session.update({ where: { id: 's' }, data: { endedAt: at } });
  expect(await queries.launchSession('s')).toBeNull();
});
