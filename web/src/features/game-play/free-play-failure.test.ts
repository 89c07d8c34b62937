import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/lib/api/api-error.ts';
import { failureBeforeFreePlay, failureInFreePlay } from './free-play-failure.ts';

const failure = (kind: ApiErrorKind, code: number) => new ApiError({ kind, code, message: 'No.' });

const opening = {
  gameId: 'wolfmoon',
  game: { error: null, data: { enabled: true, freePlay: true } },
  launch: { error: null, data: undefined },
  hasAddress: false,
};

test('a game that is loading or has an address has no failure', () => {
  expect(failureBeforeFreePlay(opening)).toBeNull();
  expect(failureBeforeFreePlay({ ...opening, hasAddress: true })).toBeNull();
});

test('a game without free play needs an account, and one that is switched off is closed', () => {
  const shared = { error: null, data: { enabled: true, freePlay: false } };
  expect(failureBeforeFreePlay({ ...opening, game: shared })).toEqual({
    kind: 'free-play',
    screen: 'needsAccount',
  });
  const off = { error: null, data: { enabled: false, freePlay: false } };
  const launch = { error: failure('refusal', 1201), data: undefined };
  expect(failureBeforeFreePlay({ ...opening, game: off, launch })).toEqual({
    kind: 'game',
    failure: { screen: 'unavailable' },
  });
});

test.each([
  [failure('transport', 429), { kind: 'free-play', screen: 'rateLimited' }],
  [failure('refusal', 1006), { kind: 'game', failure: { screen: 'accountBlocked' } }],
  [failure('network', 0), { kind: 'game', failure: { screen: 'network' } }],
])('a launch that ends in %s has its own screen', (error, expected) => {
  const launch = { error, data: undefined };
  expect(failureBeforeFreePlay({ ...opening, launch })).toEqual(expected);
});

test('a game whose launch has ended is over, any other problem is that of every game', () => {
  const expired = { kind: 'free-play', screen: 'expired' };
  expect(failureInFreePlay({ screen: 'tokenExpired' })).toEqual(expired);
  expect(failureInFreePlay({ screen: 'tokenInvalid' })).toEqual(expired);
  expect(failureInFreePlay({ screen: 'connectionLost' })).toEqual({
    kind: 'game',
    failure: { screen: 'connectionLost' },
  });
});
