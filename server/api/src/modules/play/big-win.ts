import type { Currency } from '../../contract/money.ts';
import { sha256 } from '../../core/digest.ts';
import type { NewNotification } from '../notifications/index.ts';

/** A round that pays at least this multiple of its stake is a big win. */
const BIG_WIN_MULTIPLIER = 20n;
const ID_LENGTH = 32;

type SettledRound = {
  readonly userId: string;
  readonly gameId: string;
  readonly roundId: string;
  readonly currency: Currency;
  /** Totals of the round. */
  readonly stakeMinor: bigint;
  readonly wonMinor: bigint;
};

/** The notification of a settled round; null unless it was a big win. */
export function bigWinNotification(round: SettledRound): NewNotification | null {
  const { userId, gameId, roundId, currency, stakeMinor, wonMinor } = round;
  if (stakeMinor <= 0n || wonMinor < stakeMinor * BIG_WIN_MULTIPLIER) return null;
  return {
    // A provider's round ids may be long, and equal for different players.
    id: `big-win.${sha256(`${userId}/${roundId}`).slice(0, ID_LENGTH)}`,
    userId,
    type: 'game',
    message: 'bigWin',
    params: { amountMinor: wonMinor.toString(), walletType: currency },
    link: `/r?${new URLSearchParams({ gameId, roundId })}`,
  };
}
