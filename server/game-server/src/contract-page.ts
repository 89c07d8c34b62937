import { z } from 'zod';
import type { RecordQuery, RecordReply, ShownItem } from './contract-record.ts';

/* The messages between the game page and its host page, and the problems that end play. */

/**
 * The messages of the game page to its host page, by `postMessage` to the web origin alone. `balance`
 * after each settled round; `problem` when play cannot continue; `exit` from the back arrow; `verify`
 * opens the verifier with these search parameters, and `returns` the page of all games' returns, each
 * in a new tab. `shown` adds to the player's own record, and `record` requests a part of it.
 */
export type GameMessage =
  | { readonly source: 'fairhall-game'; readonly type: 'ready' }
  | { readonly source: 'fairhall-game'; readonly type: 'balance'; readonly balance: string }
  | { readonly source: 'fairhall-game'; readonly type: 'exit' }
  | { readonly source: 'fairhall-game'; readonly type: 'deposit' }
  | { readonly source: 'fairhall-game'; readonly type: 'returns' }
  | { readonly source: 'fairhall-game'; readonly type: 'verify'; readonly search: string }
  | {
      readonly source: 'fairhall-game';
      readonly type: 'shown';
      readonly items: readonly ShownItem[];
    }
  | {
      readonly source: 'fairhall-game';
      readonly type: 'record';
      readonly id: string;
      readonly query: RecordQuery;
    }
  | { readonly source: 'fairhall-game'; readonly type: 'problem'; readonly problem: GameProblem };

/**
 * The host page's messages to the game page: the balance has changed, request it again; the requested
 * part of the player's record.
 */
export type HostMessage =
  | { readonly source: 'fairhall-host'; readonly type: 'balance-changed' }
  | {
      readonly source: 'fairhall-host';
      readonly type: 'record';
      readonly id: string;
      readonly reply: RecordReply;
    };

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
