import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** The profile of the logged-in player; disabled for a guest. */
export function usePlayer() {
  const session = useSession();
  return useQuery(trpc.user.info.queryOptions({}, { enabled: session !== null }));
}
