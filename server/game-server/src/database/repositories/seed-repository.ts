import type { ActiveSeedPair, SeedPair, SeedRepository } from '../../rounds/seed-repository.ts';
import type { Statements } from '../statements.ts';

type OfPlayer = { uid: string };
type Revealed = SeedPair & { readonly rounds: number; readonly revealedAt: number };

export function createSeedRepository(statements: Statements): SeedRepository {
  const { prepare } = statements;
  // The extra conditions are redundant, but SQLite uses the partial index only for statements that
  // repeat its condition.
  const active = prepare<OfPlayer, ActiveSeedPair>(
    `SELECT active.id, active.server_seed AS "serverSeed",
            active.server_seed_hash AS "serverSeedHash", active.client_seed AS "clientSeed",
            nonce AS "nextNonce", following.server_seed_hash AS "nextServerSeedHash"
     FROM seed_pairs active JOIN seeds_in_force ON seed_pair_id = active.id
     JOIN seed_pairs following
       ON following.uid = active.uid AND following.state = 'next' AND following.state <> 'revealed'
     WHERE active.uid = :uid AND active.state = 'active' AND active.state <> 'revealed'`,
  );
  const nextHash = prepare<OfPlayer, { hash: string }>(
    `SELECT server_seed_hash AS "hash" FROM seed_pairs
     WHERE uid = :uid AND state = 'next' AND state <> 'revealed'`,
  );
  const revealed = prepare<OfPlayer & { limit: number }, Revealed>(
    `SELECT id, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash",
            client_seed AS "clientSeed", rounds, revealed_at AS "revealedAt"
     FROM seed_pairs WHERE uid = :uid AND state = 'revealed' ORDER BY id DESC LIMIT :limit`,
  );
  const openRound = prepare<OfPlayer, object>(
    `SELECT 1 FROM wallet_transactions WHERE uid = :uid AND round_kind = 'single-step'
     UNION ALL
     SELECT 1 FROM multi_step_rounds WHERE uid = :uid AND closed_at IS NULL`,
  );
  return {
    ...preparedWrites(statements),
    findActive: async (uid) => (await active.get({ uid })) ?? null,
    findNextHash: async (uid) => (await nextHash.get({ uid }))?.hash ?? null,
    listRevealed: (of) => revealed.all(of),
    hasOpenRound: async (uid) => (await openRound.get({ uid })) !== undefined,
  };
}

type Used = { seedPairId: number; nonce: number };

function preparedWrites({
  prepare,
}: Statements): Pick<SeedRepository, 'insertNext' | 'activateNext' | 'reveal' | 'count'> {
  const insertNext = prepare<{
    uid: string;
    serverSeed: string;
    serverSeedHash: string;
    now: number;
  }>(
    `INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, created_at)
     VALUES (:uid, 'next', :serverSeed, :serverSeedHash, :now)`,
  );
  const activateNext = prepare<{ uid: string; clientSeed: string }, { id: number }>(
    `UPDATE seed_pairs SET state = 'active', client_seed = :clientSeed
     WHERE uid = :uid AND state = 'next' AND state <> 'revealed' RETURNING id`,
  );
  const insertNonce = prepare<{ id: number }>(
    'INSERT INTO seeds_in_force (seed_pair_id, nonce) VALUES (:id, 0)',
  );
  const deleteNonce = prepare<{ id: number }>(
    'DELETE FROM seeds_in_force WHERE seed_pair_id = :id',
  );
  const reveal = prepare<{ id: number; rounds: number; now: number }>(
    `UPDATE seed_pairs SET state = 'revealed', rounds = :rounds, revealed_at = :now WHERE id = :id`,
  );
  const count = prepare<Used>(
    'UPDATE seeds_in_force SET nonce = nonce + 1 WHERE seed_pair_id = :seedPairId AND nonce = :nonce',
  );
  return {
    insertNext: async (seed) => void (await insertNext.run(seed)),
    async activateNext(of) {
      const activated = await activateNext.get(of);
      if (!activated) throw new Error('a player without a next seed has none to activate');
      await insertNonce.run(activated);
      return activated.id;
    },
    async reveal(pair) {
      await deleteNonce.run(pair);
      await reveal.run(pair);
    },
    count: async (used) => (await count.run(used)) === 1,
  };
}
