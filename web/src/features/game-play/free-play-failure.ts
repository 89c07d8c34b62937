import { toApiError } from '@/lib/api/api-error.ts';
import { failureOf, failureOfResponse, type GameFailure } from './game-screens.ts';

/** The screens that free play alone has. */
export type FreePlayScreen = 'needsAccount' | 'rateLimited' | 'expired';

export type FreePlayFailure =
  | { readonly kind: 'free-play'; readonly screen: FreePlayScreen }
  | { readonly kind: 'game'; readonly failure: GameFailure };

type Opening = {
  readonly gameId: string;
  readonly game: {
    readonly error: unknown;
    readonly data: { readonly enabled: boolean; readonly freePlay: boolean } | undefined;
  };
  readonly launch: { readonly error: unknown; readonly data: unknown };
  /** Whether the launch has an address to open. */
  readonly hasAddress: boolean;
};

const freePlay = (screen: FreePlayScreen): FreePlayFailure => ({ kind: 'free-play', screen });
const ofGame = (failure: GameFailure): FreePlayFailure => ({ kind: 'game', failure });

/** Why the game does not open; `null` while it may. */
export function failureBeforeFreePlay({
  gameId,
  game,
  launch,
  hasAddress,
}: Opening): FreePlayFailure | null {
  if (gameId === '') return ofGame({ screen: 'invalidGame' });
  if (game.error !== null) return ofGame(failureOf(game.error, 'gameInfo'));
  if (game.data && !game.data.freePlay && game.data.enabled) return freePlay('needsAccount');
  if (hasAddress) return null;
  if (toApiError(launch.error)?.errorName === 'TOO_MANY_REQUESTS') return freePlay('rateLimited');
  if (launch.error !== null) return ofGame(failureOf(launch.error, 'launch'));
  return launch.data === undefined
    ? null
    : ofGame(failureOfResponse(launch.data, { page: location.origin }));
}

/** The screen of a failure that the running game reports: its launch ends after two hours. */
export function failureInFreePlay(failure: GameFailure): FreePlayFailure {
  const isEnd = failure.screen === 'tokenExpired' || failure.screen === 'tokenInvalid';
  return isEnd ? freePlay('expired') : ofGame(failure);
}
