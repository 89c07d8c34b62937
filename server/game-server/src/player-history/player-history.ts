import type { Clock } from '@fairhall/kit/clock';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import type { PlayerHistoryInput, PlayerHistoryOutput } from '../contract-player-history.ts';
import type { FixtureCalls } from '../fixtures/fixtures.ts';
import { eventIdsOf } from '../fixtures/slip-content.ts';
import type { SlipRepository } from '../fixtures/slip-repository.ts';
import type { Rounds } from '../rounds/rounds.ts';
import type { Store } from '../rounds/store.ts';
import { createRoundHistory } from './round-history.ts';

export type PlayerHistory = ReturnType<typeof createPlayerHistory>;

/** The handlers of `contract-player-history.ts`, which the API calls on behalf of a player. */
export function createPlayerHistory({
  store,
  rounds,
  fixtureCalls,
  slips,
  clock,
}: {
  store: Store;
  rounds: Rounds;
  fixtureCalls: FixtureCalls;
  slips: SlipRepository;
  clock: Clock;
}) {
  const history = createRoundHistory(store);
  return {
    nextStarts: (): PlayerHistoryOutput<'nextStarts'> => fixtureCalls.nextStarts(),

    rounds({
      uid,
      gameId,
      before,
      limit,
    }: PlayerHistoryInput<'rounds'>): PlayerHistoryOutput<'rounds'> {
      return { rounds: history.page({ uid, gameId, before, limit, now: clock.now() }) };
    },

    /** @throws ApiError 404 for a round of another player */
    round({ uid, roundId }: PlayerHistoryInput<'round'>): PlayerHistoryOutput<'round'> {
      const slip = slips.byId(roundId);
      if (!slip) return { kind: 'round', ...rounds.proofFor({ uid, roundId }) };
      const [line] = history.page({
        ...{ uid, gameId: slip.gameId, limit: 1, now: clock.now() },
        // The cursor is exclusive: the slip is the first item below this value.
        before: `${roundId}~`,
      });
      if (line?.roundId !== roundId) {
        throw new ApiError('NOT_FOUND', 'This player has no such slip.');
      }
      return { kind: 'slip', slip: line, eventIds: [...eventIdsOf(slip.order)] };
    },

    /** @throws ApiError 404 for an unknown or expired fixture */
    event: ({ uid, eventId }: PlayerHistoryInput<'event'>): PlayerHistoryOutput<'event'> =>
      fixtureCalls.proofFor({ uid, eventId }),

    /** @throws ApiError 404 for a pair of another player */
    seedRounds: (query: PlayerHistoryInput<'seedRounds'>): PlayerHistoryOutput<'seedRounds'> =>
      rounds.seedRoundsFor(query),

    /** @throws ApiError 1207 while a round waits for a choice, 503 if the wallet does not respond */
    rotate: ({
      uid,
      clientSeed,
    }: PlayerHistoryInput<'rotate'>): Promise<PlayerHistoryOutput<'rotate'>> =>
      rounds.rotateFor({ uid, lang: 'en' }, { clientSeed }),
  };
}
