import { useQuery } from '@tanstack/react-query';
import type { Game } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { type GameTypeName, gameTypeName, gameTypeNames } from './game-types.ts';

/** The catalogue changes with a deployment of the provider, not during a visit. */
const CATALOGUE_STALE_MS = 5 * 60_000;

export function catalogueOptions() {
  return trpc.games.available.queryOptions({}, { staleTime: CATALOGUE_STALE_MS });
}

const offered = (games: readonly Game[]) => games.filter(({ retired }) => !retired);
const everyGame = (games: readonly Game[]) => games;

/** The games on offer. A background refetch replaces the data only where it differs. */
export function useCatalogue() {
  return useQuery({ ...catalogueOptions(), select: offered });
}

/** With the retired games: for what a player has of them, such as rounds and favourites. */
export function useEveryGame() {
  return useQuery({ ...catalogueOptions(), select: everyGame });
}

/** Refetches every list of games that failed to load. */
export function retryGames(): void {
  void queryClient.refetchQueries({
    ...trpc.games.pathFilter(),
    predicate: ({ state }) => state.status === 'error',
  });
}

export type GameCounts = Readonly<Record<GameTypeName | 'all', number>>;

/** The number of games of each type and in total. */
export function countGames(games: readonly Game[]): GameCounts {
  const counts = { all: games.length } as Record<GameTypeName | 'all', number>;
  for (const name of gameTypeNames) counts[name] = 0;
  for (const game of games) counts[gameTypeName(game.gameType)] += 1;
  return counts;
}
