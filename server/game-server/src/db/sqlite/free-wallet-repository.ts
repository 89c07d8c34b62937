import type {
  FreeMovement,
  FreeWalletRecord,
  FreeWalletRepository,
  MovementKey,
} from '../../free-play/free-wallet-repository.ts';
import type { Store } from './store.ts';

/** Integers come as bigint, so that no amount passes through a float. */
type WalletRow = Omit<FreeWalletRecord, 'openedAt' | 'lastAt'> & {
  readonly openedAt: bigint;
  readonly lastAt: bigint;
};

type MovementRow = Omit<FreeMovement, 'isRolledBack'> & { readonly isRolledBack: bigint };

const THIS_MOVEMENT = 'jti = :jti AND transaction_id = :transactionId';

export function createFreeWalletRepository(store: Store): FreeWalletRepository {
  const find = store
    .prepare<[jti: string], WalletRow>(
      `SELECT jti, currency, balance_minor AS balanceMinor, granted_minor AS grantedMinor,
         opened_at AS openedAt, last_at AS lastAt
       FROM free_wallets WHERE jti = ?`,
    )
    .safeIntegers(true);
  const open = store.prepare<{ jti: string; currency: string; balanceMinor: bigint; now: number }>(
    `INSERT INTO free_wallets (jti, currency, balance_minor, granted_minor, opened_at, last_at)
     VALUES (:jti, :currency, :balanceMinor, :balanceMinor, :now, :now)
     ON CONFLICT DO NOTHING`,
  );
  const move = store
    .prepare<{ jti: string; stakeMinor: bigint; winMinor: bigint; now: number }, bigint>(
      `UPDATE free_wallets
       SET balance_minor = balance_minor - :stakeMinor + :winMinor, last_at = :now
       WHERE jti = :jti AND balance_minor >= :stakeMinor RETURNING balance_minor`,
    )
    .safeIntegers(true)
    .pluck();
  const refill = store.prepare<{ jti: string; belowMinor: bigint; toMinor: bigint; now: number }>(
    `UPDATE free_wallets
     SET granted_minor = granted_minor + :toMinor - balance_minor, balance_minor = :toMinor,
       last_at = :now
     WHERE jti = :jti AND balance_minor < :belowMinor`,
  );

  function required(jti: string): FreeWalletRecord {
    const row = find.get(jti);
    if (!row) throw new Error('there is no such free wallet');
    return toWallet(row);
  }

  return {
    ...preparedMovements(store),
    ...preparedRetention(store),
    async open(wallet) {
      open.run(wallet);
      return required(wallet.jti);
    },
    async find(jti) {
      const row = find.get(jti);
      return row ? toWallet(row) : null;
    },
    move: async (movement) => move.get(movement) ?? null,
    async refill(of) {
      refill.run(of);
      return required(of.jti);
    },
  };
}

function preparedMovements(
  store: Store,
): Pick<FreeWalletRepository, 'movement' | 'insertMovement' | 'markRolledBack' | 'isWon'> {
  const select = store
    .prepare<MovementKey, MovementRow>(
      `SELECT jti, transaction_id AS transactionId, kind, bet_transaction_id AS betTransactionId,
         stake_minor AS stakeMinor, win_minor AS winMinor, is_rolled_back AS isRolledBack
       FROM free_movements WHERE ${THIS_MOVEMENT}`,
    )
    .safeIntegers(true);
  const insert = store.prepare<Omit<FreeMovement, 'isRolledBack'> & { isRolledBack: number }>(
    `INSERT INTO free_movements (jti, transaction_id, kind, bet_transaction_id, stake_minor,
       win_minor, is_rolled_back)
     VALUES (:jti, :transactionId, :kind, :betTransactionId, :stakeMinor, :winMinor, :isRolledBack)`,
  );
  const rollBack = store.prepare<MovementKey>(
    `UPDATE free_movements SET is_rolled_back = 1 WHERE ${THIS_MOVEMENT}`,
  );
  const won = store.prepare<MovementKey>(
    'SELECT 1 FROM free_movements WHERE jti = :jti AND bet_transaction_id = :transactionId',
  );
  return {
    async movement(key) {
      const row = select.get(key);
      return row ? { ...row, isRolledBack: row.isRolledBack === 1n } : null;
    },
    insertMovement: async (movement) =>
      void insert.run({ ...movement, isRolledBack: movement.isRolledBack ? 1 : 0 }),
    markRolledBack: async (key) => void rollBack.run(key),
    isWon: async (bet) => won.get(bet) !== undefined,
  };
}

function preparedRetention(
  store: Store,
): Pick<FreeWalletRepository, 'deleteUnused' | 'deleteAbove'> {
  const unused = store.prepare<[lastBefore: number]>('DELETE FROM free_wallets WHERE last_at < ?');
  const aboveMax = store.prepare<[walletsMax: number]>(
    `DELETE FROM free_wallets WHERE jti IN (
       SELECT jti FROM free_wallets ORDER BY last_at DESC, jti DESC LIMIT -1 OFFSET ?
     )`,
  );
  return {
    deleteUnused: async (lastBefore) => void unused.run(lastBefore),
    deleteAbove: async (walletsMax) => void aboveMax.run(walletsMax),
  };
}

const toWallet = (row: WalletRow): FreeWalletRecord => ({
  ...row,
  openedAt: Number(row.openedAt),
  lastAt: Number(row.lastAt),
});
