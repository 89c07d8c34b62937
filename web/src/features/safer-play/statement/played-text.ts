import type { Statement } from '@/lib/api/contract-types.ts';
import { filledText } from '@/lib/i18n/filled-text.ts';
import { minutesText } from '@/lib/time/duration-text.ts';

type Month = {
  readonly statement: Statement;
  /** As `2026-11`. */
  readonly month: string;
};

/** A text with the days and the time in play of a month, over all wallets. */
export function playedText({ statement, month }: Month, text: string): string {
  const played = statement.played.find((one) => one.month === month);
  const { days, minutes } = played ?? { days: 0, minutes: 0 };
  return filledText(text, { days: `${days}`, time: minutesText(minutes) });
}
