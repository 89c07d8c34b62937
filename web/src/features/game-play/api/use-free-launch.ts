import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { api } from '@/lib/api/trpc.ts';
import { deviceClassOf } from '@/lib/browser/device.ts';

type FreeLaunchRequest = {
  readonly gameId: string;
  readonly walletType: Currency;
  readonly attempt: number;
  readonly isOn: boolean;
};

/** Requests the URL of a game in free play, as `useLaunch` does for a wallet. */
export function useFreeLaunch({ gameId, walletType, attempt, isOn }: FreeLaunchRequest) {
  return useQuery({
    queryKey: [['play', 'launchFree'], { gameId, walletType, attempt }],
    queryFn: ({ signal }) =>
      api.play.launchFree.query(
        {
          gameId,
          walletType,
          lang: currentLanguage(),
          env: deviceClassOf(window.innerWidth) === 'mobile' ? 'mobile' : 'PC',
          homeUrl: `${location.origin}/games`,
          // The page requests a launch after the guest has confirmed it.
          isAdult: true,
        },
        { signal },
      ),
    enabled: isOn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
