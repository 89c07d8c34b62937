import type { GameProblem } from '../../server/game-server/src/contract-page.ts';
import { origins } from '../e2e/test.ts';
import { dragonTiger, gameIsOpen, usdToPlay } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import { disconnect, disconnected, inOrder, type Step } from './steps.ts';

const path = '/game-play?gameId=dragon-tiger';
const launch = '**/api/game/launch';

tour('game-before', [
  {
    name: 'loading',
    as: 'own',
    path,
    shows: 'Opening Dragon Tiger',
    before: usdToPlay,
    holds: launch,
  },
  {
    name: 'no-balance',
    as: 'own',
    path,
    shows: 'Insufficient wallet balance, please deposit first',
  },
  {
    name: 'not-found',
    as: 'own',
    path: '/game-play?gameId=no-such-game',
    shows: 'Invalid game ID',
    due: /status of 404/,
  },
  {
    name: 'no-information',
    as: 'own',
    path,
    shows: 'Failed to get game information',
    breaks: '**/api/rpgame/games/dragon-tiger',
  },
  {
    name: 'launch-failed',
    as: 'own',
    path,
    shows: 'Game start failed',
    before: usdToPlay,
    breaks: launch,
  },
  {
    name: 'launch-refused',
    as: 'own',
    path,
    shows: 'Login failed: The floor is being swept. Please try again.',
    before: usdToPlay,
    responses: { glob: launch, code: 1999, msg: 'The floor is being swept.', data: null },
  },
  {
    name: 'login-exception',
    as: 'own',
    path,
    shows: 'contact customer service',
    before: usdToPlay,
    responses: { glob: launch, code: 1999, msg: '', data: null },
  },
  {
    name: 'no-address',
    as: 'own',
    path,
    shows: 'Login parameter error',
    before: usdToPlay,
    responses: { glob: launch, data: { url: '' } },
  },
]);

/** The open game says that it cannot go on. */
function report(problem: GameProblem): Step {
  return async (visit) => {
    await gameIsOpen(visit);
    const frame = visit.page.frames().find((one) => one.url().startsWith(origins.game()));
    await frame?.evaluate(
      (reported) =>
        parent.postMessage({ source: 'fairhall-game', type: 'problem', problem: reported }, '*'),
      problem,
    );
  };
}

const endings: readonly (readonly [GameProblem, string])[] = [
  ['initialization-failed', 'Game initialization failed'],
  ['token-invalid', 'Token validation failed'],
  ['login-expired', 'Your login has ended'],
  ['token-expired', 'Login token has expired'],
  ['kicked-out', 'Your account has been logged in on another device'],
  ['connection-lost', 'The game lost its server'],
  ['load-failed', 'Resource load failed'],
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
    name: 'offline',
    shows: 'Betting is paused until the connection is back',
    steps: inOrder(gameIsOpen, disconnect),
    due: disconnected,
  },
]);
