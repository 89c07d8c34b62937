import { minorPerMajor } from '@fairhall/api/contract/money';
import { convertMinor } from '@fairhall/api/contract/reference-rates';
import type { Currency, Limit } from '@/lib/api/contract-types.ts';
import { toMinor } from '@/lib/money/credited-amount.ts';
import type { DepositLimits } from './deposit-limits.ts';

/** The most that the player's deposit limits leave for a deposit into a wallet now. */
export type DepositRoom = {
  /** Integer major units of the wallet; exactly what the server takes. */
  readonly max: number;
  /** When the limit that leaves least begins anew, ISO 8601. */
  readonly resetsAt: string;
};

/** `null` without a deposit limit. A limit in another currency counts by the reference rates. */
export function depositRoom(limits: readonly Limit[], currency: Currency): DepositRoom | null {
  const rooms = limits.flatMap(({ kind, walletType: from, remaining, resetsAt }) => {
    if (kind !== 'deposit' || from === null) return [];
    const amountMinor = toMinor(remaining, from);
    const minor = convertMinor({ amountMinor, from, to: currency, rounding: 'down' });
    return { max: Number(minor / minorPerMajor(currency)), resetsAt };
  });
  const [least] = rooms.sort((one, other) => one.max - other.max);
  return least ?? null;
}

/** The limits of a deposit within a room; `null` where it leaves less than the smallest deposit. */
export function limitsWithin(
  limits: DepositLimits,
  room: DepositRoom | null,
): DepositLimits | null {
  const max = Math.min(limits.max, room?.max ?? limits.max);
  return max < limits.min ? null : { ...limits, max };
}
