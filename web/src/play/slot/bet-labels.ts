import type { Paytable } from '../contract-types.ts';
import type { GameTexts } from '../game-texts.ts';

/** The coverage of a bet: "20 lines", "243 ways", or pays anywhere. */
export function coverLabel({ lines, ways }: Paytable, { t, number }: GameTexts): string {
  if (ways !== null) return t('controls.ways', { ways: number(ways) });
  return lines.length > 0
    ? t('controls.lines', { count: lines.length })
    : t('slots:anywhere.cover');
}

/** The label of the stake with its coverage: "Bet · 20 lines". */
export function betLabel({ lines, ways }: Paytable, { t, number }: GameTexts): string {
  if (ways !== null) return t('controls.betWays', { ways: number(ways) });
  return lines.length > 0
    ? t('controls.betLines', { lines: lines.length })
    : t('slots:anywhere.bet');
}
