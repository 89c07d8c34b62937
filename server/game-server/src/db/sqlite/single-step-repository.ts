import type { RefusalName } from '@fairhall/kit/errors';
import { roundOutcome } from '../../contract.ts';
import type {
  SingleStepRecord,
  SingleStepRepository,
} from '../../rounds/single-step/single-step-repository.ts';
import { prepareRoundInsert } from './round-insert.ts';
import { createRoundList } from './round-list.ts';
import type { Store } from './store.ts';

/** Integers come as bigint, so that no amount passes through a float. */
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
  SELECT rounds.round_id AS roundId, rounds.uid, rounds.game_id AS gameId,
         rounds.wallet_type AS walletType, request_id AS requestId,
         rounds.stake_minor AS stakeMinor, rounds.win_minor AS winMinor, outcome,
         server_seed_hash AS serverSeedHash, client_seed AS clientSeed, nonce, rules_hash AS rulesHash,
         CASE WHEN open.round_id IS NOT NULL THEN 'pending'
              WHEN rounds.refusal IS NOT NULL THEN 'cancelled' ELSE 'settled' END AS status,
         rounds.refusal, rounds.created_at AS createdAt
  FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN sheets ON sheets.id = sheet_id
    LEFT JOIN wallet_transactions open ON open.round_id = rounds.round_id`;

export function createSingleStepRepository(store: Store): SingleStepRepository {
  const list = createRoundList(store);
  const select = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, Row>(`${SELECT_ROUND} ${tail}`).safeIntegers(true);

  const insert = prepareRoundInsert(store);
  const byId = select<[string, string]>('WHERE rounds.uid = ? AND rounds.round_id = ?');
  const byRequest = select<[string, string]>('WHERE rounds.uid = ? AND request_id = ?');
  // A player's rounds are sequential, and their ids sort by time.
  const lastSettled = select<[string, string, string, number]>(
    `WHERE rounds.id IN (
       SELECT id FROM round_list WHERE uid = ? AND game_id = ? ORDER BY round_id DESC
       LIMIT ${SCANNED_MAX}
     ) AND rounds.wallet_type = ? AND rounds.refusal IS NULL AND open.round_id IS NULL
     ORDER BY rounds.round_id DESC LIMIT ?`,
  );
  const revealedSeed = store
    .prepare<[string, string], string>(
      `SELECT server_seed FROM rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
       WHERE rounds.uid = ? AND round_id = ? AND state = 'revealed'`,
    )
    .pluck();
  const refuse = store.prepare<[refusal: RefusalName, roundId: string]>(
    'UPDATE rounds SET refusal = ? WHERE round_id = ?',
  );

  const one = (row: Row | undefined): SingleStepRecord | null => (row ? toRecord(row) : null);

  return {
    insert: async (round, of) => insert(round, of),
    byId: async ({ uid, roundId }) => one(byId.get(uid, roundId)),
    byRequest: async ({ uid, requestId }) => one(byRequest.get(uid, requestId)),
    revealedSeed: async ({ uid, roundId }) => revealedSeed.get(uid, roundId) ?? null,
    async lastSettled({ uid, gameId, walletType, limit }) {
      list.bringUpToDate();
      return lastSettled.all(uid, gameId, walletType, limit).map(toRecord);
    },
    cancel: async (roundId, refusal) => void refuse.run(refusal, roundId),
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
