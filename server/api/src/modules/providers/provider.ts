/** A games provider: who signs a call, which games it may touch and how much it may pay. */
export type Provider = {
  readonly id: string;
  readonly name: string;
  /** The origins of its game pages, the default first. */
  readonly origins: readonly [string, ...string[]];
  /** Where it answers calls for past rounds; `null` when it offers none. */
  readonly roundsOrigin: string | null;
  /** Those that verify its calls. */
  readonly secrets: readonly string[];
  /** Signs calls to it: until a rotation is complete the secret before it, which it certainly knows. */
  readonly outgoingSecret: string;
  /** A bet is paid at most this multiple of its stake. */
  readonly winMultiple: bigint;
  readonly enabled: boolean;
};

/** All providers at one moment. */
export type Providers = {
  /** Our own game server first, then by id. */
  readonly all: readonly Provider[];
  readonly own: Provider;
  byId(id: string): Provider | null;
  /** The provider that lists the game; our own game server has every other game. */
  ownerOf(gameId: string): Provider;
  /** The origins of the enabled providers: those that a page may frame. */
  readonly frameOrigins: readonly string[];
};

/** The stored data of a game by which it is decided whether it can be launched. */
type OfferedGame = {
  readonly gameId: string;
  readonly providerId: string;
  readonly enabled: boolean;
  readonly gameIp: string;
  readonly gamePort: string;
};

/**
 * Whether the game can be launched: it is enabled, its provider is on and still has the game, and its
 * address is on one of the provider's origins.
 */
export function isLaunchable(providers: Providers, game: OfferedGame): boolean {
  const provider = providers.ownerOf(game.gameId);
  return (
    game.enabled &&
    provider.enabled &&
    provider.id === game.providerId &&
    provider.origins.includes(originOf(`${game.gameIp}${game.gamePort}`) ?? '')
  );
}

/** The origin of a URL; `null` when the text is none. */
export function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
