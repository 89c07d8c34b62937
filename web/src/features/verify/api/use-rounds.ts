import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client.ts';
import { useSession } from '@/lib/session.ts';
import { api, trpc } from '@/lib/trpc.ts';

const PAGE_SIZE = 8;

/** A page of the player's own rounds, newest first; always fresh, because rounds are played in between. */
export function useRounds({ gameId, before }: { gameId: string; before: string | undefined }) {
  return useQuery(
    trpc.rounds.list.queryOptions(
      {
        pageSize: PAGE_SIZE,
        ...(gameId !== '' && { gameId }),
        ...(before !== undefined && { before }),
      },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  );
}

/** One of them with what deals it again; `null` asks for nothing, and nobody asks as a guest. */
export function useSavedRound(roundId: string | null) {
  const session = useSession();
  return useQuery(
    trpc.rounds.get.queryOptions(roundId !== null && session !== null ? { roundId } : skipToken, {
      staleTime: 0,
    }),
  );
}

/** What draws a draw, match or race again. */
export function useSavedEvent(eventId: string) {
  const session = useSession();
  return useQuery(
    trpc.rounds.event.queryOptions(session !== null ? { eventId } : skipToken, { staleTime: 0 }),
  );
}

/**
 * As `useSavedEvent`, of all events of a slip. One query of them all: the hook for several would load
 * with the first page.
 */
export function useSavedEvents(eventIds: readonly string[]) {
  const session = useSession();
  const eventOf = (eventId: string) =>
    queryClient.fetchQuery(trpc.rounds.event.queryOptions({ eventId }));
  return useQuery({
    // What the change of seeds or a look again asks anew for, this is asked anew with.
    queryKey: [...trpc.rounds.pathKey(), 'events', eventIds],
    queryFn: session === null ? skipToken : () => Promise.all(eventIds.map(eventOf)),
    staleTime: 0,
  });
}

/** Reveals the server seed in force; every round that was dealt from it can be verified then. */
export function useReveal() {
  return useMutation({
    mutationFn: () => api.rounds.rotate.mutate({}),
    onSuccess: () => queryClient.invalidateQueries(trpc.rounds.pathFilter()),
  });
}
