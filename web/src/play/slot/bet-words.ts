import type { Paytable } from '../contract-types.ts';
import type { Speech } from '../i18n/words.ts';

/** What a bet covers: "20 lines", "243 ways", or any place at all. */
export function coverWords({ lines, ways }: Paytable, { t }: Speech): string {
  if (ways !== null) return t('controls.ways', { ways });
  return lines.length > 0 ? t('controls.lines', { count: lines.length }) : t('anywhere.cover');
}

/** The same over the stake: "Bet · 20 lines". */
export function betWords({ lines, ways }: Paytable, { t }: Speech): string {
  if (ways !== null) return t('controls.betWays', { ways });
  return lines.length > 0 ? t('controls.betLines', { lines: lines.length }) : t('anywhere.bet');
}
