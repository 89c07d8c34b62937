import { useQuery } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/contract-types.ts';
import { deviceClassOf } from '@/lib/device.ts';
import { api } from '@/lib/trpc.ts';

type LaunchRequest = {
  readonly gameId: string;
  readonly walletType: Currency;
  /** Tells a reload from the launch before it. */
  readonly attempt: number;
  readonly isOn: boolean;
};

/**
 * Asks once for the address of the game, with a launch token for it and this wallet alone. A query
 * and not a mutation, because the page needs its answer to show anything: it is never repeated by
 * itself and never kept.
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
