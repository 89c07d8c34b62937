import { openDatabase } from '@fairhall/game-server/backends/open-database';
import type { Database, Repositories } from '@fairhall/game-server/database/database';
import { type Definitions, openDefinitions } from '@fairhall/game-server/definitions/definitions';
import type { Clock } from '@fairhall/kit/clock';
import {
  type MultiStepSample,
  playedAt,
  type SampleRound,
  type SampleSeeds,
  type SingleStepSample,
} from './deal-rounds.ts';
import { population } from './population.ts';
import { playLife } from './population-play.ts';
import { sampleAccounts } from './sample-accounts.ts';
import { dealLiaRounds, dealSampleRounds } from './sample-rounds.ts';

/**
 * Writes the sample rounds with their revealed seeds to the game server's database, those of a player
 * in one commit. They are the player's first: once a player has seeds, nothing is written.
 * @param options.withPopulation whether the players of `population.ts` have theirs, too
 */
export async function seedGameServer({
  clock,
  withPopulation = false,
  ...options
}: Parameters<typeof openDatabase>[0] & {
  clock: Clock;
  withPopulation?: boolean;
  log: { readonly info: (details: object, message: string) => void };
}): Promise<void> {
  const { database, close } = await openDatabase(options);
  try {
    const definitions = await openDefinitions({ database, clock });
    const { demo, lia } = sampleAccounts;
    const of = { definitions, seededAt: clock.now() };
    const startedAt = performance.now();
    const inserted = [
      await insertRounds(database, { ...of, uid: demo.id, deal: dealSampleRounds }),
      await insertRounds(database, { ...of, uid: lia.id, deal: dealLiaRounds }),
    ];
    for (const player of withPopulation ? population : []) {
      const own = { uid: player.id, deal: () => playLife(player).seeds };
      inserted.push(await insertRounds(database, { ...of, ...own }));
    }
    if (!inserted.includes(true)) return;
    const ms = Math.round(performance.now() - startedAt);
    options.log.info({ ms }, 'sample rounds seeded');
  } finally {
    await close();
  }
}

type Of = { readonly uid: string; readonly definitions: Definitions; readonly seededAt: Date };

/** @returns false when the player has seeds already */
function insertRounds(
  database: Database,
  { deal, ...of }: Of & { readonly deal: () => readonly SampleSeeds[] },
): Promise<boolean> {
  const unit = async (tx: Repositories) => {
    if (await hasSeeds(tx, of.uid)) return false;
    for (const seeds of deal()) await insertSeeds(tx, { ...of, seeds });
    return true;
  };
  return database.run(unit, { player: of.uid });
}

async function hasSeeds({ seeds }: Repositories, uid: string): Promise<boolean> {
  const isNew = (await seeds.findNextHash(uid)) === null;
  return !isNew || (await seeds.listRevealed({ uid, limit: 1 })).length > 0;
}

async function insertSeeds(
  tx: Repositories,
  { seeds, ...of }: Of & { readonly seeds: SampleSeeds },
): Promise<void> {
  const { rounds, ...pair } = seeds;
  const times = rounds.map((round) => playedAt(round, of.seededAt).getTime());
  await tx.seeds.insertNext({ uid: of.uid, ...pair, now: times.at(0) ?? 0 });
  const seedPairId = await tx.seeds.activateNext({ uid: of.uid, clientSeed: pair.clientSeed });
  for (const [nonce, round] of rounds.entries()) {
    await insertRound(tx, { ...of, round, proof: { ...pair, nonce }, seedPairId });
  }
  await tx.seeds.reveal({ id: seedPairId, rounds: rounds.length, now: times.at(-1) ?? 0 });
}

type Insert<Round> = Of & {
  readonly round: Round;
  readonly proof: Omit<SampleSeeds, 'rounds'> & { readonly nonce: number };
  readonly seedPairId: number;
};

function insertRound(tx: Repositories, { round, ...of }: Insert<SampleRound>): Promise<void> {
  return round.kind === 'single-step'
    ? insertSingleStep(tx, { ...of, round })
    : insertMultiStep(tx, { ...of, round });
}

async function insertSingleStep(
  { singleStep }: Repositories,
  { uid, definitions, seededAt, round, proof, seedPairId }: Insert<SingleStepSample>,
): Promise<void> {
  const { roundId, gameId, currency, stakeMinor, winMinor, outcome } = round;
  const { id: definitionId, rulesHash } = definitions.inForce(gameId);
  const record = {
    ...{ roundId, uid, gameId, walletType: currency, requestId: roundId, stakeMinor, winMinor },
    ...{ outcome, proof: { ...proof, rulesHash }, status: 'settled' as const, refusal: null },
    createdAt: playedAt(round, seededAt),
  };
  await singleStep.insert(record, { seedPairId, definitionId });
}

async function insertMultiStep(
  { multiStep }: Repositories,
  { uid, definitions, seededAt, round, proof, seedPairId }: Insert<MultiStepSample>,
): Promise<void> {
  const { roundId, gameId, currency, moves, winMinor, winTransactionId } = round;
  const { id: definitionId } = definitions.inForce(gameId);
  const now = playedAt(round, seededAt).getTime();
  await multiStep.insertRound({
    ...{ roundId, uid, gameId, walletType: currency, stakeMinor: moves[0]?.stakeMinor ?? 0n },
    ...{ winTransactionId, seedPairId, definitionId, nonce: proof.nonce, now },
  });
  for (const { step, requestId, choice, stakeMinor, transactionId } of moves) {
    await multiStep.insertMove({
      ...{ roundId, step, uid, requestId, choice, stakeMinor, transactionId, now },
      status: 'taken',
    });
  }
  await multiStep.finish({ roundId, winMinor, outcome: JSON.stringify(round.outcome) });
  await multiStep.settle(roundId, now);
}
