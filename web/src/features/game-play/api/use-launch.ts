import { useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/trpc.ts';
import {
  type LaunchRequest,
  launchInput,
  launchOptions,
  neverRepeated,
} from '@/lib/games/launch.ts';

/** The launch of a game, which the press on its tile may have started. */
export function useLaunch({ isOn, ...request }: LaunchRequest & { readonly isOn: boolean }) {
  return useQuery({ ...launchOptions(request), enabled: isOn });
}

/** Requests the URL of a game in free play, once the guest has confirmed to be an adult. */
export function useFreeLaunch({ isOn, ...request }: LaunchRequest & { readonly isOn: boolean }) {
  const { gameId, walletType, attempt } = request;
  return useQuery({
    queryKey: [['play', 'launchFree'], { gameId, walletType, attempt }],
    queryFn: ({ signal }) =>
      api.play.launchFree.query({ ...launchInput(request), isAdult: true }, { signal }),
    enabled: isOn,
    ...neverRepeated,
    gcTime: 0,
  });
}
