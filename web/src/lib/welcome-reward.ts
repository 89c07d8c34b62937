import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { trpc } from './trpc.ts';

/** Whether the reward is available, and the hash of the server seed that decides it. */
export function useWelcomeReward() {
  const session = useSession();
  return useQuery(trpc.promo.welcome.queryOptions({}, { enabled: session !== null }));
}

/** Whether to offer the reward: to guests and to players who can still draw it. */
export function useOffersWelcome(): boolean {
  const session = useSession();
  const reward = useWelcomeReward().data;
  return session === null || reward?.available === true;
}
