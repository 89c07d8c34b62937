import { createSingleStepRepository } from '@fairhall/game-server/rounds/single-step/single-step-repository';
import { openStore, type Store } from '@fairhall/game-server/rounds/store';
import { createSheets } from '@fairhall/game-server/sheets/sheets';
import type { Clock } from '@fairhall/kit/clock';
import { sampleAccounts } from './sample-accounts.ts';
import { dealSampleRounds, playedAt, type SampleSeeds } from './sample-rounds.ts';

const uid = sampleAccounts.demo.id;

/**
 * Writes the sample rounds with their revealed seeds to the game server's database, in one commit.
 * They are a player's first: once demo@ has seeds, nothing is written.
 */
export function seedGameServer({ dataDir, clock }: { dataDir: string; clock: Clock }): void {
  const store = openStore(dataDir);
  try {
    const write = store.transaction(() => {
      if (hasSeeds(store)) return;
      for (const seeds of dealSampleRounds()) insertSeeds(store, { seeds, clock });
    });
    write.immediate();
  } finally {
    store.close();
  }
}

function hasSeeds(store: Store): boolean {
  // One part for each of the two partial indexes, which SQLite uses for their conditions alone.
  const query = `
    SELECT 1 FROM seed_pairs WHERE uid = :uid AND state = 'revealed'
    UNION ALL
    SELECT 1 FROM seed_pairs WHERE uid = :uid AND state <> 'revealed'`;
  return store.prepare(query).get({ uid }) !== undefined;
}

function insertSeeds(store: Store, { seeds, clock }: { seeds: SampleSeeds; clock: Clock }): void {
  const { rounds, ...pair } = seeds;
  const seededAt = clock.now();
  const times = rounds.map((round) => playedAt(round, seededAt).getTime());
  const { lastInsertRowid } = store
    .prepare(
      `INSERT INTO seed_pairs (uid, state, server_seed, server_seed_hash, client_seed, rounds,
         created_at, revealed_at)
       VALUES (:uid, 'revealed', :serverSeed, :serverSeedHash, :clientSeed, :rounds, :from, :until)`,
    )
    .run({ ...pair, uid, rounds: rounds.length, from: times.at(0), until: times.at(-1) });
  const seedPairId = Number(lastInsertRowid);
  const sheets = createSheets({ store, clock });
  const singleStep = createSingleStepRepository(store);
  for (const [nonce, round] of rounds.entries()) {
    const { roundId, gameId, currency, stakeMinor, winMinor, outcome } = round;
    const { id: sheetId, rulesHash } = sheets.inForce(gameId);
    const record = {
      ...{ roundId, uid, gameId, walletType: currency, requestId: roundId, stakeMinor, winMinor },
      ...{
        outcome,
        proof: { ...pair, nonce, rulesHash },
        status: 'settled' as const,
        refusal: null,
      },
      createdAt: playedAt(round, seededAt),
    };
    singleStep.insert(record, { seedPairId, sheetId });
  }
}
