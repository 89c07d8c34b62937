import type { RefusalName } from '@fairhall/kit/errors';
import type {
  Attempt,
  DueClaim,
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
import type { Statements } from '../statements.ts';
import { INSERT_TRANSACTION, type TransactionRow, transactionRow } from './inserts.ts';

type Row = Movement &
  Omit<TransactionDetails, 'dueAt' | 'expiresAt'> &
  Omit<TransactionProgress, 'attempts'> & {
    readonly attempts: bigint;
    readonly dueAt: bigint;
    readonly expiresAt: bigint | null;
  };

const SELECT_TRANSACTION = `
  SELECT round_id AS "roundId", round_kind AS "roundKind", transaction_id AS "transactionId", kind, state,
         uid, game_id AS "gameId", wallet_type AS "walletType", stake_minor AS "stakeMinor",
         win_minor AS "winMinor", bet_transaction_id AS "betTransactionId", token, refusal, attempts,
         due_at AS "dueAt", expires_at AS "expiresAt"
  FROM wallet_transactions`;

const THIS_ATTEMPT =
  'round_id = :roundId AND transaction_id = :transactionId AND attempts = :attempts';

export function createTransactionRepository(statements: Statements): TransactionRepository {
  const { prepare, prepareExact } = statements;
  const insert = prepare<TransactionRow>(INSERT_TRANSACTION);
  const ofRound = prepareExact<{ roundId: string }, Row>(
    `${SELECT_TRANSACTION} WHERE round_id = :roundId`,
  );
  const singleStepOf = prepareExact<{ uid: string }, Row>(
    `${SELECT_TRANSACTION} WHERE uid = :uid AND round_kind = 'single-step'`,
  );
  const one = (row: Row | undefined): WalletTransaction | null => (row ? toTransaction(row) : null);

  return {
    ...preparedAttempts(statements),
    ...preparedDue(statements),
    async plan(planned) {
      if ((await insert.run(transactionRow(planned))) === 1) return planned;
      throw new Error(`the round ${planned.roundId} waits for another transaction`);
    },
    findOfRound: async (roundId) => one(await ofRound.get({ roundId })),
    findSingleStep: async (uid) => one(await singleStepOf.get({ uid })),
  };
}

function preparedAttempts({
  prepare,
}: Statements): Pick<
  TransactionRepository,
  'claim' | 'rollBack' | 'rollBackOfFixture' | 'postpone' | 'confirm' | 'close'
> {
  const claim = prepare<
    Attempt & { state: TransactionState; refusal: RefusalName | null; dueAt: number }
  >(
    `UPDATE wallet_transactions SET state = :state, refusal = :refusal, attempts = attempts + 1,
       due_at = :dueAt
     WHERE ${THIS_ATTEMPT} AND (state <> 'rolling-back' OR :state = 'rolling-back')`,
  );
  const rollBack = prepare<Attempt & { refusal: RefusalName }>(
    `UPDATE wallet_transactions SET state = 'rolling-back', refusal = :refusal
     WHERE ${THIS_ATTEMPT}`,
  );
  const rollBackOfFixture = prepare<{ eventId: string; refusal: RefusalName; now: number }>(
    `UPDATE wallet_transactions SET state = 'rolling-back', refusal = :refusal, due_at = :now
     WHERE kind = 'bet' AND round_id IN (SELECT slip_id FROM slip_events WHERE event_id = :eventId)`,
  );
  const postpone = prepare<Attempt & { state: TransactionState; dueAt: number }>(
    `UPDATE wallet_transactions SET due_at = :dueAt,
       state = CASE state WHEN 'rolling-back' THEN state ELSE :state END
     WHERE ${THIS_ATTEMPT}`,
  );
  const confirm = prepare<{ roundId: string; transactionId: string; now: number }>(
    `DELETE FROM wallet_transactions WHERE round_id = :roundId AND transaction_id = :transactionId
       AND state <> 'rolling-back' AND coalesce(expires_at > :now, TRUE)`,
  );
  const close = prepare<Attempt>(`DELETE FROM wallet_transactions WHERE ${THIS_ATTEMPT}`);
  const attemptOf = ({ roundId, transactionId, attempts }: Attempt): Attempt => ({
    roundId,
    transactionId,
    attempts,
  });
  return {
    async claim(seen, next) {
      const isClaimed = (await claim.run({ ...attemptOf(seen), ...next })) === 1;
      return isClaimed ? { ...seen, ...next, attempts: seen.attempts + 1 } : null;
    },
    rollBack: async (attempt, refusal) =>
      (await rollBack.run({ ...attemptOf(attempt), refusal })) === 1,
    rollBackOfFixture: async (of) => void (await rollBackOfFixture.run(of)),
    postpone: async (attempt, until) =>
      void (await postpone.run({ ...attemptOf(attempt), ...until })),
    confirm: async ({ roundId, transactionId }, now) =>
      (await confirm.run({ roundId, transactionId, now })) === 1,
    close: async (attempt) => (await close.run(attemptOf(attempt))) === 1,
  };
}

function preparedDue({
  prepare,
  locks,
}: Statements): Pick<TransactionRepository, 'claimDue' | 'findNextDueAt' | 'makeAllDue'> {
  const claimDue = prepare<DueClaim, DueRound>(
    `WITH due AS MATERIALIZED (
       SELECT round_id FROM wallet_transactions WHERE due_at <= :now ORDER BY due_at LIMIT :limit
       ${locks.claim('wallet_transactions')})
     UPDATE wallet_transactions SET due_at = :until WHERE round_id IN (SELECT round_id FROM due)
     RETURNING uid, round_id AS "roundId"`,
  );
  const nextDue = prepare<Record<string, never>, { at: number | null }>(
    'SELECT min(due_at) AS at FROM wallet_transactions',
  );
  const makeAllDue = prepare<{ now: number }>(
    'UPDATE wallet_transactions SET due_at = :now WHERE due_at > :now',
  );
  return {
    claimDue: (claim) => claimDue.all(claim),
    findNextDueAt: async () => (await nextDue.get({}))?.at ?? null,
    makeAllDue: async (now) => void (await makeAllDue.run({ now })),
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
