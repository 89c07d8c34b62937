import type { RefusalName } from '@fairhall/kit/errors';
import type { Store } from './store.ts';
import type {
  Movement,
  TransactionDetails,
  TransactionProgress,
  TransactionState,
  WalletTransaction,
} from './wallet-transaction.ts';

/** Integers come as bigint, so that no amount passes through a float. */
type Row = Movement &
  Omit<TransactionDetails, 'dueAt' | 'expiresAt'> &
  Omit<TransactionProgress, 'attempts'> & {
    readonly attempts: bigint;
    readonly dueAt: bigint;
    readonly expiresAt: bigint | null;
  };

/** One attempt at a transaction; each attempt has its own number. */
type Attempt = Pick<WalletTransaction, 'roundId' | 'transactionId' | 'attempts'>;

type DueRound = { readonly uid: string; readonly roundId: string };

const SELECT_TRANSACTION = `
  SELECT round_id AS roundId, round_kind AS roundKind, transaction_id AS transactionId, kind, state,
         uid, game_id AS gameId, wallet_type AS walletType, stake_minor AS stakeMinor,
         win_minor AS winMinor, bet_transaction_id AS betTransactionId, token, refusal, attempts,
         due_at AS dueAt, expires_at AS expiresAt
  FROM wallet_transactions`;

const THIS_ATTEMPT =
  'round_id = :roundId AND transaction_id = :transactionId AND attempts = :attempts';

export type TransactionRepository = ReturnType<typeof createTransactionRepository>;

/** The wallet transactions whose result is unknown. */
export function createTransactionRepository(store: Store) {
  const select = (where: string) =>
    store.prepare<[string], Row>(`${SELECT_TRANSACTION} WHERE ${where}`).safeIntegers(true);
  // Positional parameters: binding a dozen names costs as much as inserting the row.
  const insert = store.prepare<(string | number | bigint | null)[]>(
    `INSERT INTO wallet_transactions (round_id, round_kind, transaction_id, kind, state, uid, game_id,
       wallet_type, stake_minor, win_minor, bet_transaction_id, token, attempts, due_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
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

  /** @returns false on a conflict */
  function insertUnlessPending(planned: WalletTransaction): boolean {
    const { changes } = insert.run(
      planned.roundId,
      planned.roundKind,
      planned.transactionId,
      planned.kind,
      planned.state,
      planned.uid,
      planned.gameId,
      planned.walletType,
      planned.kind === 'win' ? null : planned.stakeMinor,
      planned.kind === 'bet' ? null : planned.winMinor,
      planned.kind === 'win' ? planned.betTransactionId : null,
      planned.kind === 'win' ? null : planned.token,
      planned.attempts,
      planned.dueAt,
      planned.expiresAt,
    );
    return changes === 1;
  }

  return {
    /**
     * Stores a transaction, whose first call follows the commit. Call it in the step that stores its
     * round.
     * @throws Error if the round waits for another transaction: the step has to be rolled back
     */
    plan(planned: WalletTransaction): WalletTransaction {
      if (!insertUnlessPending(planned)) {
        throw new Error(`the round ${planned.roundId} waits for another transaction`);
      }
      return planned;
    },
    /** As `plan`. @returns false if the player has a pending single-step round; stores nothing then */
    planUnlessPending: insertUnlessPending,

    ofRound: (roundId: string) => one(ofRound.get(roundId)),
    /** The transaction of the player's pending single-step round. */
    singleStepOf: (uid: string) => one(singleStepOf.get(uid)),

    /**
     * Claims a transaction for one more attempt, until `dueAt`.
     * @returns `null` if another attempt has started meanwhile
     */
    claim(
      seen: WalletTransaction,
      next: { state: TransactionState; refusal: RefusalName | null; dueAt: number },
    ): WalletTransaction | null {
      const { changes } = claim.run({ ...attemptOf(seen), ...next });
      return changes === 1 ? { ...seen, ...next, attempts: seen.attempts + 1 } : null;
    },
    /** @returns whether this attempt started the rollback */
    rollBack: (attempt: Attempt, refusal: RefusalName): boolean =>
      rollBack.run({ ...attemptOf(attempt), refusal }).changes === 1,
    /** Starts the rollback of every unconfirmed stake of a fixture. */
    rollBackOfFixture: (of: { eventId: string; refusal: RefusalName; now: number }): void => {
      rollBackOfFixture.run(of);
    },
    /** After an attempt without a known result. */
    postpone: (attempt: Attempt, until: { state: TransactionState; dueAt: number }): void => {
      postpone.run({ ...attemptOf(attempt), ...until });
    },

    /** @returns false if it expired, is being rolled back or has ended */
    confirm: ({ roundId, transactionId }: Attempt, now: number): boolean =>
      confirm.run(roundId, transactionId, now).changes === 1,
    /** @returns false if a later attempt has started or it has ended */
    close: (attempt: Attempt): boolean => close.run(attemptOf(attempt)).changes === 1,

    /** Oldest first. */
    due: ({ now, limit }: { now: number; limit: number }): DueRound[] => due.all(now, limit),
    nextDueAt: (): number | null => nextDue.get() ?? null,
    /** Makes the transactions of a stopped process due. */
    makeAllDue: (now: number): void => {
      makeAllDue.run({ now });
    },
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
