import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { api } from '@/lib/api/trpc.ts';
import { deviceClassOf } from '@/lib/browser/device.ts';

type LaunchRequest = {
  readonly gameId: string;
  readonly walletType: Currency;
  /** Distinguishes a reload from the launch before it. */
  readonly attempt: number;
  readonly isOn: boolean;
};

/**
 * Requests the URL of the game with a launch token for this game and wallet alone. A query and not
 * a mutation, because the page needs its response to render; it is never retried and never cached.
 */
export function useLaunch({ gameId, walletType, attempt, isOn }: LaunchRequest) {
  return useQuery({
    queryKey: [['play', 'launch'], { gameId, walletType, attempt }],
    queryFn: ({ signal }) =>
      api.play.launch.mutate(
        {
          gameId,
          walletType,
          lang: currentLanguage(),
          env: deviceClassOf(window.innerWidth) === 'mobile' ? 'mobile' : 'PC',
          homeUrl: `${location.origin}/games`,
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
