import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { Seeds } from '@fairhall/kit/fairness/outcome-stream';
import { ApiError } from '@fairhall/kit/http/simulator-envelope';
import { LRUCache } from 'lru-cache';
import type { SealedSeed } from '../contract-base-schemas.ts';
import { newServerSeed, type RandomBytes } from '../fairness/seeds.ts';
import type { Store } from './store.ts';

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

type PairRow = {
  readonly id: number;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
};

/** The active pair and the hash of the next one: constant until the next rotation. */
type PairsRow = PairRow & { readonly next_server_seed_hash: string };

/** The pairs with the nonce of the next round. */
type ActivePairs = { readonly pairs: PairsRow; readonly nonce: number };

/** Players with cached pairs: every round reads them, and they rarely change. */
const CACHED_MAX = 10_000;

export type PlayerSeeds = ReturnType<typeof createPlayerSeeds>;

/**
 * The seeds of each player. A new player has one committed server seed, which the first client seed
 * activates. From then on two are committed at any time: the active one and the next one, so that
 * every hash is published before the player chooses the client seed for it. Everything here is
 * synchronous, so no other statement runs in between.
 */
export function createPlayerSeeds({
  store,
  random,
  clock,
}: {
  store: Store;
  random: RandomBytes;
  clock: Clock;
}) {
  // The extra conditions are redundant, but SQLite uses the partial index only for statements that
  // repeat its condition.
  const selectPairs = store.prepare<[string], PairsRow>(
    `SELECT active.id, active.server_seed, active.server_seed_hash, active.client_seed,
            following.server_seed_hash AS next_server_seed_hash
     FROM seed_pairs active JOIN seed_pairs following
       ON following.uid = active.uid AND following.state = 'next' AND following.state <> 'revealed'
     WHERE active.uid = ? AND active.state = 'active' AND active.state <> 'revealed'`,
  );
  const selectNextHash = store
    .prepare<[string], string>(
      `SELECT server_seed_hash FROM seed_pairs
       WHERE uid = ? AND state = 'next' AND state <> 'revealed'`,
    )
    .pluck();
  const insertNext = store.prepare<{ uid: string; seed: string; hash: string; now: number }>(
    `INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, created_at)
     VALUES (:uid, 'next', :seed, :hash, :now)`,
  );
  const activateNext = store.prepare<{ uid: string; clientSeed: string }>(
    `UPDATE seed_pairs SET state = 'active', client_seed = :clientSeed
     WHERE uid = :uid AND state = 'next' AND state <> 'revealed'`,
  );
  const reveal = store.prepare<{ id: number; rounds: number; now: number }>(
    `UPDATE seed_pairs SET state = 'revealed', rounds = :rounds, revealed_at = :now WHERE id = :id`,
  );
  const selectRevealed = store.prepare<
    [string, number],
    PairRow & { rounds: number; revealed_at: number }
  >(
    `SELECT id, server_seed, server_seed_hash, client_seed, rounds, revealed_at
     FROM seed_pairs WHERE uid = ? AND state = 'revealed' ORDER BY id DESC LIMIT ?`,
  );
  const insertNonce = store.prepare<[id: number]>(
    'INSERT INTO seeds_in_force (seed_pair_id, nonce) VALUES (?, 0)',
  );
  const deleteNonce = store.prepare<[id: number]>(
    'DELETE FROM seeds_in_force WHERE seed_pair_id = ?',
  );
  const nextNonce = store
    .prepare<[id: number], number>('SELECT nonce FROM seeds_in_force WHERE seed_pair_id = ?')
    .pluck();
  const countRound = store.prepare<[id: number, nonce: number]>(
    'UPDATE seeds_in_force SET nonce = nonce + 1 WHERE seed_pair_id = ? AND nonce = ?',
  );
  const openRound = store.prepare<{ uid: string }>(
    `SELECT 1 FROM wallet_transactions WHERE uid = :uid AND round_kind = 'single-step'
     UNION ALL
     SELECT 1 FROM decision_rounds WHERE uid = :uid AND closed_at IS NULL`,
  );
  const cachedPairs = new LRUCache<string, PairsRow>({ max: CACHED_MAX });

  function commitNext(uid: string): void {
    const seed = newServerSeed(random);
    insertNext.run({ uid, seed, hash: sha256Hex(seed), now: clock.now().getTime() });
  }

  /** Activates the next pair and commits to the one after it. */
  function activateNextPair({ uid, clientSeed }: { uid: string; clientSeed: string }): ActivePairs {
    activateNext.run({ uid, clientSeed });
    commitNext(uid);
    const pairs = existing(selectPairs.get(uid));
    insertNonce.run(pairs.id);
    return { pairs, nonce: 0 };
  }

  /** The active pair; `null` for a player without a client seed. */
  function findPairs(uid: string): ActivePairs | null {
    const known = cachedPairs.get(uid);
    const nonce = known && nextNonce.get(known.id);
    // Another process over the same database may have revealed the cached pair: then it has no nonce.
    if (known && nonce !== undefined) return { pairs: known, nonce };
    const pairs = selectPairs.get(uid);
    if (!pairs) return null;
    cachedPairs.set(uid, pairs);
    return { pairs, nonce: existing(nextNonce.get(pairs.id)) };
  }

  /** @throws ApiError 1208 for a player without a client seed */
  function pairsOf(uid: string): ActivePairs {
    const pairs = findPairs(uid);
    if (pairs) return pairs;
    throw new ApiError('CLIENT_SEED_REQUIRED', 'Choose a client seed before you play.');
  }

  /** The hash that a new player's client seed is for. */
  function firstHash(uid: string): string {
    const known = selectNextHash.get(uid);
    if (known !== undefined) return known;
    commitNext(uid);
    return existing(selectNextHash.get(uid));
  }

  /** Runs `work` in one transaction. */
  const atomically = <Result>(work: () => Result): Result => store.transaction(work).immediate();

  return {
    /** The seeds of the next round. @throws ApiError 1208 */
    activeSeeds: (uid: string): ActiveSeeds => activeSeeds(pairsOf(uid)),

    /** What is published before play: the hashes and the client seed, if the player has made one. */
    opening: (uid: string): ActiveSeeds | SealedSeed =>
      atomically(() => {
        const pairs = findPairs(uid);
        return pairs ? activeSeeds(pairs) : sealedSeed(firstHash(uid));
      }),

    /**
     * Activates a new player's first pair.
     * @throws ApiError 1107 if there is another client seed, 1203 for another hash
     */
    chooseClientSeed: ({ uid, serverSeedHash, clientSeed }: FirstClientSeed): ActiveSeeds =>
      atomically(() => {
        const pairs = findPairs(uid);
        const known = pairs && activeSeeds(pairs);
        if (known?.serverSeedHash === serverSeedHash && known.clientSeed === clientSeed)
          return known;
        if (known) {
          throw new ApiError(
            'IDEMPOTENCY_CONFLICT',
            'Your client seed is set: rotate to change it.',
          );
        }
        if (serverSeedHash !== firstHash(uid)) {
          throw new ApiError('INVALID_BET', 'This is not the hash of your server seed.');
        }
        return activeSeeds(activateNextPair({ uid, clientSeed }));
      }),

    /** Newest first. */
    revealed: ({ uid, limit }: { uid: string; limit: number }): PastSeeds[] =>
      selectRevealed.all(uid, limit).map((pair) => ({
        ...revealedPair(pair, pair.rounds),
        revealedAt: new Date(pair.revealed_at).toISOString(),
      })),

    /** The seeds of the next round; call `count` in the transaction that stores the round. */
    next(uid: string): RoundSeeds {
      const { pairs, nonce } = pairsOf(uid);
      return {
        seedPairId: pairs.id,
        serverSeed: pairs.server_seed,
        serverSeedHash: pairs.server_seed_hash,
        clientSeed: pairs.client_seed,
        nonce,
        activeSeeds: activeSeeds({ pairs, nonce: nonce + 1 }),
      };
    },

    /**
     * Uses a nonce: it is incremented here alone and never reused. Call it in the transaction that
     * stores the round.
     * @throws Error if it is not the next one
     */
    count({ seedPairId, nonce }: Pick<RoundSeeds, 'seedPairId' | 'nonce'>): void {
      const { changes } = countRound.run(seedPairId, nonce);
      if (changes !== 1) throw new Error(`the nonce ${nonce} is not the next one`);
    },

    /**
     * Reveals the active seed and activates the next one, with a new client seed or the previous one.
     * @throws ApiError 1207 while a round is open: the seed discloses its outcome; 1208
     */
    rotate: ({ uid, clientSeed }: { uid: string; clientSeed?: string | undefined }) =>
      atomically((): RevealedSeeds => {
        if (openRound.get({ uid })) {
          throw new ApiError(
            'ROUND_OPEN',
            'The seed shows hidden cards: end your open round first.',
          );
        }
        const { pairs: active, nonce: rounds } = pairsOf(uid);
        cachedPairs.delete(uid);
        deleteNonce.run(active.id);
        reveal.run({ id: active.id, rounds, now: clock.now().getTime() });
        activateNextPair({ uid, clientSeed: clientSeed ?? active.client_seed });
        return revealedPair(active, rounds);
      }),
  };
}

const revealedPair = (pair: PairRow, rounds: number): RevealedSeeds => ({
  serverSeed: pair.server_seed,
  serverSeedHash: pair.server_seed_hash,
  clientSeed: pair.client_seed,
  rounds,
});

const sealedSeed = (serverSeedHash: string): SealedSeed => ({
  serverSeedHash,
  clientSeed: null,
  nextNonce: 0,
  nextServerSeedHash: null,
});

function activeSeeds({ pairs, nonce }: ActivePairs): ActiveSeeds {
  return {
    serverSeedHash: pairs.server_seed_hash,
    clientSeed: pairs.client_seed,
    nextNonce: nonce,
    nextServerSeedHash: pairs.next_server_seed_hash,
  };
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('a player has no seeds after their creation');
  return found;
}
