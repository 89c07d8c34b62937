import { expect, test } from 'vitest';
import gamePlay from '@/i18n/locales/en/game-play.json';
import { ApiError, type ApiErrorKind } from '@/lib/api/api-error.ts';
import { failureOf, failureOfResponse, gameScreens, screenOfProblem } from './game-screens.ts';

const page = 'http://localhost:3000';

function failure(kind: ApiErrorKind, code: number, message = 'No.') {
  return new ApiError({ kind, code, message });
}

test.each([
  [failure('refusal', 1201), 'unavailable'],
  [failure('refusal', 1006), 'accountBlocked'],
  [failure('refusal', 1104), 'unknownCurrency'],
  [failure('transport', 404), 'invalidGame'],
  [failure('transport', 400), 'invalidGame'],
  [failure('transport', 401), 'loginExpired'],
  [failure('transport', 500), 'launchFailed'],
  [failure('network', 0), 'network'],
  [failure('timeout', 0), 'network'],
  [new Error('a bug'), 'launchFailed'],
] as const)('a launch that ends in %s shows %s', (error, screen) => {
  expect(failureOf(error, 'launch')).toEqual({ screen });
});

test('a launch during a break shows its end', () => {
  const until = '2026-11-26T10:00:00.000Z';
  const error = new ApiError({ kind: 'refusal', code: 1006, message: 'No.', data: { until } });
  expect(failureOf(error, 'launch')).toEqual({ screen: 'timeOut', until });
});

test('a refusal without a screen of its own shows the message of the server', () => {
  const error = failure('refusal', 1106, 'Your daily limit is reached.');
  const expected = { screen: 'launchRefused', message: 'Your daily limit is reached' };
  expect(failureOf(error, 'launch')).toEqual(expected);
});

test('a refusal without a message is a login exception', () => {
  const error = new ApiError({
    kind: 'refusal',
    code: 1106,
    message: 'Request failed',
    isWordless: true,
  });
  expect(failureOf(error, 'launch')).toEqual({ screen: 'loginException' });
});

test('a launch whose response has no data is a login exception, one with an unusable URL is incomplete', () => {
  for (const launch of [null, {}, { url: null }]) {
    expect(failureOfResponse(launch, { page })).toEqual({ screen: 'loginException' });
  }
  expect(failureOfResponse({ url: 'about:blank' }, { page })).toEqual({ screen: 'loginParameter' });
});

test('a launch on this page’s own origin is blocked', () => {
  const launch = { url: `${page}/game?token=t` };
  expect(failureOfResponse(launch, { page })).toEqual({ screen: 'blockedGame' });
});

test('a failed query of the game is not a failed launch', () => {
  expect(failureOf(failure('transport', 500), 'gameInfo')).toEqual({ screen: 'gameInfo' });
});

test('every problem of a game has a screen with a text', () => {
  for (const screen of Object.values(screenOfProblem)) {
    expect(gamePlay.problem[screen].title).not.toBe('');
    expect(gameScreens[screen].action).toBeDefined();
  }
});

test('a lost connection can be reloaded, an ended login needs a new one', () => {
  expect(gameScreens[screenOfProblem['connection-lost']].action).toBe('relaunch');
  expect(gameScreens[screenOfProblem['login-expired']].action).toBe('login');
  expect(gameScreens[screenOfProblem['kicked-out']].action).toBe('login');
});

test('an empty wallet offers the unclaimed welcome reward before a deposit', () => {
  const { action, other } = gameScreens.welcomeReward;
  expect([action, other]).toEqual(['welcome', 'deposit']);
  expect(gameScreens.insufficientBalance.action).toBe('deposit');
});

test('an expired launch token offers the login, and a relaunch', () => {
  const { action, other } = gameScreens[screenOfProblem['token-expired']];
  expect([action, other]).toEqual(['login', 'relaunch']);
});
