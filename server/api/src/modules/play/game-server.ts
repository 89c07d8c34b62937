import type { z } from 'zod';
import type { PastRound, pastRounds } from '../../contract/past-rounds.ts';

/** A past round as the game server lists it: without the name that the catalogue has for its game. */
export type ListedRound = Omit<PastRound, 'gameName'>;

type Response<Call extends keyof typeof pastRounds> = z.infer<(typeof pastRounds)[Call]['output']>;

export type RoundDetails =
  | Extract<Response<'get'>, { kind: 'round' }>
  | { readonly kind: 'slip'; readonly slip: ListedRound; readonly eventIds: string[] };

/**
 * What the casino asks of the games provider beside the catalogue that it sends; `casino-game-server.ts`
 * is the one at hand. Each call throws AppError 404 for what the player does not have, and 503 when
 * the provider does not answer.
 */
export type GameServer = {
  /** Newest first, at most `limit`, older than the round `before`. */
  rounds(query: {
    uid: string;
    gameId?: string | undefined;
    before?: string | undefined;
    limit: number;
  }): Promise<ListedRound[]>;
  round(query: { uid: string; roundId: string }): Promise<RoundDetails>;
  event(query: { uid: string; eventId: string }): Promise<Response<'event'>>;
  /** @throws AppError 1207 while a round waits for the player's choice */
  rotate(query: { uid: string; clientSeed?: string | undefined }): Promise<Response<'rotate'>>;
  /** Ends the connections; calls under way fail. */
  close(): Promise<void>;
};
