import type { ActiveSeedPair, SeedPair, SeedRepository } from '../../rounds/seed-repository.ts';
import type { Store } from './store.ts';

const PAIR = `id, server_seed AS serverSeed, server_seed_hash AS serverSeedHash,
            client_seed AS clientSeed`;

export function createSeedRepository(store: Store): SeedRepository {
  // The extra conditions are redundant, but SQLite uses the partial index only for statements that
  // repeat its condition.
  const active = store.prepare<[string], ActiveSeedPair>(
    `SELECT active.id, active.server_seed AS serverSeed,
            active.server_seed_hash AS serverSeedHash, active.client_seed AS clientSeed,
            nonce AS nextNonce, following.server_seed_hash AS nextServerSeedHash
     FROM seed_pairs active JOIN seeds_in_force ON seed_pair_id = active.id
     JOIN seed_pairs following
       ON following.uid = active.uid AND following.state = 'next' AND following.state <> 'revealed'
     WHERE active.uid = ? AND active.state = 'active' AND active.state <> 'revealed'`,
  );
  const nextHash = store
    .prepare<[string], string>(
      `SELECT server_seed_hash FROM seed_pairs
       WHERE uid = ? AND state = 'next' AND state <> 'revealed'`,
    )
    .pluck();
  const revealed = store.prepare<
    [string, number],
    SeedPair & { rounds: number; revealedAt: number }
  >(
    `SELECT ${PAIR}, rounds, revealed_at AS revealedAt
     FROM seed_pairs WHERE uid = ? AND state = 'revealed' ORDER BY id DESC LIMIT ?`,
  );
  const openRound = store.prepare<{ uid: string }>(
    `SELECT 1 FROM wallet_transactions WHERE uid = :uid AND round_kind = 'single-step'
     UNION ALL
     SELECT 1 FROM decision_rounds WHERE uid = :uid AND closed_at IS NULL`,
  );
  return {
    ...preparedWrites(store),
    active: async (uid) => active.get(uid) ?? null,
    nextHash: async (uid) => nextHash.get(uid) ?? null,
    revealed: async ({ uid, limit }) => revealed.all(uid, limit),
    hasOpenRound: async (uid) => openRound.get({ uid }) !== undefined,
  };
}

function preparedWrites(
  store: Store,
): Pick<SeedRepository, 'insertNext' | 'activateNext' | 'reveal' | 'count'> {
  const insertNext = store.prepare<{
    uid: string;
    serverSeed: string;
    serverSeedHash: string;
    now: number;
  }>(
    `INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, created_at)
     VALUES (:uid, 'next', :serverSeed, :serverSeedHash, :now)`,
  );
  const activateNext = store
    .prepare<{ uid: string; clientSeed: string }, number>(
      `UPDATE seed_pairs SET state = 'active', client_seed = :clientSeed
       WHERE uid = :uid AND state = 'next' AND state <> 'revealed' RETURNING id`,
    )
    .pluck();
  const insertNonce = store.prepare<[id: number]>(
    'INSERT INTO seeds_in_force (seed_pair_id, nonce) VALUES (?, 0)',
  );
  const deleteNonce = store.prepare<[id: number]>(
    'DELETE FROM seeds_in_force WHERE seed_pair_id = ?',
  );
  const reveal = store.prepare<{ id: number; rounds: number; now: number }>(
    `UPDATE seed_pairs SET state = 'revealed', rounds = :rounds, revealed_at = :now WHERE id = :id`,
  );
  const count = store.prepare<[id: number, nonce: number]>(
    'UPDATE seeds_in_force SET nonce = nonce + 1 WHERE seed_pair_id = ? AND nonce = ?',
  );
  return {
    insertNext: async ({ uid, serverSeed, serverSeedHash, now }) =>
      void insertNext.run({ uid, serverSeed, serverSeedHash, now }),
    async activateNext({ uid, clientSeed }) {
      const id = activateNext.get({ uid, clientSeed });
      if (id === undefined) throw new Error('a player without a next seed has none to activate');
      insertNonce.run(id);
      return id;
    },
    async reveal(pair) {
      deleteNonce.run(pair.id);
      reveal.run(pair);
    },
    count: async ({ seedPairId, nonce }) => count.run(seedPairId, nonce).changes === 1,
  };
}
