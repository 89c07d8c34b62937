import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client.ts';
import { trpc } from '@/lib/api/trpc.ts';
import { useSession } from '@/lib/session/session.ts';

/**
 * Whether the reward is available, and the hash of the server seed that decides it.
 * @param isOn whether to request it for a player; never for a guest
 */
export function useWelcomeReward(isOn = true) {
  const session = useSession();
  return useQuery(trpc.promo.welcome.queryOptions({}, { enabled: isOn && session !== null }));
}

/** Whether the logged-in player can draw the reward; false when it is unknown. */
export async function canDrawWelcome(): Promise<boolean> {
  const reward = await queryClient
    .fetchQuery(trpc.promo.welcome.queryOptions({}))
    .catch(() => null);
  return reward?.available === true;
}

/** Whether to offer the reward: to guests and to players who can still draw it. */
export function useOffersWelcome(): boolean {
  const session = useSession();
  const reward = useWelcomeReward().data;
  return session === null || reward?.available === true;
}
