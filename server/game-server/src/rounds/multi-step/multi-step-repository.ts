import type { Currency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import { type DecisionOutcome, decisionOutcome } from '../../contract-multi-step.ts';
import type { Store } from '../store.ts';

/**
 * `opening` until the first stake is confirmed, `open` while the player chooses, `closing` from the
 * last choice until the win is confirmed.
 */
type MultiStepStatus = 'opening' | 'open' | 'closing' | 'settled' | 'cancelled';

/** The opening of a round, or a choice in it. */
export type Move = {
  readonly roundId: string;
  /** 0 for the opening; a step has at most one move that was not refused. */
  readonly step: number;
  /** `null` if the rule chose. */
  readonly requestId: string | null;
  readonly choice: string | null;
  readonly stakeMinor: bigint;
  /** `null` for a choice without a stake. */
  readonly transactionId: string | null;
  /** `pending` while the result of its stake is unknown. */
  readonly status: 'pending' | 'taken' | 'refused';
  readonly refusal: RefusalName | null;
};

/** A stored multi-step round. */
export type MultiStepRecord = {
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** The opening stake. */
  readonly stakeMinor: bigint;
  readonly status: MultiStepStatus;
  readonly winTransactionId: string;
  /** Set from `closing` on, as the outcome is. */
  readonly winMinor: bigint | null;
  readonly outcome: DecisionOutcome | null;
  readonly seeds: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  /** Of the sheet that deals it; `null` for a round older than sheets. */
  readonly rulesHash: string | null;
  /** When the rule chooses for an absent player; `null` while the round waits for the wallet. */
  readonly dueAt: number | null;
  readonly createdAt: Date;
  /** In order, without refused moves; the last may be pending. */
  readonly moves: readonly Move[];
};

export type NewMultiStepRound = Pick<
  MultiStepRecord,
  'roundId' | 'uid' | 'gameId' | 'walletType' | 'stakeMinor' | 'winTransactionId'
> & {
  readonly seedPairId: number;
  readonly sheetId: number;
  readonly nonce: number;
  readonly now: number;
};

export type NewMove = Omit<Move, 'refusal' | 'status'> & {
  readonly uid: string;
  readonly status: 'pending' | 'taken';
  readonly now: number;
};

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
         stake_minor AS stakeMinor, status, win_transaction_id AS winTransactionId,
         win_minor AS winMinor, outcome, server_seed AS serverSeed,
         server_seed_hash AS serverSeedHash, client_seed AS clientSeed, r.nonce, due_at AS dueAt,
         r.created_at AS createdAt, rules_hash AS rulesHash
  FROM decision_rounds r JOIN seed_pairs ON seed_pairs.id = seed_pair_id
    LEFT JOIN sheets ON sheets.id = sheet_id`;

const SELECT_MOVE = `
  SELECT round_id AS roundId, step, request_id AS requestId, choice, stake_minor AS stakeMinor,
         transaction_id AS transactionId, status, refusal
  FROM decision_moves`;

export type MultiStepRepository = ReturnType<typeof createMultiStepRepository>;

export function createMultiStepRepository(store: Store) {
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
    byId: (roundId: string): MultiStepRecord | null => {
      const row = byId.get(roundId);
      return row ? complete(row) : null;
    },
    /** The player's open rounds: at most one for each game. */
    openOf: (uid: string): MultiStepRecord[] => openOf.all(uid).map(complete),
    /** Newest first. */
    lastSettled: (of: { uid: string; gameId: string; walletType: Currency; limit: number }) =>
      lastSettled.all(of.uid, of.gameId, of.walletType, of.limit).map(complete),
    /** The server seed of a round; `null` until it is revealed. */
    revealedSeed: (roundId: string): string | null => revealedSeed.get(roundId) ?? null,
    /** The move of a request, also a refused one. */
    moveOf: ({ uid, requestId }: { uid: string; requestId: string }): Move | null =>
      move(byRequest.get(uid, requestId)),
    moveStakedBy: (transactionId: string): Move | null => move(byTransaction.get(transactionId)),
    /** Rounds in which the rule has to choose, oldest first. */
    due: ({ now, limit }: { now: number; limit: number }) => due.all(now, limit),
    nextDueAt: (): number | null => nextDue.get() ?? null,
  };
}

function preparedWrites(store: Store) {
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
  const close = store.prepare<{ roundId: string; status: string; now: number }>(
    `UPDATE decision_rounds SET status = :status, closed_at = :now
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  return {
    insertRound: (round: NewMultiStepRound): void => void insertRound.run(round),
    insertMove: (move: NewMove): void => void insertMove.run(move),
    takeMove: (transactionId: string): void => void endMove.run('taken', null, transactionId),
    refuseMove: (transactionId: string, refusal: RefusalName): void =>
      void endMove.run('refused', refusal, transactionId),
    /** The round waits for a choice until `dueAt`. */
    waitForPlayer: (until: { roundId: string; dueAt: number }): void =>
      void waitForPlayer.run(until),
    /** The round waits for the transaction of a stake. */
    waitForWallet: (roundId: string): void => void waitForWallet.run(roundId),
    /** No choice is left. */
    finish: (end: { roundId: string; winMinor: bigint; outcome: string }): void =>
      void finish.run(end),
    settle: (roundId: string, now: number): void =>
      void close.run({ roundId, now, status: 'settled' }),
    cancel: (roundId: string, now: number): void =>
      void close.run({ roundId, now, status: 'cancelled' }),
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
