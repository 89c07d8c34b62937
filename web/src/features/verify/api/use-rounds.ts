import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { isApiError } from '@/lib/api/api-error.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api, trpc } from '@/lib/api/trpc.ts';
import { useRecord } from '@/lib/player-record/use-record.ts';
import { useSession } from '@/lib/session/session.ts';
import { newClientSeed } from '@/play/call-open.ts';
import { commitmentItems } from '@/play/record/shown-items.ts';

const PAGE_SIZE = 8;

/**
 * The providers whose past rounds can be listed, our own game server first. As long as they are
 * unknown the list is that of our own.
 */
export function useRoundsProviders() {
  const providers = useQuery(trpc.providers.list.queryOptions({}));
  return providers.data?.filter(({ offersRounds }) => offersRounds) ?? [];
}

/** What a page of the list contains. */
type RoundsPage = {
  readonly providerId: string;
  /** Empty for all games. */
  readonly gameId: string;
  readonly before: string | undefined;
};

/**
 * A page of the player's own rounds, newest first; never cached, because rounds are played in
 * between.
 */
export function useRounds({ providerId, gameId, before }: RoundsPage) {
  return useQuery(
    trpc.rounds.list.queryOptions(
      {
        pageSize: PAGE_SIZE,
        providerId,
        ...(gameId !== '' && { gameId }),
        ...(before !== undefined && { before }),
      },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
}

/** One round with the data that reproduces it; disabled for `null` and for guests. */
export function useSavedRound(roundId: string | null) {
  const session = useSession();
  return useQuery(
    trpc.rounds.get.queryOptions(roundId !== null && session !== null ? { roundId } : skipToken, {
      staleTime: 0,
    }),
  );
}

/** The data that reproduces a draw, match or race. */
export function useSavedEvent(eventId: string) {
  const session = useSession();
  return useQuery(
    trpc.rounds.event.queryOptions(session !== null ? { eventId } : skipToken, { staleTime: 0 }),
  );
}

/**
 * As `useSavedEvent`, for all events of a slip. One query for all of them: `useQueries` would be
 * part of the initial chunk.
 */
export function useSavedEvents(eventIds: readonly string[]) {
  const session = useSession();
  const eventOf = (eventId: string) =>
    queryClient.fetchQuery(trpc.rounds.event.queryOptions({ eventId }));
  return useQuery({
    // Under the path's key, so that an invalidation of the rounds covers it.
    queryKey: [...trpc.rounds.pathKey(), 'events', eventIds],
    queryFn: session === null ? skipToken : () => Promise.all(eventIds.map(eventOf)),
    staleTime: 0,
  });
}

/**
 * Rotates and reveals the current server seed, with a new client seed of this browser; then every
 * round that used it can be verified. The new commitments enter the player's record.
 */
export function useReveal() {
  const record = useRecord();
  return useMutation({
    mutationFn: () => api.rounds.rotate.mutate({ clientSeed: newClientSeed() }),
    onSuccess: async ({ fairness }) => {
      await record?.save(commitmentItems(fairness));
      await queryClient.invalidateQueries(trpc.rounds.pathFilter());
    },
  });
}

/** The calls that read the rounds of a seed, one after the other. */
export const seedRoundCalls = {
  loadPage: (page: { serverSeedHash: string; from: number; limit: number }) =>
    api.rounds.seedRounds.query(page),
  loadRound: (roundId: string) => api.rounds.get.query({ roundId }),
  /** The list is available for seeds that are in force or revealed. */
  wasInForce: async (serverSeedHash: string) => {
    try {
      await api.rounds.seedRounds.query({ serverSeedHash, limit: 1 });
      return true;
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) return false;
      throw error;
    }
  },
};
