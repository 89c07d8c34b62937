import type { Currency } from '../../contract/money.ts';
import { sha256 } from '../../core/digest.ts';
import type { NewNotification } from '../notifications/notify.ts';

/** A round is a big win when it paid this many times what was staked on it. */
const BIG_WIN_MULTIPLIER = 20n;
const ID_DIGITS = 32;

type SettledRound = {
  readonly userId: string;
  readonly roundId: string;
  readonly currency: Currency;
  /** All that was staked on the round, and all that it paid. */
  readonly stakeMinor: bigint;
  readonly wonMinor: bigint;
};

/** The notification of a settled round; null unless it was a big win. */
export function bigWinNotification(round: SettledRound): NewNotification | null {
  const { userId, roundId, currency, stakeMinor, wonMinor } = round;
  if (stakeMinor <= 0n || wonMinor < stakeMinor * BIG_WIN_MULTIPLIER) return null;
  return {
    // A provider's round numbers are as long as it likes and need not differ between players.
    id: `big-win.${sha256(`${userId}/${roundId}`).slice(0, ID_DIGITS)}`,
    userId,
    type: 'game',
    message: 'bigWin',
    params: { amountMinor: wonMinor.toString(), walletType: currency },
    link: '/history',
  };
}
