import type { StoredSession } from './auth.queries.ts';

const DAY_MS = 86_400_000;
const SESSION_MS = DAY_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;
/** The maximum age of a session, renewals included. */
export const RENEWED_SESSION_MS_MAX = 90 * DAY_MS;
/** How long a retired token stays valid, for requests in flight and for the repeat of its renewal. */
export const RETIRED_TOKEN_MS = 10_000;

/** When a session ends that is opened or renewed now. */
export function sessionExpiry(login: { now: Date; openedAt: Date; remember: boolean }): Date {
  const { now, openedAt, remember } = login;
  const untilMs = now.getTime() + (remember ? REMEMBERED_SESSION_MS : SESSION_MS);
  return new Date(Math.min(untilMs, openedAt.getTime() + RENEWED_SESSION_MS_MAX));
}

/** A retired token is valid a little longer, but never longer than its session. */
export function tokenExpiry({
  expiresAt,
  retiredAt,
}: Pick<StoredSession, 'expiresAt' | 'retiredAt'>): Date {
  if (retiredAt === null) return expiresAt;
  return new Date(Math.min(retiredAt.getTime() + RETIRED_TOKEN_MS, expiresAt.getTime()));
}
