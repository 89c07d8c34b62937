import type { LimitPeriod } from '../../contract/safer-play.ts';

const DAY_MS = 86_400_000;
const MONDAY = 1;

/** The window of a period at a moment, in UTC: from this moment, and before `until`. */
export function limitWindow(period: LimitPeriod, at: Date): { from: Date; until: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const midnight = Date.UTC(year, month, day);
  switch (period) {
    case 'day':
      return { from: new Date(midnight), until: new Date(midnight + DAY_MS) };
    case 'week': {
      const sinceMonday = (at.getUTCDay() + 7 - MONDAY) % 7;
      const monday = midnight - sinceMonday * DAY_MS;
      return { from: new Date(monday), until: new Date(monday + 7 * DAY_MS) };
    }
    case 'month':
      return { from: new Date(Date.UTC(year, month)), until: new Date(Date.UTC(year, month + 1)) };
  }
}
