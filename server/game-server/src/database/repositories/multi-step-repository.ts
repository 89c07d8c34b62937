import type { RefusalName } from '@fairhall/kit/errors';
import { decisionOutcome } from '../../contract/multi-step.ts';
import type {
  Move,
  MultiStepRecord,
  MultiStepRepository,
  NewMove,
  NewMultiStepRound,
} from '../../rounds/multi-step/multi-step-repository.ts';
import type { DueClaim, DueRound } from '../../rounds/transaction-repository.ts';
import type { Params, Statements } from '../statements.ts';

type RoundRow = Omit<MultiStepRecord, 'outcome' | 'seeds' | 'dueAt' | 'createdAt' | 'moves'> & {
  readonly outcome: string | null;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
  readonly dueAt: bigint | null;
  readonly createdAt: bigint;
};

type MoveRow = Omit<Move, 'step'> & { readonly step: bigint };

const SELECT_ROUND = `
  SELECT round_id AS "roundId", r.uid, r.game_id AS "gameId", wallet_type AS "walletType",
         stake_minor AS "stakeMinor", status, r.refusal, win_transaction_id AS "winTransactionId",
         win_minor AS "winMinor", outcome, server_seed AS "serverSeed",
         server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", r.nonce, due_at AS "dueAt",
         r.created_at AS "createdAt", rules_hash AS "rulesHash"
  FROM multi_step_rounds r JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN definitions ON definitions.id = definition_id`;

const SELECT_MOVE = `
  SELECT round_id AS "roundId", step, request_id AS "requestId", choice, stake_minor AS "stakeMinor",
         transaction_id AS "transactionId", status, refusal
  FROM multi_step_moves`;

export function createMultiStepRepository(statements: Statements): MultiStepRepository {
  return {
    ...preparedReads(statements),
    ...preparedMoves(statements),
    ...preparedDue(statements),
    ...preparedWrites(statements),
  };
}

function preparedReads({
  prepare,
  prepareExact,
}: Statements): Pick<
  MultiStepRepository,
  'findById' | 'listOpen' | 'listLastSettled' | 'findRevealedSeed'
> {
  const select = <P extends Params>(tail: string) =>
    prepareExact<P, RoundRow>(`${SELECT_ROUND} ${tail}`);
  const byId = select<{ roundId: string }>('WHERE round_id = :roundId');
  // Ids sort by time.
  const openOf = select<{ uid: string }>(
    'WHERE r.uid = :uid AND closed_at IS NULL ORDER BY round_id',
  );
  const lastSettled = select<{ uid: string; gameId: string; walletType: string; limit: number }>(
    `WHERE r.uid = :uid AND r.game_id = :gameId AND wallet_type = :walletType
       AND status = 'settled'
     ORDER BY closed_at DESC, round_id DESC LIMIT :limit`,
  );
  const movesOf = prepareExact<{ roundId: string }, MoveRow>(
    `${SELECT_MOVE} WHERE round_id = :roundId AND status <> 'refused' ORDER BY step`,
  );
  const revealedSeed = prepare<{ roundId: string }, { serverSeed: string }>(
    `SELECT server_seed AS "serverSeed"
     FROM multi_step_rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
     WHERE round_id = :roundId AND state = 'revealed'`,
  );

  const complete = async (row: RoundRow): Promise<MultiStepRecord> =>
    toRecord(row, (await movesOf.all(row)).map(toMove));
  async function completeAll(rows: readonly RoundRow[]): Promise<MultiStepRecord[]> {
    const records: MultiStepRecord[] = [];
    for (const row of rows) records.push(await complete(row));
    return records;
  }
  return {
    async findById(roundId) {
      const row = await byId.get({ roundId });
      return row ? complete(row) : null;
    },
    listOpen: async (uid) => completeAll(await openOf.all({ uid })),
    listLastSettled: async (of) => completeAll(await lastSettled.all(of)),
    findRevealedSeed: async (roundId) => (await revealedSeed.get({ roundId }))?.serverSeed ?? null,
  };
}

function preparedMoves({
  prepare,
  prepareExact,
}: Statements): Pick<
  MultiStepRepository,
  'findMove' | 'findMoveOfStake' | 'insertMove' | 'takeMove' | 'refuseMove'
> {
  const byRequest = prepareExact<{ uid: string; requestId: string }, MoveRow>(
    `${SELECT_MOVE} WHERE uid = :uid AND request_id = :requestId`,
  );
  const byTransaction = prepareExact<{ transactionId: string }, MoveRow>(
    `${SELECT_MOVE} WHERE transaction_id = :transactionId`,
  );
  const insertMove = prepare<NewMove>(
    `INSERT INTO multi_step_moves (round_id, step, uid, request_id, choice, stake_minor,
       transaction_id, status, created_at)
     VALUES (:roundId, :step, :uid, :requestId, :choice, :stakeMinor,
       :transactionId, :status, :now)`,
  );
  const endMove = prepare<{ status: string; refusal: RefusalName | null; transactionId: string }>(
    `UPDATE multi_step_moves SET status = :status, refusal = :refusal
     WHERE transaction_id = :transactionId AND status = 'pending'`,
  );
  const move = (row: MoveRow | undefined): Move | null => (row ? toMove(row) : null);
  return {
    findMove: async (of) => move(await byRequest.get(of)),
    findMoveOfStake: async (transactionId) => move(await byTransaction.get({ transactionId })),
    insertMove: async (made) => void (await insertMove.run(made)),
    takeMove: async (transactionId) =>
      void (await endMove.run({ status: 'taken', refusal: null, transactionId })),
    refuseMove: async (transactionId, refusal) =>
      void (await endMove.run({ status: 'refused', refusal, transactionId })),
  };
}

function preparedDue({
  prepare,
  locks,
}: Statements): Pick<MultiStepRepository, 'claimDue' | 'findNextDueAt'> {
  const claimDue = prepare<DueClaim, DueRound>(
    `WITH due AS MATERIALIZED (
       SELECT round_id FROM multi_step_rounds WHERE due_at <= :now ORDER BY due_at LIMIT :limit
       ${locks.claim('multi_step_rounds')})
     UPDATE multi_step_rounds SET due_at = :until WHERE round_id IN (SELECT round_id FROM due)
     RETURNING uid, round_id AS "roundId"`,
  );
  const nextDue = prepare<Record<string, never>, { at: number | null }>(
    'SELECT min(due_at) AS at FROM multi_step_rounds WHERE due_at IS NOT NULL',
  );
  return {
    claimDue: (claim) => claimDue.all(claim),
    findNextDueAt: async () => (await nextDue.get({}))?.at ?? null,
  };
}

type Writes = Pick<
  MultiStepRepository,
  'insertRound' | 'waitForPlayer' | 'waitForWallet' | 'finish' | 'settle' | 'cancel'
>;

function preparedWrites({ prepare }: Statements): Writes {
  const insertRound = prepare<NewMultiStepRound>(
    `INSERT INTO multi_step_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
       nonce, win_transaction_id, created_at, definition_id)
     VALUES (:roundId, :uid, :gameId, :walletType, :stakeMinor, :seedPairId,
       :nonce, :winTransactionId, :now, :definitionId)`,
  );
  const waitForPlayer = prepare<{ roundId: string; dueAt: number }>(
    `UPDATE multi_step_rounds SET status = 'open', due_at = :dueAt
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const waitForWallet = prepare<{ roundId: string }>(
    'UPDATE multi_step_rounds SET due_at = NULL WHERE round_id = :roundId',
  );
  const finish = prepare<{ roundId: string; winMinor: bigint; outcome: string }>(
    `UPDATE multi_step_rounds SET status = 'closing', win_minor = :winMinor, outcome = :outcome,
       due_at = NULL
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const settle = prepare<{ roundId: string; now: number }>(
    `UPDATE multi_step_rounds SET status = 'settled', closed_at = :now
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  const cancel = prepare<{ roundId: string; refusal: RefusalName; now: number }>(
    `UPDATE multi_step_rounds SET status = 'cancelled', refusal = :refusal, closed_at = :now
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  return {
    insertRound: async (round) => void (await insertRound.run(round)),
    waitForPlayer: async (until) => void (await waitForPlayer.run(until)),
    waitForWallet: async (roundId) => void (await waitForWallet.run({ roundId })),
    finish: async (end) => void (await finish.run(end)),
    settle: async (roundId, now) => void (await settle.run({ roundId, now })),
    cancel: async (cancelled) => void (await cancel.run(cancelled)),
  };
}

function toRecord(
  { serverSeed, serverSeedHash, clientSeed, nonce, ...row }: RoundRow,
  moves: readonly Move[],
): MultiStepRecord {
  return {
    ...row,
    outcome: row.outcome === null ? null : decisionOutcome.parse(JSON.parse(row.outcome)),
    seeds: { serverSeed, serverSeedHash, clientSeed, nonce: Number(nonce) },
    dueAt: row.dueAt === null ? null : Number(row.dueAt),
    createdAt: new Date(Number(row.createdAt)),
    moves,
  };
}

const toMove = (row: MoveRow): Move => ({ ...row, step: Number(row.step) });
