import type { RefusalName } from '@fairhall/kit/errors';
import { roundOutcome } from '../../contract/rounds.ts';
import type {
  RoundKey,
  SingleStepRecord,
  SingleStepRepository,
} from '../../rounds/single-step/single-step-repository.ts';
import type { Params, Statements } from '../statements.ts';
import { INSERT_ROUND, type RoundRow, roundRow } from './inserts.ts';
import type { RoundLists } from './round-lists.ts';

type Row = Omit<SingleStepRecord, 'outcome' | 'proof' | 'createdAt'> & {
  readonly outcome: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly rulesHash: string | null;
  readonly createdAt: bigint;
};

/** Rounds of a game scanned for those of one wallet. */
const SCANNED_MAX = 400;

const SELECT_ROUND = `
  SELECT rounds.round_id AS "roundId", rounds.uid, rounds.game_id AS "gameId",
         rounds.wallet_type AS "walletType", request_id AS "requestId",
         rounds.stake_minor AS "stakeMinor", rounds.win_minor AS "winMinor", outcome,
         server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce,
         rules_hash AS "rulesHash",
         CASE WHEN open.round_id IS NOT NULL THEN 'pending'
              WHEN rounds.refusal IS NOT NULL THEN 'cancelled' ELSE 'settled' END AS status,
         rounds.refusal, rounds.created_at AS "createdAt"
  FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN definitions ON definitions.id = definition_id
    LEFT JOIN wallet_transactions open ON open.round_id = rounds.round_id`;

export function createSingleStepRepository(
  { prepare, prepareExact }: Statements,
  lists: RoundLists,
): SingleStepRepository {
  const select = <P extends Params>(tail: string) =>
    prepareExact<P, Row>(`${SELECT_ROUND} ${tail}`);

  const insert = prepare<RoundRow, { id: number }>(`${INSERT_ROUND} RETURNING id`);
  const byId = select<RoundKey>('WHERE rounds.uid = :uid AND rounds.round_id = :roundId');
  const settledById = select<{ roundId: string }>(
    `WHERE rounds.round_id = :roundId AND rounds.refusal IS NULL AND open.round_id IS NULL`,
  );
  const byRequest = select<{ uid: string; requestId: string }>(
    'WHERE rounds.uid = :uid AND request_id = :requestId',
  );
  // A player's rounds are sequential, and their ids sort by time.
  const lastSettled = select<{ uid: string; gameId: string; walletType: string; limit: number }>(
    `WHERE rounds.id IN (
       SELECT id FROM round_list WHERE uid = :uid AND game_id = :gameId ORDER BY round_id DESC
       LIMIT ${SCANNED_MAX}
     ) AND rounds.wallet_type = :walletType AND rounds.refusal IS NULL AND open.round_id IS NULL
     ORDER BY rounds.round_id DESC LIMIT :limit`,
  );
  const revealedSeed = prepare<RoundKey, { serverSeed: string }>(
    `SELECT server_seed AS "serverSeed" FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
     WHERE rounds.uid = :uid AND round_id = :roundId AND state = 'revealed'`,
  );
  const refuse = prepare<{ refusal: RefusalName; roundId: string }>(
    'UPDATE rounds SET refusal = :refusal WHERE round_id = :roundId',
  );

  const one = (row: Row | undefined): SingleStepRecord | null => (row ? toRecord(row) : null);

  return {
    async insert(record, of) {
      const inserted = await insert.get(roundRow({ record, ...of }));
      if (inserted) await lists.inserted(inserted.id);
      return inserted !== undefined;
    },
    findById: async (key) => one(await byId.get(key)),
    findSettled: async (roundId) => one(await settledById.get({ roundId })),
    findByRequest: async (of) => one(await byRequest.get(of)),
    findRevealedSeed: async (key) => (await revealedSeed.get(key))?.serverSeed ?? null,
    async listLastSettled(of) {
      await lists.bringUpToDate();
      return (await lastSettled.all(of)).map(toRecord);
    },
    cancel: async (roundId, refusal) => void (await refuse.run({ refusal, roundId })),
  };
}

function toRecord({ serverSeedHash, clientSeed, nonce, rulesHash, ...row }: Row): SingleStepRecord {
  return {
    ...row,
    outcome: roundOutcome.parse(JSON.parse(row.outcome)),
    proof: { serverSeedHash, clientSeed, nonce: Number(nonce), rulesHash },
    createdAt: new Date(Number(row.createdAt)),
  };
}
