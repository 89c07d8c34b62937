/** A pair of seeds with its client seed. */
export type SeedPair = {
  readonly id: number;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
};

/** The active pair, the nonce of its next round and the hash of the next pair. */
export type ActiveSeedPair = SeedPair & {
  readonly nextNonce: number;
  readonly nextServerSeedHash: string;
};

/** The seed pairs of each player: one is active, one is next, the others are revealed. */
export type SeedRepository = {
  /** `null` for a player without a client seed. */
  findActive(uid: string): Promise<ActiveSeedPair | null>;
  findNextHash(uid: string): Promise<string | null>;
  /** Newest first. */
  listRevealed(of: {
    uid: string;
    limit: number;
  }): Promise<(SeedPair & { readonly rounds: number; readonly revealedAt: number })[]>;
  /** Whether a round is open whose outcome the active seed discloses. */
  hasOpenRound(uid: string): Promise<boolean>;

  insertNext(seed: {
    uid: string;
    serverSeed: string;
    serverSeedHash: string;
    now: number;
  }): Promise<void>;
  /** Activates the next pair, with the nonce 0. @returns its id */
  activateNext(of: { uid: string; clientSeed: string }): Promise<number>;
  /** Ends an active pair, from which `rounds` rounds were dealt. */
  reveal(pair: { id: number; rounds: number; now: number }): Promise<void>;
  /** Increments the nonce. @returns false if it is not the next one */
  count(used: { seedPairId: number; nonce: number }): Promise<boolean>;
};
