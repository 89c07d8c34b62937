import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import { trpc } from '@/lib/api/trpc.ts';

/** A finished round never changes. */
const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** A finished round of any player, by the public id of its replay. */
export function useReplay(id: string) {
  return useQuery(trpc.rounds.replay.queryOptions({ id, lang: currentLanguage() }, NEVER_STALE));
}

/** The public id of a round of the player's own. */
export function useReplayId(round: { gameId: string; roundId: string }, isOn: boolean) {
  return useQuery(trpc.rounds.replayId.queryOptions(round, { ...NEVER_STALE, enabled: isOn }));
}
