import type { Statement } from '@/lib/api/contract-types.ts';
import { minutesText } from '@/lib/time/duration-text.ts';

/**
 * The days and the time in play of a month, over all wallets.
 * @param month as `2026-11`
 */
export function playedInMonth({ played }: Statement, month: string) {
  const { days, minutes } = played.find((one) => one.month === month) ?? { days: 0, minutes: 0 };
  return { days, time: minutesText(minutes) };
}
