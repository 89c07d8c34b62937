import type { RefusalName } from '@fairhall/kit/errors';
import { decisionOutcome } from '../../contract-multi-step.ts';
import type {
  Move,
  MultiStepRecord,
  MultiStepRepository,
  NewMove,
  NewMultiStepRound,
} from '../../rounds/multi-step/multi-step-repository.ts';
import type { Store } from './store.ts';

/** Integers come as bigint, so that no amount passes through a float. */
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
  SELECT round_id AS roundId, r.uid, r.game_id AS gameId, wallet_type AS walletType,
         stake_minor AS stakeMinor, status, r.refusal, win_transaction_id AS winTransactionId,
         win_minor AS winMinor, outcome, server_seed AS serverSeed,
         server_seed_hash AS serverSeedHash, client_seed AS clientSeed, r.nonce, due_at AS dueAt,
         r.created_at AS createdAt, rules_hash AS rulesHash
  FROM decision_rounds r JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN sheets ON sheets.id = sheet_id`;

const SELECT_MOVE = `
  SELECT round_id AS roundId, step, request_id AS requestId, choice, stake_minor AS stakeMinor,
         transaction_id AS transactionId, status, refusal
  FROM decision_moves`;

export function createMultiStepRepository(store: Store): MultiStepRepository {
  const selectRound = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, RoundRow>(`${SELECT_ROUND} ${tail}`).safeIntegers(true);
  const selectMove = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, MoveRow>(`${SELECT_MOVE} ${tail}`).safeIntegers(true);
  const byId = selectRound<[string]>('WHERE round_id = ?');
  const openOf = selectRound<[string]>('WHERE r.uid = ? AND closed_at IS NULL ORDER BY r.rowid');
  const lastSettled = selectRound<[string, string, string, number]>(
    `WHERE r.uid = ? AND r.game_id = ? AND wallet_type = ? AND status = 'settled'
     ORDER BY closed_at DESC, r.rowid DESC LIMIT ?`,
  );
  const movesOf = selectMove<[string]>(`WHERE round_id = ? AND status <> 'refused' ORDER BY step`);
  const byRequest = selectMove<[string, string]>('WHERE uid = ? AND request_id = ?');
  const byTransaction = selectMove<[string]>('WHERE transaction_id = ?');
  const revealedSeed = store
    .prepare<[string], string>(
      `SELECT server_seed FROM decision_rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
       WHERE round_id = ? AND state = 'revealed'`,
    )
    .pluck();
  const due = store.prepare<[number, number], { uid: string; roundId: string }>(
    `SELECT uid, round_id AS roundId FROM decision_rounds WHERE due_at <= ?
     ORDER BY due_at LIMIT ?`,
  );
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM decision_rounds WHERE due_at IS NOT NULL')
    .pluck();

  const complete = (row: RoundRow): MultiStepRecord =>
    toRecord(row, movesOf.all(row.roundId).map(toMove));
  const move = (row: MoveRow | undefined): Move | null => (row ? toMove(row) : null);

  return {
    ...preparedWrites(store),
    async byId(roundId) {
      const row = byId.get(roundId);
      return row ? complete(row) : null;
    },
    openOf: async (uid) => openOf.all(uid).map(complete),
    lastSettled: async ({ uid, gameId, walletType, limit }) =>
      lastSettled.all(uid, gameId, walletType, limit).map(complete),
    revealedSeed: async (roundId) => revealedSeed.get(roundId) ?? null,
    moveOf: async ({ uid, requestId }) => move(byRequest.get(uid, requestId)),
    moveStakedBy: async (transactionId) => move(byTransaction.get(transactionId)),
    due: async ({ now, limit }) => due.all(now, limit),
    nextDueAt: async () => nextDue.get() ?? null,
  };
}

type Writes = Pick<
  MultiStepRepository,
  | 'insertRound'
  | 'insertMove'
  | 'takeMove'
  | 'refuseMove'
  | 'waitForPlayer'
  | 'waitForWallet'
  | 'finish'
  | 'settle'
  | 'cancel'
>;

function preparedWrites(store: Store): Writes {
  const insertRound = store.prepare<NewMultiStepRound>(
    `INSERT INTO decision_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
       nonce, win_transaction_id, created_at, sheet_id)
     VALUES (:roundId, :uid, :gameId, :walletType, :stakeMinor, :seedPairId,
       :nonce, :winTransactionId, :now, :sheetId)`,
  );
  const insertMove = store.prepare<NewMove>(
    `INSERT INTO decision_moves (round_id, step, uid, request_id, choice, stake_minor,
       transaction_id, status, created_at)
     VALUES (:roundId, :step, :uid, :requestId, :choice, :stakeMinor,
       :transactionId, :status, :now)`,
  );
  const endMove = store.prepare<[status: string, refusal: RefusalName | null, id: string]>(
    `UPDATE decision_moves SET status = ?, refusal = ?
     WHERE transaction_id = ? AND status = 'pending'`,
  );
  const waitForPlayer = store.prepare<{ roundId: string; dueAt: number }>(
    `UPDATE decision_rounds SET status = 'open', due_at = :dueAt
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const waitForWallet = store.prepare<[roundId: string]>(
    'UPDATE decision_rounds SET due_at = NULL WHERE round_id = ?',
  );
  const finish = store.prepare<{ roundId: string; winMinor: bigint; outcome: string }>(
    `UPDATE decision_rounds SET status = 'closing', win_minor = :winMinor, outcome = :outcome,
       due_at = NULL
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const settle = store.prepare<{ roundId: string; now: number }>(
    `UPDATE decision_rounds SET status = 'settled', closed_at = :now
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  const cancel = store.prepare<{ roundId: string; refusal: RefusalName; now: number }>(
    `UPDATE decision_rounds SET status = 'cancelled', refusal = :refusal, closed_at = :now
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  return {
    insertRound: async (round) => void insertRound.run(round),
    insertMove: async (move) => void insertMove.run(move),
    takeMove: async (transactionId) => void endMove.run('taken', null, transactionId),
    refuseMove: async (transactionId, refusal) =>
      void endMove.run('refused', refusal, transactionId),
    waitForPlayer: async (until) => void waitForPlayer.run(until),
    waitForWallet: async (roundId) => void waitForWallet.run(roundId),
    finish: async (end) => void finish.run(end),
    settle: async (roundId, now) => void settle.run({ roundId, now }),
    cancel: async (cancelled) => void cancel.run(cancelled),
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
