import type { RefusalName } from '@fairhall/kit/errors';
import type {
  Attempt,
  DueRound,
  TransactionRepository,
} from '../../rounds/transaction-repository.ts';
import type {
  Movement,
  TransactionDetails,
  TransactionProgress,
  TransactionState,
  WalletTransaction,
} from '../../rounds/wallet-transaction.ts';
import type { Store } from './store.ts';
import { prepareTransactionInsert } from './transaction-insert.ts';

/** Integers come as bigint, so that no amount passes through a float. */
type Row = Movement &
  Omit<TransactionDetails, 'dueAt' | 'expiresAt'> &
  Omit<TransactionProgress, 'attempts'> & {
    readonly attempts: bigint;
    readonly dueAt: bigint;
    readonly expiresAt: bigint | null;
  };

const SELECT_TRANSACTION = `
  SELECT round_id AS roundId, round_kind AS roundKind, transaction_id AS transactionId, kind, state,
         uid, game_id AS gameId, wallet_type AS walletType, stake_minor AS stakeMinor,
         win_minor AS winMinor, bet_transaction_id AS betTransactionId, token, refusal, attempts,
         due_at AS dueAt, expires_at AS expiresAt
  FROM wallet_transactions`;

const THIS_ATTEMPT =
  'round_id = :roundId AND transaction_id = :transactionId AND attempts = :attempts';

export function createTransactionRepository(store: Store): TransactionRepository {
  const select = (where: string) =>
    store.prepare<[string], Row>(`${SELECT_TRANSACTION} WHERE ${where}`).safeIntegers(true);
  const insert = prepareTransactionInsert(store);
  const ofRound = select('round_id = ?');
  const singleStepOf = select(`uid = ? AND round_kind = 'single-step'`);
  const claim = store.prepare<
    Attempt & { state: TransactionState; refusal: RefusalName | null; dueAt: number }
  >(
    `UPDATE wallet_transactions SET state = :state, refusal = :refusal, attempts = attempts + 1,
       due_at = :dueAt
     WHERE ${THIS_ATTEMPT} AND (state <> 'rolling-back' OR :state = 'rolling-back')`,
  );
  const rollBack = store.prepare<Attempt & { refusal: RefusalName }>(
    `UPDATE wallet_transactions SET state = 'rolling-back', refusal = :refusal
     WHERE ${THIS_ATTEMPT}`,
  );
  const rollBackOfFixture = store.prepare<{ eventId: string; refusal: RefusalName; now: number }>(
    `UPDATE wallet_transactions SET state = 'rolling-back', refusal = :refusal, due_at = :now
     WHERE kind = 'bet' AND round_id IN (SELECT slip_id FROM slip_events WHERE event_id = :eventId)`,
  );
  const postpone = store.prepare<Attempt & { state: TransactionState; dueAt: number }>(
    `UPDATE wallet_transactions SET due_at = :dueAt,
       state = CASE state WHEN 'rolling-back' THEN state ELSE :state END
     WHERE ${THIS_ATTEMPT}`,
  );
  const confirm = store.prepare<[roundId: string, transactionId: string, now: number]>(
    `DELETE FROM wallet_transactions WHERE round_id = ? AND transaction_id = ?
       AND state <> 'rolling-back' AND coalesce(expires_at > ?, TRUE)`,
  );
  const close = store.prepare<Attempt>(`DELETE FROM wallet_transactions WHERE ${THIS_ATTEMPT}`);
  const due = store.prepare<[number, number], DueRound>(
    `SELECT uid, round_id AS roundId FROM wallet_transactions WHERE due_at <= ?
     ORDER BY due_at LIMIT ?`,
  );
  const nextDue = store
    .prepare<[], number | null>('SELECT min(due_at) FROM wallet_transactions')
    .pluck();
  const makeAllDue = store.prepare<{ now: number }>(
    'UPDATE wallet_transactions SET due_at = :now WHERE due_at > :now',
  );

  const one = (row: Row | undefined): WalletTransaction | null => (row ? toTransaction(row) : null);
  const attemptOf = ({ roundId, transactionId, attempts }: Attempt): Attempt => ({
    roundId,
    transactionId,
    attempts,
  });

  return {
    async plan(planned) {
      if (!insert(planned)) {
        throw new Error(`the round ${planned.roundId} waits for another transaction`);
      }
      return planned;
    },

    ofRound: async (roundId) => one(ofRound.get(roundId)),
    singleStepOf: async (uid) => one(singleStepOf.get(uid)),

    async claim(seen, next) {
      const { changes } = claim.run({ ...attemptOf(seen), ...next });
      return changes === 1 ? { ...seen, ...next, attempts: seen.attempts + 1 } : null;
    },
    rollBack: async (attempt, refusal) =>
      rollBack.run({ ...attemptOf(attempt), refusal }).changes === 1,
    rollBackOfFixture: async (of) => void rollBackOfFixture.run(of),
    postpone: async (attempt, until) => void postpone.run({ ...attemptOf(attempt), ...until }),

    confirm: async ({ roundId, transactionId }, now) =>
      confirm.run(roundId, transactionId, now).changes === 1,
    close: async (attempt) => close.run(attemptOf(attempt)).changes === 1,

    due: async ({ now, limit }) => due.all(now, limit),
    nextDueAt: async () => nextDue.get() ?? null,
    makeAllDue: async (now) => void makeAllDue.run({ now }),
  };
}

function toTransaction(row: Row): WalletTransaction {
  return {
    ...row,
    attempts: Number(row.attempts),
    dueAt: Number(row.dueAt),
    expiresAt: row.expiresAt === null ? null : Number(row.expiresAt),
  };
}
