import type { GameProblem } from '../../server/game-frame/src/game-frame.ts';
import { origins } from '../e2e/test.ts';
import { dragonTiger, untilGameIsOpen } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import { disconnect, inOrder, offlineError, type Step } from './steps.ts';

const path = '/game-play?gameId=dragon-tiger';
const launch = '**/api/game/launch';

tour('game-before', [
  {
    name: 'welcome-reward',
    as: 'own',
    path,
    shows: 'Your welcome reward is still there',
  },
  {
    name: 'no-balance',
    as: 'own',
    path,
    before: (api) => api.post('/promo/welcome', { walletType: 'EUR' }),
    shows: 'Insufficient wallet balance, please deposit first',
  },
  {
    name: 'not-found',
    as: 'own',
    path: '/game-play?gameId=no-such-game',
    shows: 'Invalid game ID',
    consoleErrors: /status of 404/,
  },
]);

/** An open game that reports a failure. */
function report(problem: GameProblem): Step {
  return async (visit) => {
    await untilGameIsOpen(visit);
    const frame = visit.page.frames().find((one) => one.url().startsWith(origins.game()));
    await frame?.evaluate(
      (reported) =>
        parent.postMessage(
          { source: 'fairhall-game', version: 1, type: 'problem', problem: reported },
          '*',
        ),
      problem,
    );
  };
}

/** An open game whose page is of a time before versions. */
const postWithoutVersion: Step = async (visit) => {
  await untilGameIsOpen(visit);
  const frame = visit.page.frames().find((one) => one.url().startsWith(origins.game()));
  await frame?.evaluate(() => parent.postMessage({ source: 'fairhall-game', type: 'ready' }, '*'));
};

/** Opens a game whose address is on the client's own origin. */
const openOnOwnOrigin: Step = async ({ page }) => {
  const json = { code: 200, msg: 'success', data: { url: new URL('/', page.url()).href } };
  await page.route(launch, (route) => route.fulfill({ json }));
  await page.goto(path);
};

const endings: readonly (readonly [GameProblem, string])[] = [
  ['initialization-failed', 'Game initialization failed'],
  ['token-invalid', 'Token validation failed'],
  ['login-expired', 'Your login has ended'],
  ['token-expired', 'Login token has expired'],
  ['kicked-out', 'Your account has been logged in on another device'],
  ['connection-lost', 'The game lost its server'],
  ['load-failed', 'Resource load failed'],
  ['rules-differ', 'The hash of the rules that this game sent'],
];

tour('game-problem', [
  ...endings.map(
    ([problem, words]): Scene => ({
      ...dragonTiger,
      name: problem,
      shows: words,
      steps: report(problem),
    }),
  ),
  {
    ...dragonTiger,
    name: 'outdated',
    shows: 'This game needs an update',
    steps: postWithoutVersion,
  },
  {
    ...dragonTiger,
    name: 'blocked',
    path: '/games',
    shows: 'We can’t open this game',
    steps: openOnOwnOrigin,
  },
  {
    ...dragonTiger,
    name: 'offline',
    shows: 'Betting is paused until the connection is back',
    steps: inOrder(untilGameIsOpen, disconnect),
    consoleErrors: offlineError,
  },
]);
