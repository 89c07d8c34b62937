/** The lengths of a break, and those of a self-exclusion in months; null has no end. */
export const timeOutHours = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '42d': 42 * 24 } as const;
export const exclusionMonths = { '6m': 6, '12m': 12, '24m': 24, '60m': 60, forever: null } as const;

export type TimeOutDuration = keyof typeof timeOutHours;
export type ExclusionDuration = keyof typeof exclusionMonths;

const HOUR_MS = 3_600_000;

/**
 * The end of a break that starts now, as the server counts it: whole hours, also over a change of
 * the clocks. Milliseconds since 1970.
 */
export function timeOutEnd(nowMs: number, duration: TimeOutDuration): number {
  return nowMs + timeOutHours[duration] * HOUR_MS;
}

/**
 * The end of a self-exclusion that starts now, as the server counts it: the same day of a later
 * month in UTC, at most its last. Null without an end.
 */
export function exclusionEnd(nowMs: number, duration: ExclusionDuration): number | null {
  const months = exclusionMonths[duration];
  if (months === null) return null;
  const end = new Date(nowMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // The month has no such day: it has become one of the next month.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
