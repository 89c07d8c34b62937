import type { GameProblem } from '@fairhall/game-frame';
import { isUnauthorized, toApiError } from '@/lib/api/api-error.ts';
import { urlOf } from './launch-address.ts';

/** The problems that prevent a game from being played; each has its own text and actions. */
export type GameScreen =
  | 'invalidGame'
  | 'gameInfo'
  | 'launchFailed'
  | 'launchRefused'
  | 'loginException'
  | 'unavailable'
  | 'accountBlocked'
  | 'timeOut'
  | 'unknownCurrency'
  | 'insufficientBalance'
  | 'welcomeReward'
  | 'network'
  | 'initializationFailed'
  | 'tokenInvalid'
  | 'loginExpired'
  | 'tokenExpired'
  | 'kickedOut'
  | 'connectionLost'
  | 'loadFailed'
  | 'rulesDiffer'
  | 'loginParameter'
  | 'outdatedGame'
  | 'blockedGame';

/** The main action of a screen; a link back to the games is always offered too. */
export type GameAction =
  | 'relaunch'
  | 'login'
  | 'welcome'
  | 'deposit'
  | 'wallet'
  | 'saferPlay'
  | 'games'
  | 'support';

type Screen = {
  readonly action: GameAction;
  /** A second action. */
  readonly other?: GameAction;
  /** An image of `/art/spots`. */
  readonly art: 'door' | 'error' | 'offline' | 'empty' | 'hourglass' | 'key' | 'money-bag';
};

export const gameScreens: Readonly<Record<GameScreen, Screen>> = {
  invalidGame: { action: 'games', art: 'door' },
  gameInfo: { action: 'relaunch', art: 'error' },
  launchFailed: { action: 'relaunch', art: 'error' },
  launchRefused: { action: 'relaunch', art: 'error' },
  loginException: { action: 'login', other: 'support', art: 'key' },
  unavailable: { action: 'games', art: 'empty' },
  accountBlocked: { action: 'games', art: 'empty' },
  timeOut: { action: 'saferPlay', art: 'hourglass' },
  unknownCurrency: { action: 'wallet', art: 'money-bag' },
  insufficientBalance: { action: 'deposit', art: 'money-bag' },
  welcomeReward: { action: 'welcome', other: 'deposit', art: 'money-bag' },
  network: { action: 'relaunch', art: 'offline' },
  initializationFailed: { action: 'relaunch', art: 'error' },
  tokenInvalid: { action: 'relaunch', art: 'error' },
  loginExpired: { action: 'login', art: 'key' },
  // A launch token may expire before the session; then a new launch is enough.
  tokenExpired: { action: 'login', other: 'relaunch', art: 'hourglass' },
  kickedOut: { action: 'login', art: 'key' },
  connectionLost: { action: 'relaunch', art: 'offline' },
  rulesDiffer: { action: 'relaunch', art: 'error' },
  loadFailed: { action: 'relaunch', art: 'error' },
  loginParameter: { action: 'relaunch', art: 'error' },
  outdatedGame: { action: 'games', art: 'hourglass' },
  blockedGame: { action: 'games', art: 'door' },
};

/** The screen for each problem that a running game reports. */
export const screenOfProblem = {
  'invalid-game': 'invalidGame',
  'initialization-failed': 'initializationFailed',
  'token-invalid': 'tokenInvalid',
  'login-expired': 'loginExpired',
  'token-expired': 'tokenExpired',
  'kicked-out': 'kickedOut',
  'connection-lost': 'connectionLost',
  'load-failed': 'loadFailed',
  'rules-differ': 'rulesDiffer',
  'login-parameter': 'loginParameter',
} as const satisfies Record<GameProblem, GameScreen>;

export type GameFailure = {
  readonly screen: GameScreen;
  /** The server's message, for screens that show it. */
  readonly message?: string;
  /** The end of a break, ISO 8601, for the screen that shows it. */
  readonly until?: string;
};

const refusals: Readonly<Record<string, GameScreen>> = {
  GAME_UNAVAILABLE: 'unavailable',
  ACCOUNT_BLOCKED: 'accountBlocked',
  UNKNOWN_CURRENCY: 'unknownCurrency',
  NOT_FOUND: 'invalidGame',
  INVALID_REQUEST: 'invalidGame',
};

/** The screen for a launch whose response has no address to open. */
export function failureOfResponse(launch: unknown, { page }: { page: string }): GameFailure {
  const url = urlOf(launch);
  if (url === null) return { screen: 'loginException' };
  const isOfPage = URL.canParse(url) && new URL(url).origin === page;
  return { screen: isOfPage ? 'blockedGame' : 'loginParameter' };
}

/** The screen for a failed query or launch of the game. */
export function failureOf(error: unknown, during: 'gameInfo' | 'launch'): GameFailure {
  if (isUnauthorized(error)) return { screen: 'loginExpired' };
  const found = toApiError(error);
  if (found?.kind === 'network' || found?.kind === 'timeout') return { screen: 'network' };
  const until = found?.errorName === 'ACCOUNT_BLOCKED' ? untilOf(found.data) : null;
  if (until !== null) return { screen: 'timeOut', until };
  const known = found?.errorName ? refusals[found.errorName] : undefined;
  if (known !== undefined) return { screen: known };
  if (during === 'gameInfo') return { screen: 'gameInfo' };
  if (found?.kind !== 'refusal') return { screen: 'launchFailed' };
  // A refusal has a message; one without a message is a login exception of the game server.
  if (found.isWordless) return { screen: 'loginException' };
  return { screen: 'launchRefused', message: found.message.replace(/[.!]\s*$/, '') };
}

/** The end of the break in the data of a refusal; null for an account that is blocked without one. */
function untilOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('until' in data)) return null;
  return typeof data.until === 'string' ? data.until : null;
}
