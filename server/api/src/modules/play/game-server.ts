import type { z } from 'zod';
import type { play } from '../../contract/games.ts';
import type { PastRound, pastRounds } from '../../contract/past-rounds.ts';

/** A past round, without what the catalogue knows of its game. */
export type ListedRound = Omit<PastRound, 'gameName' | 'proofUrl'>;

type Response<Call extends keyof typeof pastRounds> = z.infer<(typeof pastRounds)[Call]['output']>;

export type NextStarts = z.infer<typeof play.nextStarts.output>;

export type RoundDetails =
  | Extract<Response<'get'>, { kind: 'round' }>
  | { readonly kind: 'slip'; readonly slip: ListedRound; readonly eventIds: string[] };

/**
 * The calls to our own game server; other games providers may offer the first one.
 * `game-server-client.ts` implements them. Each throws AppError
 * 404 when the player has no such object, and 503 when the provider returns no valid response.
 */
export type GameServer = {
  /** Newest first, at most `limit`, older than the round `before`. */
  rounds(query: {
    uid: string;
    gameId?: string | undefined;
    before?: string | undefined;
    limit: number;
  }): Promise<ListedRound[]>;
  /** The next start of each scheduled game, the earliest first. */
  nextStarts(): Promise<NextStarts>;
  round(query: { uid: string; roundId: string }): Promise<RoundDetails>;
  event(query: { uid: string; eventId: string }): Promise<Response<'event'>>;
  seedRounds(query: {
    uid: string;
    serverSeedHash: string;
    from: number;
    limit: number;
    proofs: boolean;
  }): Promise<Response<'seedRounds'>>;
  /**
   * @throws ROUND_OPEN while a round waits for the player's choice, CLIENT_SEED_REQUIRED before the
   * first round
   */
  rotate(query: { uid: string; clientSeed?: string | undefined }): Promise<Response<'rotate'>>;
  /** Closes the connections; calls in flight fail. */
  close(): Promise<void>;
};
