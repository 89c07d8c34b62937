/** A games provider: who signs a call, which games it may touch and how much it may pay. */
export type Provider = {
  readonly id: string;
  readonly name: string;
  /** The origins of its game pages, the default first. */
  readonly origins: readonly [string, ...string[]];
  /** The address of its calls for past rounds; `null` when it offers none. */
  readonly roundsOrigin: string | null;
  /** Those that verify its calls. */
  readonly secrets: readonly string[];
  /** Signs calls to it: until a rotation is complete the secret before it, which it certainly knows. */
  readonly outgoingSecret: string;
  /** `null` while it is the first one; our own game server's secret is a setting. */
  readonly secretRotatedAt: Date | null;
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
