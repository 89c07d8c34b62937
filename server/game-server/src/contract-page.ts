import { z } from 'zod';

/* The messages between the game page and its host page, and the problems that end play. */

/**
 * The messages of the game page to its host page, by `postMessage` to the web origin alone. `balance`
 * after each settled round; `problem` when play cannot continue; `exit` from the back arrow; `verify`
 * opens the verifier with these search parameters, and `returns` the page of all games' returns, each
 * in a new tab.
 */
export type GameMessage =
  | { readonly source: 'fairhall-game'; readonly type: 'ready' }
  | { readonly source: 'fairhall-game'; readonly type: 'balance'; readonly balance: string }
  | { readonly source: 'fairhall-game'; readonly type: 'exit' }
  | { readonly source: 'fairhall-game'; readonly type: 'deposit' }
  | { readonly source: 'fairhall-game'; readonly type: 'returns' }
  | { readonly source: 'fairhall-game'; readonly type: 'verify'; readonly search: string }
  | { readonly source: 'fairhall-game'; readonly type: 'problem'; readonly problem: GameProblem };

/** The host page's message to the game page: the balance has changed, request it again. */
export type HostMessage = { readonly source: 'fairhall-host'; readonly type: 'balance-changed' };

/** The session problems of the specification, section 4 and 8. */
export const gameProblems = [
  'invalid-game',
  'initialization-failed',
  'token-invalid',
  'login-expired',
  'token-expired',
  'kicked-out',
  'connection-lost',
  'load-failed',
  'login-parameter',
] as const;
export type GameProblem = (typeof gameProblems)[number];

/** `data` of an error that ends play. */
export const problemData = z.object({ problem: z.enum(gameProblems) });
