import type { Clock } from '@fairhall/kit/clock';
import { isGuest } from '@fairhall/kit/free-token';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { PlayerHistoryInput, PlayerHistoryOutput } from '../contract/player-history.ts';
import type { Database } from '../database/database.ts';
import type { FixtureCalls } from '../fixtures/fixtures.ts';
import { eventIdsOf } from '../fixtures/slip-content.ts';
import type { Rounds } from '../rounds/rounds.ts';

export type PlayerHistory = ReturnType<typeof createPlayerHistory>;

/** The handlers of `contract/player-history.ts`, which the API calls on behalf of a player. */
export function createPlayerHistory({
  database,
  rounds,
  fixtureCalls,
  clock,
}: {
  database: Database;
  rounds: Rounds;
  fixtureCalls: FixtureCalls;
  clock: Clock;
}) {
  return {
    nextStarts: (): Promise<PlayerHistoryOutput<'nextStarts'>> => fixtureCalls.nextStarts(),

    async rounds({
      uid,
      gameId,
      before,
      limit,
    }: PlayerHistoryInput<'rounds'>): Promise<PlayerHistoryOutput<'rounds'>> {
      // Free play has no history.
      if (isGuest(uid)) return { rounds: [] };
      const query = { uid, gameId, before, limit, now: clock.now() };
      return { rounds: await database.run(({ history }) => history.listRounds(query)) };
    },

    /** @throws NOT_FOUND for a round of another player */
    async round({
      uid,
      roundId,
    }: PlayerHistoryInput<'round'>): Promise<PlayerHistoryOutput<'round'>> {
      const slip = await database.run(({ slips }) => slips.findById(roundId));
      if (!slip) return { kind: 'round', ...(await rounds.proofFor({ uid, roundId })) };
      const [line] = await database.run(({ history }) =>
        history.listRounds({
          ...{ uid, gameId: slip.gameId, limit: 1, now: clock.now() },
          // The cursor is exclusive: the slip is the first item below this value.
          before: `${roundId}~`,
        }),
      );
      if (line?.roundId !== roundId) {
        throw new ApiError('NOT_FOUND', 'This player has no such slip.');
      }
      return { kind: 'slip', slip: line, eventIds: [...eventIdsOf(slip.order)] };
    },

    /** @throws NOT_FOUND for an unknown or expired fixture */
    event: ({ uid, eventId }: PlayerHistoryInput<'event'>): Promise<PlayerHistoryOutput<'event'>> =>
      fixtureCalls.proofFor({ uid, eventId }),

    /** @throws NOT_FOUND for a pair of another player */
    seedRounds: (
      query: PlayerHistoryInput<'seedRounds'>,
    ): Promise<PlayerHistoryOutput<'seedRounds'>> => rounds.seedRoundsFor(query),

    /** @throws ROUND_OPEN while a round waits for a choice, OVERLOADED if the wallet does not respond */
    rotate: ({
      uid,
      clientSeed,
    }: PlayerHistoryInput<'rotate'>): Promise<PlayerHistoryOutput<'rotate'>> =>
      rounds.rotateFor({ uid, lang: 'en' }, { clientSeed }),
  };
}
