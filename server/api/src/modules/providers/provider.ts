import type { Providers } from '../../core/provider.ts';

/** The stored data of a game by which it is decided whether it can be launched. */
type OfferedGame = {
  readonly gameId: string;
  readonly providerId: string;
  readonly enabled: boolean;
  readonly retired: boolean;
  readonly gameIp: string;
  readonly gamePort: string;
};

/**
 * Whether the game can be launched: it is enabled and not retired, its provider is on and still has the
 * game, and its address is on one of the provider's origins.
 */
export function isLaunchable(providers: Providers, game: OfferedGame): boolean {
  const provider = providers.ownerOf(game.gameId);
  return (
    game.enabled &&
    !game.retired &&
    provider.enabled &&
    provider.id === game.providerId &&
    provider.origins.includes(originOf(`${game.gameIp}${game.gamePort}`) ?? '')
  );
}

/** The origin of a URL; `null` when the text is none. */
export function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
