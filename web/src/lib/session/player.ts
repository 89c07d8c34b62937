import { useQuery } from '@tanstack/react-query';
import { trpc } from '@/lib/api/trpc.ts';
import { useSession } from './session.ts';

export function playerOptions() {
  return trpc.user.info.queryOptions({});
}

/** The profile of the logged-in player; disabled for a guest. */
export function usePlayer() {
  const session = useSession();
  return useQuery({ ...playerOptions(), enabled: session !== null });
}
