import type { Posting } from './port.ts';

/**
 * What a posting does to the money of its wallet that was deposited and not staked: a deposit adds to it; a
 * stake and a withdrawal take from it first, as far as it goes.
 */
export function unstakedChange({
  account,
  type,
  amountMinor,
}: Posting): Pick<UnstakedChange, 'depositedMinor' | 'takenMinor'> {
  const isAvailable = account.of === 'player' && account.bucket === 'available';
  const isTaken = isAvailable && amountMinor < 0n && (type === 'bet' || type === 'freeze');
  const isDeposited = isAvailable && amountMinor > 0n && type === 'deposit';
  return {
    depositedMinor: isDeposited ? amountMinor : 0n,
    takenMinor: isTaken ? -amountMinor : 0n,
  };
}

type UnstakedChange = {
  readonly beforeMinor: bigint;
  readonly depositedMinor: bigint;
  readonly takenMinor: bigint;
  /** What the entry that is undone had taken. */
  readonly restoredMinor: bigint;
  /** The wallet's available money after the entry, of which it is a part. */
  readonly availableMinor: bigint;
};

/** The money of a wallet that was deposited and not staked, after an entry; `ledger_post` computes the same. */
export function unstakedAfter(change: UnstakedChange): bigint {
  const { beforeMinor, depositedMinor, takenMinor, restoredMinor, availableMinor } = change;
  const after = notNegative(beforeMinor + depositedMinor - takenMinor) + restoredMinor;
  return after < availableMinor ? after : notNegative(availableMinor);
}

const notNegative = (minor: bigint) => (minor > 0n ? minor : 0n);
