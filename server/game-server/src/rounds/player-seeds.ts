import type { Clock } from '@fairhall/kit/clock';
import { sha256Hex } from '@fairhall/kit/fairness/node-hmac';
import type { Seeds } from '@fairhall/kit/fairness/outcome-stream';
import { LRUCache } from 'lru-cache';
import { newClientSeed, newServerSeed, type RandomBytes } from '../fairness/seeds.ts';
import type { Store } from './store.ts';

export type SeedsInForce = {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
  readonly nextServerSeedHash: string;
};

export type DealtSeeds = Seeds & {
  readonly seedPairId: number;
  readonly serverSeedHash: string;
  /** The seeds in force after this round. */
  readonly inForce: SeedsInForce;
};

export type RevealedSeeds = {
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** How many rounds were dealt from it. */
  readonly rounds: number;
};

export type PastSeeds = RevealedSeeds & { readonly revealedAt: string };

type PairRow = {
  readonly id: number;
  readonly server_seed: string;
  readonly server_seed_hash: string;
  readonly client_seed: string;
};

/** The pair in force, and what is known of the one after it: the same until the next rotation. */
type PairsRow = PairRow & { readonly next_server_seed_hash: string };

/** With the nonce of the next round. */
type PairsInForce = { readonly pairs: PairsRow; readonly nonce: number };

/** Players whose pairs are remembered: each round needs them, and they seldom change. */
const CACHED_MAX = 10_000;

export type PlayerSeeds = ReturnType<typeof createPlayerSeeds>;

/**
 * The seeds of each player. Two server seeds are committed at any time: the one in force, and the
 * one that the next rotation puts in force, so that its hash is known before the player names the
 * client seed that goes with it. Nothing here waits, so nothing comes between two statements.
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
  // That neither is revealed follows from its state, but SQLite takes the index of those in use
  // only where the statement repeats its condition.
  const selectPairs = store.prepare<[string], PairsRow>(
    `SELECT active.id, active.server_seed, active.server_seed_hash, active.client_seed,
            following.server_seed_hash AS next_server_seed_hash
     FROM seed_pairs active JOIN seed_pairs following
       ON following.uid = active.uid AND following.state = 'next' AND following.state <> 'revealed'
     WHERE active.uid = ? AND active.state = 'active' AND active.state <> 'revealed'`,
  );
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
  const cachedPairs = new LRUCache<string, PairsRow>({ max: CACHED_MAX });

  function commitNext(uid: string): void {
    const seed = newServerSeed(random);
    insertNext.run({ uid, seed, hash: sha256Hex(seed), now: clock.now().getTime() });
  }

  /** Puts the pair that comes next in force, and commits to the one after it. */
  function moveOn({ uid, clientSeed }: { uid: string; clientSeed: string }): PairsInForce {
    activateNext.run({ uid, clientSeed });
    commitNext(uid);
    const pairs = existing(selectPairs.get(uid));
    insertNonce.run(pairs.id);
    return { pairs, nonce: 0 };
  }

  /** The pair in force; a player who has none gets the first two. */
  function pairsOf(uid: string): PairsInForce {
    const known = cachedPairs.get(uid);
    const nonce = known && nextNonce.get(known.id);
    // Another process over the same database may have revealed the pair that is remembered here: then it
    // has no nonce any more.
    if (known && nonce !== undefined) return { pairs: known, nonce };
    const pairs = selectPairs.get(uid);
    if (pairs) {
      cachedPairs.set(uid, pairs);
      return { pairs, nonce: existing(nextNonce.get(pairs.id)) };
    }
    // Not to be remembered before they are committed.
    commitNext(uid);
    return moveOn({ uid, clientSeed: newClientSeed(random) });
  }

  /** Runs `work` in one transaction. */
  const atomically = <Result>(work: () => Result): Result => store.transaction(work)();

  return {
    /** What may be shown before play. */
    inForce: (uid: string): SeedsInForce => atomically(() => inForce(pairsOf(uid))),

    /** The last one first. */
    revealed: ({ uid, limit }: { uid: string; limit: number }): PastSeeds[] =>
      selectRevealed.all(uid, limit).map((pair) => ({
        ...revealedPair(pair, pair.rounds),
        revealedAt: new Date(pair.revealed_at).toISOString(),
      })),

    /** What the next round is dealt from, to be counted in the transaction that keeps it. */
    next(uid: string): DealtSeeds {
      const { pairs, nonce } = pairsOf(uid);
      return {
        seedPairId: pairs.id,
        serverSeed: pairs.server_seed,
        serverSeedHash: pairs.server_seed_hash,
        clientSeed: pairs.client_seed,
        nonce,
        inForce: inForce({ pairs, nonce: nonce + 1 }),
      };
    },

    /**
     * Uses a nonce, which goes up by nothing else: one that is used cannot be used again. To be called
     * in the transaction that keeps the round.
     * @throws Error when it is not the next one
     */
    count({ seedPairId, nonce }: Pick<DealtSeeds, 'seedPairId' | 'nonce'>): void {
      const { changes } = countRound.run(seedPairId, nonce);
      if (changes !== 1) throw new Error(`the nonce ${nonce} is not the next one`);
    },

    /**
     * Reveals the seed in force and puts the next one in its place, with a client seed of the
     * player's choice or the one that was. The caller sees to it that no round is pending: a
     * revealed seed shows how it ends.
     */
    rotate: ({ uid, clientSeed }: { uid: string; clientSeed?: string | undefined }) =>
      atomically((): RevealedSeeds => {
        const { pairs: active, nonce: rounds } = pairsOf(uid);
        cachedPairs.delete(uid);
        deleteNonce.run(active.id);
        reveal.run({ id: active.id, rounds, now: clock.now().getTime() });
        moveOn({ uid, clientSeed: clientSeed ?? active.client_seed });
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

function inForce({ pairs, nonce }: PairsInForce): SeedsInForce {
  return {
    serverSeedHash: pairs.server_seed_hash,
    clientSeed: pairs.client_seed,
    nextNonce: nonce,
    nextServerSeedHash: pairs.next_server_seed_hash,
  };
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('a player without seeds after they were made');
  return found;
}
