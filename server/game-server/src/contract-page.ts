import { z } from 'zod';

/* What the game page and the page that embeds it say to each other, and why play ends. */

/**
 * What the game page tells the page that embeds it, by `postMessage` to the web origin alone.
 * `balance` after each settled round; `problem` when play cannot go on; `exit` from the back arrow;
 * `verify` for the verifier with these search parameters, and `returns` for the page of all games'
 * returns, each in a tab of its own.
 */
export type GameMessage =
  | { readonly source: 'fairhall-game'; readonly type: 'ready' }
  | { readonly source: 'fairhall-game'; readonly type: 'balance'; readonly balance: string }
  | { readonly source: 'fairhall-game'; readonly type: 'exit' }
  | { readonly source: 'fairhall-game'; readonly type: 'deposit' }
  | { readonly source: 'fairhall-game'; readonly type: 'returns' }
  | { readonly source: 'fairhall-game'; readonly type: 'verify'; readonly search: string }
  | { readonly source: 'fairhall-game'; readonly type: 'problem'; readonly problem: GameProblem };

/** What the embedding page tells the game page: the wallet changed elsewhere, ask for it anew. */
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

/** `data` of an answer after which play cannot go on. */
export const problemData = z.object({ problem: z.enum(gameProblems) });
