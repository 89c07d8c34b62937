import type { Database, Repositories } from '@fairhall/game-server/db/database';
import { openDatabase } from '@fairhall/game-server/db/open-database';
import { openSheets, type Sheets } from '@fairhall/game-server/sheets/sheets';
import type { Clock } from '@fairhall/kit/clock';
import { sampleAccounts } from './sample-accounts.ts';
import { dealLiaRounds, dealSampleRounds, playedAt, type SampleSeeds } from './sample-rounds.ts';

/**
 * Writes the sample rounds with their revealed seeds to the game server's database, in one commit.
 * They are a player's first: once a player has seeds, nothing is written.
 */
export async function seedGameServer({
  clock,
  ...options
}: Parameters<typeof openDatabase>[0] & { clock: Clock }): Promise<void> {
  const { database, close } = await openDatabase(options);
  try {
    await insertSamples(database, clock);
  } finally {
    await close();
  }
}

async function insertSamples(database: Database, clock: Clock): Promise<void> {
  const sheets = await openSheets({ database, clock });
  await database.run(async (tx) => {
    const { demo, lia } = sampleAccounts;
    await insertRounds(tx, { uid: demo.id, dealt: dealSampleRounds(), sheets, clock });
    await insertRounds(tx, { uid: lia.id, dealt: dealLiaRounds(), sheets, clock });
  });
}

async function insertRounds(
  tx: Repositories,
  player: { uid: string; dealt: readonly SampleSeeds[]; sheets: Sheets; clock: Clock },
): Promise<void> {
  const { dealt, ...of } = player;
  if (await hasSeeds(tx, of.uid)) return;
  for (const seeds of dealt) await insertSeeds(tx, { ...of, seeds });
}

async function hasSeeds({ seeds }: Repositories, uid: string): Promise<boolean> {
  const isNew = (await seeds.nextHash(uid)) === null;
  return !isNew || (await seeds.revealed({ uid, limit: 1 })).length > 0;
}

async function insertSeeds(
  tx: Repositories,
  of: { uid: string; seeds: SampleSeeds; sheets: Sheets; clock: Clock },
): Promise<void> {
  const { uid, seeds, sheets, clock } = of;
  const { rounds, ...pair } = seeds;
  const seededAt = clock.now();
  const times = rounds.map((round) => playedAt(round, seededAt).getTime());
  await tx.seeds.insertNext({ uid, ...pair, now: times.at(0) ?? 0 });
  const seedPairId = await tx.seeds.activateNext({ uid, clientSeed: pair.clientSeed });
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
    await tx.singleStep.insert(record, { seedPairId, sheetId });
  }
  await tx.seeds.reveal({ id: seedPairId, rounds: rounds.length, now: times.at(-1) ?? 0 });
}
