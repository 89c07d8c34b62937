import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { Seeds } from '@fairhall/kit/fairness/outcome-stream';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { LRUCache } from 'lru-cache';
import type { CommittedSeed } from '../contract/base-schemas.ts';
import type { Database, Repositories } from '../database/database.ts';
import { newServerSeed, type RandomBytes } from '../fairness/seeds.ts';
import type { ActiveSeedPair, SeedPair } from './seed-repository.ts';

export type ActiveSeeds = {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  readonly nextServerSeedHash: string;
};

export type RoundSeeds = Seeds & {
  readonly seedPairId: number;
  readonly serverSeedHash: string;
  /** The active seeds after this round. */
  readonly activeSeeds: ActiveSeeds;
};

export type RevealedSeeds = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Number of rounds dealt from it. */
  readonly rounds: number;
};

/** A client seed, and the hash of the server seed that it was made for. */
type FirstClientSeed = {
  readonly uid: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
};

export type PastSeeds = RevealedSeeds & { readonly revealedAt: string };

/** The database transaction of the caller's unit. */
type Tx = Pick<Repositories, 'seeds'>;

/** Players with cached seeds: every round reads them. */
const CACHED_MAX = 10_000;

export type PlayerSeeds = ReturnType<typeof createPlayerSeeds>;

/**
 * The seeds of each player. A new player has one committed server seed, which the first client seed
 * activates. From then on two are committed at any time: the active one and the next one, so that
 * every hash is published before the player chooses the client seed for it. The functions that take a
 * transaction are part of a unit of work.
 */
export function createPlayerSeeds({
  database,
  random,
  clock,
}: {
  database: Database;
  random: RandomBytes;
  clock: Clock;
}) {
  /** May be outdated, because another process can have dealt or rotated: see `next`. */
  const cached = new LRUCache<string, { readonly pair: ActiveSeedPair; nonce: number }>({
    max: CACHED_MAX,
  });

  async function commitNext({ seeds }: Tx, uid: string): Promise<void> {
    const serverSeed = newServerSeed(random);
    const now = clock.now().getTime();
    await seeds.insertNext({ uid, serverSeed, serverSeedHash: sha256Hex(serverSeed), now });
  }

  /** @throws CLIENT_SEED_REQUIRED */
  async function read(uid: string) {
    const pair = required(await database.run(({ seeds }) => seeds.findActive(uid)));
    const known = { pair, nonce: pair.nextNonce };
    cached.set(uid, known);
    return known;
  }

  /** Activates the next pair and commits to the one after it. */
  async function activateNextPair(
    tx: Tx,
    { uid, clientSeed }: { uid: string; clientSeed: string },
  ): Promise<ActiveSeedPair> {
    await tx.seeds.activateNext({ uid, clientSeed });
    await commitNext(tx, uid);
    return existing(await tx.seeds.findActive(uid));
  }

  /** @throws CLIENT_SEED_REQUIRED for a player without a client seed */
  async function activePair({ seeds }: Tx, uid: string): Promise<ActiveSeedPair> {
    return required(await seeds.findActive(uid));
  }

  /** The hash that a new player's client seed is for. */
  async function firstHash(tx: Tx, uid: string): Promise<string> {
    const known = await tx.seeds.findNextHash(uid);
    if (known !== null) return known;
    await commitNext(tx, uid);
    return existing(await tx.seeds.findNextHash(uid));
  }

  return {
    /** The seeds that are published during play. @throws CLIENT_SEED_REQUIRED */
    activeSeeds: async (tx: Tx, uid: string): Promise<ActiveSeeds> =>
      activeSeeds(await activePair(tx, uid)),

    /** What is published before play: the hashes and the client seed, if the player has made one. */
    async opening(tx: Tx, uid: string): Promise<ActiveSeeds | CommittedSeed> {
      const pair = await tx.seeds.findActive(uid);
      return pair ? activeSeeds(pair) : committedSeed(await firstHash(tx, uid));
    },

    /**
     * Activates a new player's first pair.
     * @throws IDEMPOTENCY_CONFLICT if there is another client seed, INVALID_BET for another hash
     */
    async chooseClientSeed(
      tx: Tx,
      { uid, serverSeedHash, clientSeed }: FirstClientSeed,
    ): Promise<ActiveSeeds> {
      const pair = await tx.seeds.findActive(uid);
      const known = pair && activeSeeds(pair);
      if (known?.serverSeedHash === serverSeedHash && known.clientSeed === clientSeed) return known;
      if (known) {
        throw new ApiError('IDEMPOTENCY_CONFLICT', 'Your client seed is set: rotate to change it.');
      }
      if (serverSeedHash !== (await firstHash(tx, uid))) {
        throw new ApiError('INVALID_BET', 'This is not the hash of your server seed.');
      }
      return activeSeeds(await activateNextPair(tx, { uid, clientSeed }));
    },

    /** Newest first. */
    async listRevealed(tx: Tx, of: { uid: string; limit: number }): Promise<PastSeeds[]> {
      const pairs = await tx.seeds.listRevealed(of);
      return pairs.map((pair) => ({
        ...revealedPair(pair, pair.rounds),
        revealedAt: new Date(pair.revealedAt).toISOString(),
      }));
    },

    /**
     * The seeds of the next round, as this process knows them: the database refuses the round if they
     * are outdated. Then call `drop`, and after the commit of the round call `used`.
     * @throws CLIENT_SEED_REQUIRED
     */
    async next(uid: string): Promise<RoundSeeds> {
      const { pair, nonce } = cached.get(uid) ?? (await read(uid));
      return {
        seedPairId: pair.id,
        serverSeed: pair.serverSeed,
        serverSeedHash: pair.serverSeedHash,
        clientSeed: pair.clientSeed,
        nonce,
        activeSeeds: activeSeeds(pair, nonce + 1),
      };
    },

    used(uid: string, { seedPairId, nonce }: Pick<RoundSeeds, 'seedPairId' | 'nonce'>): void {
      const known = cached.get(uid);
      if (known?.pair.id === seedPairId) known.nonce = nonce + 1;
    },

    drop(uid: string): void {
      cached.delete(uid);
    },

    /** Uses the next nonce for the round that the unit stores. @throws CLIENT_SEED_REQUIRED */
    async useNext(tx: Tx, uid: string): Promise<{ seedPairId: number; nonce: number }> {
      const { id: seedPairId, nextNonce: nonce } = await activePair(tx, uid);
      cached.delete(uid);
      if (await tx.seeds.count({ seedPairId, nonce })) return { seedPairId, nonce };
      throw new Error(`the nonce ${nonce} is not the next one`);
    },

    /**
     * Reveals the active seed and activates the next one, with a new client seed or the previous one.
     * @throws ROUND_OPEN while a round is open: the seed discloses its outcome; CLIENT_SEED_REQUIRED
     */
    async rotate(
      tx: Tx,
      { uid, clientSeed }: { uid: string; clientSeed?: string | undefined },
    ): Promise<{ revealed: RevealedSeeds; fairness: ActiveSeeds }> {
      if (await tx.seeds.hasOpenRound(uid)) {
        throw new ApiError('ROUND_OPEN', 'The seed shows hidden cards: end your open round first.');
      }
      const pair = await activePair(tx, uid);
      const rounds = pair.nextNonce;
      cached.delete(uid);
      await tx.seeds.reveal({ id: pair.id, rounds, now: clock.now().getTime() });
      const next = await activateNextPair(tx, { uid, clientSeed: clientSeed ?? pair.clientSeed });
      return { revealed: revealedPair(pair, rounds), fairness: activeSeeds(next) };
    },
  };
}

const revealedPair = (pair: SeedPair, rounds: number): RevealedSeeds => ({
  serverSeed: pair.serverSeed,
  serverSeedHash: pair.serverSeedHash,
  clientSeed: pair.clientSeed,
  rounds,
});

const committedSeed = (serverSeedHash: string): CommittedSeed => ({
  serverSeedHash,
  clientSeed: null,
  nextNonce: 0,
  nextServerSeedHash: null,
});

function activeSeeds(pair: ActiveSeedPair, nextNonce = pair.nextNonce): ActiveSeeds {
  return {
    serverSeedHash: pair.serverSeedHash,
    clientSeed: pair.clientSeed,
    nextNonce,
    nextServerSeedHash: pair.nextServerSeedHash,
  };
}

/** @throws CLIENT_SEED_REQUIRED */
function required(pair: ActiveSeedPair | null): ActiveSeedPair {
  if (pair) return pair;
  throw new ApiError('CLIENT_SEED_REQUIRED', 'Choose a client seed before you play.');
}

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new Error('a player has no seeds after their creation');
  return found;
}
