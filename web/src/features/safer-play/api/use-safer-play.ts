import { useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { useSession } from '@/lib/session/session.ts';

/** The player's limits and their use; disabled for a guest. */
export function useSaferPlay() {
  const session = useSession();
  return useQuery(
    // Money moves in other tabs and devices: each opening loads the figures again.
    trpc.saferPlay.overview.queryOptions({}, { enabled: session !== null, staleTime: 0 }),
  );
}
