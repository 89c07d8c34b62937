import { type Currency, fromDecimal, toMajor } from '@fairhall/api/contract/money';
import type { RefusalName } from '@fairhall/kit/errors';
import type { Repositories } from '../database/database.ts';
import type { WalletResponse } from '../wallet/wallet-client.ts';
import type { FreeMovement, FreeWalletRecord } from './free-wallet-repository.ts';

/*
 * What the calls of the wallet do in free play, each as part of a unit of work. A repeated call moves
 * nothing and returns the balance.
 */

type Tx = Pick<Repositories, 'freeWallets'>;
type Balance = WalletResponse<{ balance: number }>;

export const done = <Data>(data: Data) => ({ kind: 'done', data }) as const;

export const refused = (refusal: RefusalName, msg: string) =>
  ({ kind: 'refused', refusal, msg, data: null }) as const;

export function balanceOf({ balanceMinor, currency }: FreeWalletRecord) {
  return done({ balance: toMajor(balanceMinor, currency) });
}

type Stake = {
  readonly kind: 'bet' | 'play';
  readonly transactionId: string;
  readonly amount: string;
  /** Of a play; that of a bet is "0". */
  readonly winAmount: string;
};

/** Takes a stake and pays the win of a play. */
export async function applyStake(
  { freeWallets }: Tx,
  { wallet, stake, now }: { wallet: FreeWalletRecord; stake: Stake; now: number },
): Promise<Balance> {
  const { jti, currency } = wallet;
  const { kind, transactionId } = stake;
  const movement: FreeMovement = {
    ...{ jti, transactionId, betTransactionId: null },
    kind,
    isRolledBack: false,
    stakeMinor: minorIn(stake.amount, currency),
    winMinor: minorIn(stake.winAmount, currency),
  };
  const known = await freeWallets.findMovement(movement);
  if (known) return repeated(known, { movement, wallet });
  const balanceMinor = await freeWallets.move({ ...movement, now });
  if (balanceMinor === null) {
    return refused('INSUFFICIENT_BALANCE', 'The points do not cover this stake.');
  }
  await freeWallets.insertMovement(movement);
  return balanceOf({ ...wallet, balanceMinor });
}

type Win = {
  readonly transactionId: string;
  readonly betTransactionId: string;
  readonly amount: string;
};

export async function applyWin(
  { freeWallets }: Tx,
  { wallet, win, now }: { wallet: FreeWalletRecord; win: Win; now: number },
): Promise<Balance> {
  const { jti, currency } = wallet;
  const { transactionId, betTransactionId } = win;
  const bet = await freeWallets.findMovement({ jti, transactionId: betTransactionId });
  // The wallet of the stake was deleted meanwhile, and opened again: the win belongs to neither.
  if (!bet) return balanceOf(wallet);
  if (bet.isRolledBack) return refused('ROLLED_BACK', 'The stake was returned.');
  const movement: FreeMovement = {
    ...{ jti, transactionId, betTransactionId },
    kind: 'win',
    isRolledBack: false,
    stakeMinor: 0n,
    winMinor: minorIn(win.amount, currency),
  };
  const known = await freeWallets.findMovement(movement);
  if (known) return repeated(known, { movement, wallet });
  await freeWallets.insertMovement(movement);
  return movedTo(wallet, await freeWallets.move({ ...movement, now }));
}

/** Returns a stake; one that never arrived is blocked. */
export async function applyRollback(
  { freeWallets }: Tx,
  {
    wallet,
    betTransactionId: transactionId,
    now,
  }: { wallet: FreeWalletRecord; betTransactionId: string; now: number },
): Promise<WalletResponse<{ balance: number | null }>> {
  const { jti } = wallet;
  const bet = await freeWallets.findMovement({ jti, transactionId });
  if (!bet) {
    await freeWallets.insertMovement({
      ...{ jti, transactionId, betTransactionId: null },
      kind: 'bet',
      isRolledBack: true,
      ...{ stakeMinor: 0n, winMinor: 0n },
    });
    return done({ balance: null });
  }
  if (bet.isRolledBack) return balanceOf(wallet);
  if (bet.kind !== 'bet' || (await freeWallets.isWon(bet))) {
    return refused('ROUND_CLOSED', 'The stake was paid.');
  }
  await freeWallets.markRolledBack(bet);
  const returned = { jti, stakeMinor: 0n, winMinor: bet.stakeMinor, now };
  return movedTo(wallet, await freeWallets.move(returned));
}

function movedTo(wallet: FreeWalletRecord, balanceMinor: bigint | null) {
  if (balanceMinor === null) throw new Error('a free wallet did not take a payment');
  return balanceOf({ ...wallet, balanceMinor });
}

function repeated(
  known: FreeMovement,
  { movement, wallet }: { movement: FreeMovement; wallet: FreeWalletRecord },
) {
  if (known.isRolledBack) return refused('ROLLED_BACK', 'The stake was returned.');
  const isSame =
    known.kind === movement.kind &&
    known.betTransactionId === movement.betTransactionId &&
    known.stakeMinor === movement.stakeMinor &&
    known.winMinor === movement.winMinor;
  return isSame
    ? balanceOf(wallet)
    : refused('IDEMPOTENCY_CONFLICT', 'This transactionId was used for another movement.');
}

/** The amounts are those that this server has written. */
function minorIn(amount: string, currency: Currency): bigint {
  const minor = fromDecimal(amount, currency);
  if (minor === null) throw new Error(`${amount} is no amount of ${currency}`);
  return minor;
}
