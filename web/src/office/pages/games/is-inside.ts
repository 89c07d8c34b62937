import type { OfficeGame } from '../../lib/api/contract-types.ts';

/** Whether the interval of the measured return covers the stated one; `null` without a conclusive interval. */
export function isInside({ rtp, figures }: Pick<OfficeGame, 'rtp' | 'figures'>): boolean | null {
  if (!figures.isConclusive || figures.rtp === null || figures.plusMinus === null) return null;
  return Math.abs(figures.rtp - rtp) <= figures.plusMinus;
}
