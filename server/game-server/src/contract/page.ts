import { type GameMessage, gameProblems, type HostMessage } from '@fairhall/game-frame';
import { z } from 'zod';
import type { RecordQuery, RecordReply, ShownItem } from './record.ts';
import type { SoundSettings } from './sound.ts';

/*
 * The messages between this game server's page and its host page: those of every provider
 * (`@fairhall/game-frame`), and some that the host page accepts from this game server's origin alone.
 */

/**
 * `verify` opens the verifier with these search parameters, `returns` the page of all games' returns,
 * and `safer-play` the player's limits, each in a new tab. `shown` adds to the player's own record, and `record` requests a part
 * of it. `sound` has the changed settings of the sound.
 */
export type OwnGameMessage =
  | GameMessage
  | { readonly type: 'returns' | 'safer-play' }
  | { readonly type: 'verify'; readonly search: string }
  | { readonly type: 'shown'; readonly items: readonly ShownItem[] }
  | { readonly type: 'sound'; readonly sound: SoundSettings }
  | { readonly type: 'record'; readonly id: string; readonly query: RecordQuery };

/** `record` is the requested part of the player's record, `sound` what the host page stores of the sound. */
export type OwnHostMessage =
  | HostMessage
  | { readonly type: 'sound'; readonly sound: SoundSettings }
  | { readonly type: 'record'; readonly id: string; readonly reply: RecordReply };

/** `data` of an error that ends play. */
export const problemData = z.object({ problem: z.enum(gameProblems) });
