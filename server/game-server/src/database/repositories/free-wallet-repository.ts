import type {
  FreeMovement,
  FreeWalletRecord,
  FreeWalletRepository,
  MovementKey,
} from '../../free-play/free-wallet-repository.ts';
import type { Statements } from '../statements.ts';

type WalletRow = Omit<FreeWalletRecord, 'openedAt' | 'lastAt'> & {
  readonly openedAt: bigint;
  readonly lastAt: bigint;
};

type MovementRow = Omit<FreeMovement, 'isRolledBack'> & { readonly isRolledBack: bigint };

const THIS_MOVEMENT = 'jti = :jti AND transaction_id = :transactionId';

/** Wallets deleted at a time above the maximum: each new wallet deletes those above it. */
const DELETED_MAX = 1000;

export function createFreeWalletRepository(statements: Statements): FreeWalletRepository {
  const { prepare, prepareExact } = statements;
  const find = prepareExact<{ jti: string }, WalletRow>(
    `SELECT jti, currency, balance_minor AS "balanceMinor", granted_minor AS "grantedMinor",
       opened_at AS "openedAt", last_at AS "lastAt"
     FROM free_wallets WHERE jti = :jti`,
  );
  const open = prepare<{ jti: string; currency: string; balanceMinor: bigint; now: number }>(
    `INSERT INTO free_wallets (jti, currency, balance_minor, granted_minor, opened_at, last_at)
     VALUES (:jti, :currency, :balanceMinor, :balanceMinor, :now, :now)
     ON CONFLICT DO NOTHING`,
  );
  const move = prepareExact<
    { jti: string; stakeMinor: bigint; winMinor: bigint; now: number },
    { balanceMinor: bigint }
  >(
    `UPDATE free_wallets
     SET balance_minor = balance_minor - :stakeMinor + :winMinor, last_at = :now
     WHERE jti = :jti AND balance_minor >= :stakeMinor RETURNING balance_minor AS "balanceMinor"`,
  );
  const refill = prepare<{ jti: string; belowMinor: bigint; toMinor: bigint; now: number }>(
    `UPDATE free_wallets
     SET granted_minor = granted_minor + :toMinor - balance_minor, balance_minor = :toMinor,
       last_at = :now
     WHERE jti = :jti AND balance_minor < :belowMinor`,
  );

  async function required(jti: string): Promise<FreeWalletRecord> {
    const row = await find.get({ jti });
    if (!row) throw new Error('there is no such free wallet');
    return toWallet(row);
  }

  return {
    ...preparedMovements(statements),
    ...preparedRetention(statements),
    async open(wallet) {
      await open.run(wallet);
      return required(wallet.jti);
    },
    async find(jti) {
      const row = await find.get({ jti });
      return row ? toWallet(row) : null;
    },
    move: async (movement) => (await move.get(movement))?.balanceMinor ?? null,
    async refill(of) {
      await refill.run(of);
      return required(of.jti);
    },
  };
}

function preparedMovements({
  prepare,
  prepareExact,
}: Statements): Pick<
  FreeWalletRepository,
  'findMovement' | 'insertMovement' | 'markRolledBack' | 'isWon'
> {
  const select = prepareExact<MovementKey, MovementRow>(
    `SELECT jti, transaction_id AS "transactionId", kind, bet_transaction_id AS "betTransactionId",
       stake_minor AS "stakeMinor", win_minor AS "winMinor", is_rolled_back AS "isRolledBack"
     FROM free_movements WHERE ${THIS_MOVEMENT}`,
  );
  const insert = prepare<Omit<FreeMovement, 'isRolledBack'> & { isRolledBack: number }>(
    `INSERT INTO free_movements (jti, transaction_id, kind, bet_transaction_id, stake_minor,
       win_minor, is_rolled_back)
     VALUES (:jti, :transactionId, :kind, :betTransactionId, :stakeMinor, :winMinor, :isRolledBack)`,
  );
  const rollBack = prepare<MovementKey>(
    `UPDATE free_movements SET is_rolled_back = 1 WHERE ${THIS_MOVEMENT}`,
  );
  const won = prepare<MovementKey, object>(
    'SELECT 1 FROM free_movements WHERE jti = :jti AND bet_transaction_id = :transactionId',
  );
  return {
    async findMovement(key) {
      const row = await select.get(key);
      return row ? { ...row, isRolledBack: row.isRolledBack === 1n } : null;
    },
    insertMovement: async (movement) =>
      void (await insert.run({ ...movement, isRolledBack: movement.isRolledBack ? 1 : 0 })),
    markRolledBack: async (key) => void (await rollBack.run(key)),
    isWon: async (bet) => (await won.get(bet)) !== undefined,
  };
}

function preparedRetention({
  prepare,
}: Statements): Pick<FreeWalletRepository, 'deleteUnused' | 'deleteAbove'> {
  const unused = prepare<{ lastBefore: number }>(
    'DELETE FROM free_wallets WHERE last_at < :lastBefore',
  );
  const aboveMax = prepare<{ walletsMax: number }>(
    `WITH above AS MATERIALIZED (
       SELECT jti FROM free_wallets ORDER BY last_at DESC, jti DESC
       LIMIT ${DELETED_MAX} OFFSET :walletsMax)
     DELETE FROM free_wallets WHERE jti IN (SELECT jti FROM above)`,
  );
  return {
    deleteUnused: async (lastBefore) => void (await unused.run({ lastBefore })),
    deleteAbove: async (walletsMax) => void (await aboveMax.run({ walletsMax })),
  };
}

const toWallet = (row: WalletRow): FreeWalletRecord => ({
  ...row,
  openedAt: Number(row.openedAt),
  lastAt: Number(row.lastAt),
});
