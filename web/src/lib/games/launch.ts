import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '@/i18n/language.ts';
import type { Currency } from '@/lib/api/contract-types.ts';
import { queryClient } from '@/lib/api/query-client.ts';
import { api } from '@/lib/api/trpc.ts';
import { deviceClass } from '@/lib/browser/device.ts';
import { savesData } from '@/lib/browser/saves-data.ts';
import { selectedWallet } from '@/lib/money/selected-wallet.ts';
import { gameOrigin } from './game-origin.ts';

export type LaunchRequest = {
  readonly gameId: string;
  readonly walletType: Currency;
  /** Distinguishes a reload from the launch before it. */
  readonly attempt: number;
};

/** The id of the hidden frame. */
const SHARED_CODE = 'shared-code';

const LAUNCHES = [['play', 'launch']] as const;

/** How long a launch is retained for the page that it opens, which may still render. */
const RETAINED_MS = 10_000;

/** The request of a launch, of a player's and of a guest's. */
export const launchInput = ({ gameId, walletType }: LaunchRequest) =>
  ({
    gameId,
    walletType,
    lang: currentLanguage(),
    env: deviceClass() === 'mobile' ? 'mobile' : 'PC',
    homeUrl: `${location.origin}/games`,
  }) as const;

/** A launch is a query and not a mutation, because the page needs its response to render. */
export const neverRepeated = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Requests the URL of the game with a launch token for this game and wallet alone. */
export const launchOptions = (request: LaunchRequest) => {
  const { gameId, walletType, attempt } = request;
  return queryOptions({
    queryKey: [...LAUNCHES, { gameId, walletType, attempt }],
    queryFn: ({ signal }) => api.play.launch.mutate(launchInput(request), { signal }),
    ...neverRepeated,
    gcTime: RETAINED_MS,
  });
};

/** Launches a game with the selected wallet for the page that opens it. */
export function prefetchLaunch(gameId: string): void {
  const request = { gameId, walletType: selectedWallet(), attempt: 0 };
  void queryClient.prefetchQuery(launchOptions(request));
}

/** Each opening of a game is a launch of its own. */
export function removeLaunches(): void {
  queryClient.removeQueries({ queryKey: LAUNCHES });
}

/**
 * Loads the code and fonts that games share into the cache, by a hidden frame of the game server: the
 * browser keeps what a frame loads for frames of the same origin alone. Not where the visitor saves data.
 */
export function loadSharedCode(): void {
  const origin = gameOrigin();
  if (origin === '' || savesData() || document.getElementById(SHARED_CODE) !== null) return;
  const frame = document.createElement('iframe');
  frame.id = SHARED_CODE;
  frame.hidden = true;
  frame.src = `${origin}/shared-code.html`;
  document.body.append(frame);
}
