import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { api } from '@/lib/api/trpc.ts';
import { deviceClass } from '@/lib/browser/device.ts';

type LaunchRequest = {
  readonly gameId: string;
  readonly walletType: Currency;
  /** Distinguishes a reload from the launch before it. */
  readonly attempt: number;
  readonly isOn: boolean;
};

/** A launch is a query and not a mutation, because the page needs its response to render. */
const NEVER_REPEATED = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function launchInput({ gameId, walletType }: LaunchRequest) {
  return {
    gameId,
    walletType,
    lang: currentLanguage(),
    env: deviceClass() === 'mobile' ? 'mobile' : 'PC',
    homeUrl: `${location.origin}/games`,
  } as const;
}

/** Requests the URL of the game with a launch token for this game and wallet alone. */
export function useLaunch(request: LaunchRequest) {
  const { gameId, walletType, attempt, isOn } = request;
  return useQuery({
    queryKey: [['play', 'launch'], { gameId, walletType, attempt }],
    queryFn: ({ signal }) => api.play.launch.mutate(launchInput(request), { signal }),
    enabled: isOn,
    ...NEVER_REPEATED,
  });
}

/** Requests the URL of a game in free play, once the guest has confirmed to be an adult. */
export function useFreeLaunch(request: LaunchRequest) {
  const { gameId, walletType, attempt, isOn } = request;
  return useQuery({
    queryKey: [['play', 'launchFree'], { gameId, walletType, attempt }],
    queryFn: ({ signal }) =>
      api.play.launchFree.query({ ...launchInput(request), isAdult: true }, { signal }),
    enabled: isOn,
    ...NEVER_REPEATED,
  });
}
