import { type Currency, isCurrency } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import { type DecisionOutcome, decisionOutcome } from '../contract-decisions.ts';
import { refusalOf } from './repository.ts';
import type { Store } from './store.ts';

/**
 * `opening` until the wallet took the first stake, `open` while the player chooses, `closing` from
 * the last choice until the wallet was told the win.
 */
type DecisionStatus = 'opening' | 'open' | 'closing' | 'settled' | 'cancelled';

/** The opening of a round, or a choice in it. */
export type Move = {
  readonly id: number;
  readonly roundId: string;
  /** 0 for the opening; one step has one move that was not refused. */
  readonly step: number;
  /** `null` where the rule chose. */
  readonly requestId: string | null;
  readonly choice: string | null;
  readonly stakeMinor: bigint;
  /** `null` for a choice that stakes nothing. */
  readonly transactionId: string | null;
  readonly status: 'pending' | 'taken' | 'refused';
  readonly refusal: RefusalName | null;
  /** The launch token of a pending move. */
  readonly token: string | null;
  /** When a call went out that the wallet may have got without our hearing of it. */
  readonly sentAt: number | null;
};

/** A round with decisions as the books keep it. */
export type DecisionRecord = {
  readonly roundId: string;
  readonly uid: string;
  readonly gameId: string;
  readonly walletType: Currency;
  /** The opening stake. */
  readonly stakeMinor: bigint;
  readonly status: DecisionStatus;
  readonly winTransactionId: string;
  /** Known from `closing` on, as the outcome is. */
  readonly winMinor: bigint | null;
  readonly outcome: DecisionOutcome | null;
  readonly seeds: {
    readonly serverSeed: string;
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
  /** Calls to the wallet that are over and brought the round no further. */
  readonly attempts: number;
  /** When the due work looks at it: for an answer of the wallet, or to choose by the rule. */
  readonly dueAt: number | null;
  readonly createdAt: Date;
  /** In order, without the refused ones; the last may be pending. */
  readonly moves: readonly Move[];
};

export type NewDecisionRound = Pick<
  DecisionRecord,
  'roundId' | 'uid' | 'gameId' | 'walletType' | 'stakeMinor' | 'winTransactionId'
> & {
  readonly seedPairId: number;
  readonly nonce: number;
  readonly now: number;
  readonly dueAt: number;
};

export type NewMove = Omit<Move, 'id' | 'refusal' | 'sentAt' | 'status'> & {
  readonly uid: string;
  readonly status: 'pending' | 'taken';
  readonly now: number;
};

/** Integers come as bigint, so that no amount passes through a float. */
type RoundRow = {
  round_id: string;
  uid: string;
  game_id: string;
  wallet_type: string;
  stake_minor: bigint;
  status: DecisionStatus;
  win_transaction_id: string;
  win_minor: bigint | null;
  outcome: string | null;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: bigint;
  attempts: bigint;
  due_at: bigint | null;
  created_at: bigint;
};

type MoveRow = {
  id: bigint;
  round_id: string;
  step: bigint;
  request_id: string | null;
  choice: string | null;
  stake_minor: bigint;
  transaction_id: string | null;
  status: Move['status'];
  refusal: string | null;
  token: string | null;
  sent_at: bigint | null;
};

const SELECT_ROUND = `
  SELECT round_id, r.uid, game_id, wallet_type, stake_minor, status, win_transaction_id, win_minor,
         outcome, server_seed, server_seed_hash, client_seed, r.nonce, attempts, due_at,
         r.created_at
  FROM decision_rounds r JOIN seed_pairs ON seed_pairs.id = seed_pair_id`;

const SELECT_MOVE = `
  SELECT id, round_id, step, request_id, choice, stake_minor, transaction_id, status, refusal,
         token, sent_at
  FROM decision_moves`;

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

export function createDecisionRepository(store: Store) {
  const writes = preparedWrites(store);
  const due = preparedDue(store);
  const selectRound = <Params extends unknown[]>(tail: string) =>
    store.prepare<Params, RoundRow>(`${SELECT_ROUND} ${tail}`).safeIntegers(true);
  const byId = selectRound<[string]>('WHERE round_id = ?');
  const openOf = selectRound<[string]>('WHERE r.uid = ? AND closed_at IS NULL ORDER BY r.rowid');
  const lastSettled = selectRound<[string, string, string, number]>(
    `WHERE r.uid = ? AND game_id = ? AND wallet_type = ? AND status = 'settled'
     ORDER BY closed_at DESC, r.rowid DESC LIMIT ?`,
  );
  const movesOf = store
    .prepare<[string], MoveRow>(
      `${SELECT_MOVE} WHERE round_id = ? AND status <> 'refused' ORDER BY step`,
    )
    .safeIntegers(true);
  const byRequest = store
    .prepare<[string, string], MoveRow>(`${SELECT_MOVE} WHERE uid = ? AND request_id = ?`)
    .safeIntegers(true);

  const revealedSeed = store
    .prepare<[string], string>(
      `SELECT server_seed FROM decision_rounds JOIN seed_pairs ON seed_pairs.id = seed_pair_id
       WHERE round_id = ? AND state = 'revealed'`,
    )
    .pluck();

  const complete = (row: RoundRow): DecisionRecord =>
    toRecord(row, movesOf.all(row.round_id).map(toMove));

  return {
    ...writes,
    ...due,
    byId: (roundId: string): DecisionRecord | null => {
      const row = byId.get(roundId);
      return row ? complete(row) : null;
    },
    /** The player's rounds that are not over: at most one of a game. */
    openOf: (uid: string): DecisionRecord[] => openOf.all(uid).map(complete),
    /** Newest first. */
    lastSettled: (of: { uid: string; gameId: string; walletType: Currency; limit: number }) =>
      lastSettled.all(of.uid, of.gameId, of.walletType, of.limit).map(complete),
    /** The server seed of a round; `null` while it is sealed. */
    revealedSeed: (roundId: string): string | null => revealedSeed.get(roundId) ?? null,
    /** The move that was made for a request, also a refused one. */
    moveOf: ({ uid, requestId }: { uid: string; requestId: string }): Move | null => {
      const row = byRequest.get(uid, requestId);
      return row ? toMove(row) : null;
    },
  };
}

function preparedWrites(store: Store) {
  const insertRound = store.prepare<NewDecisionRound>(
    `INSERT INTO decision_rounds (round_id, uid, game_id, wallet_type, stake_minor, seed_pair_id,
       nonce, win_transaction_id, due_at, created_at)
     VALUES (:roundId, :uid, :gameId, :walletType, :stakeMinor, :seedPairId,
       :nonce, :winTransactionId, :dueAt, :now)`,
  );
  const insertMove = store.prepare<NewMove>(
    `INSERT INTO decision_moves (round_id, step, uid, request_id, choice, stake_minor,
       transaction_id, status, token, created_at)
     VALUES (:roundId, :step, :uid, :requestId, :choice, :stakeMinor,
       :transactionId, :status, :token, :now)`,
  );
  const markSent = store.prepare<{ id: number; sentAt: number | null }>(
    `UPDATE decision_moves SET sent_at = :sentAt WHERE id = :id AND status = 'pending'`,
  );
  const endMove = store.prepare<{ id: number; status: string; refusal: RefusalName | null }>(
    `UPDATE decision_moves SET status = :status, refusal = :refusal, token = NULL
     WHERE id = :id AND status = 'pending'`,
  );
  const postpone = store.prepare<{ roundId: string; dueAt: number }>(
    `UPDATE decision_rounds SET attempts = attempts + 1, due_at = :dueAt
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  const waitUntil = store.prepare<{ roundId: string; dueAt: number }>(
    `UPDATE decision_rounds SET status = 'open', attempts = 0, due_at = :dueAt
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const setDue = store.prepare<{ roundId: string; dueAt: number }>(
    'UPDATE decision_rounds SET due_at = :dueAt WHERE round_id = :roundId AND closed_at IS NULL',
  );
  const finish = store.prepare<{
    roundId: string;
    winMinor: bigint;
    outcome: string;
    dueAt: number;
  }>(
    `UPDATE decision_rounds SET status = 'closing', attempts = 0, win_minor = :winMinor,
       outcome = :outcome, due_at = :dueAt
     WHERE round_id = :roundId AND status IN ('opening', 'open')`,
  );
  const close = store.prepare<{ roundId: string; status: string; now: number }>(
    `UPDATE decision_rounds SET status = :status, closed_at = :now, due_at = NULL
     WHERE round_id = :roundId AND closed_at IS NULL`,
  );
  return {
    insertRound: (round: NewDecisionRound): void => void insertRound.run(round),
    insertMove: (move: NewMove): void => void insertMove.run(move),
    markSent: (sent: { id: number; sentAt: number | null }): void => void markSent.run(sent),
    takeMove: (id: number): void => void endMove.run({ id, status: 'taken', refusal: null }),
    refuseMove: (refused: { id: number; refusal: RefusalName }): void =>
      void endMove.run({ ...refused, status: 'refused' }),
    /** After an attempt that brought nothing. */
    postpone: (until: { roundId: string; dueAt: number }): void => void postpone.run(until),
    /** The round waits for a choice, until the rule makes it. */
    waitUntil: (until: { roundId: string; dueAt: number }): void => void waitUntil.run(until),
    setDue: (until: { roundId: string; dueAt: number }): void => void setDue.run(until),
    /** Nothing is left to choose. */
    finish: (end: { roundId: string; winMinor: bigint; outcome: string; dueAt: number }): void =>
      void finish.run(end),
    settle: (end: { roundId: string; now: number }): void =>
      void close.run({ ...end, status: 'settled' }),
    cancel: (end: { roundId: string; now: number }): void =>
      void close.run({ ...end, status: 'cancelled' }),
  };
}

function preparedDue(store: Store) {
  const due = store
    .prepare<[number, number], string>(
      `SELECT DISTINCT uid FROM decision_rounds WHERE closed_at IS NULL AND due_at <= ?
       ORDER BY due_at LIMIT ?`,
    )
    .pluck();
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM decision_rounds WHERE closed_at IS NULL')
    .pluck();
  // What is pending is not refused: said for the index of the moves that were made.
  const makeAllDue = store.prepare<[number]>(
    `UPDATE decision_rounds SET due_at = ?
     WHERE closed_at IS NULL AND (status <> 'open' OR EXISTS (
       SELECT 1 FROM decision_moves m
       WHERE m.round_id = decision_rounds.round_id AND m.status = 'pending'
         AND m.status <> 'refused'))`,
  );
  return {
    playersDue: ({ now, limit }: { now: number; limit: number }): string[] => due.all(now, limit),
    nextDueAt: (): number | null => nextDue.get() ?? null,
    /** Those that wait for the wallet; a round that waits for its player goes on waiting. */
    makeAllDue: (now: number): void => void makeAllDue.run(now),
  };
}

function toRecord(row: RoundRow, moves: readonly Move[]): DecisionRecord {
  if (!isCurrency(row.wallet_type)) throw new Error(`unknown currency ${row.wallet_type}`);
  return {
    roundId: row.round_id,
    uid: row.uid,
    gameId: row.game_id,
    walletType: row.wallet_type,
    stakeMinor: row.stake_minor,
    status: row.status,
    winTransactionId: row.win_transaction_id,
    winMinor: row.win_minor,
    outcome: row.outcome === null ? null : decisionOutcome.parse(JSON.parse(row.outcome)),
    seeds: {
      serverSeed: row.server_seed,
      serverSeedHash: row.server_seed_hash,
      clientSeed: row.client_seed,
      nonce: Number(row.nonce),
    },
    attempts: Number(row.attempts),
    dueAt: row.due_at === null ? null : Number(row.due_at),
    createdAt: new Date(Number(row.created_at)),
    moves,
  };
}

function toMove(row: MoveRow): Move {
  return {
    id: Number(row.id),
    roundId: row.round_id,
    step: Number(row.step),
    requestId: row.request_id,
    choice: row.choice,
    stakeMinor: row.stake_minor,
    transactionId: row.transaction_id,
    status: row.status,
    refusal: refusalOf(row.refusal),
    token: row.token,
    sentAt: row.sent_at === null ? null : Number(row.sent_at),
  };
}
