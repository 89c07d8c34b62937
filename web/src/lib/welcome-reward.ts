import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** Whether the reward is still to be drawn, and the hash of the seed that will decide it. */
export function useWelcomeReward() {
  const session = useSession();
  return useQuery(trpc.promo.welcome.queryOptions({}, { enabled: session !== null }));
}

/** Whether to offer the reward: to guests and to those who can still have it. */
export function useOffersWelcome(): boolean {
  const session = useSession();
  const reward = useWelcomeReward().data;
  return session === null || reward?.available === true;
}
