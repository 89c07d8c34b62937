import { useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { useSession } from './session.ts';

/** The profile of the logged-in player; disabled for a guest. */
export function usePlayer() {
  const session = useSession();
  return useQuery(trpc.user.info.queryOptions({}, { enabled: session !== null }));
}
