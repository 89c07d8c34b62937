import { shareSession } from '@/lib/browser/shared-session.ts';
import { sharedValue } from '@/lib/browser/shared-value.ts';
import { hasTexts, sessionStore } from '@/lib/browser/storage.ts';
import type { LoginResult, Permission } from '../api/contract-types.ts';

/*
 * The session of a member of staff: of all tabs, and gone when the last one is closed. The server
 * ends it after eight hours, and after 30 minutes without a call.
 */

export type OfficeSession = LoginResult;

/** Why the login is shown in place of a page. */
export type SessionEnd = 'logout' | 'expired' | 'idle';

const STORAGE_KEY = 'office-session';

type State = { readonly session: OfficeSession | null; readonly end: SessionEnd | null };

const state = sharedValue<State>({ session: findSession(), end: null });

function findSession(): OfficeSession | null {
  const parsed = sessionStore.readJson(STORAGE_KEY);
  return isSession(parsed) && Date.parse(parsed.expiresAt) > Date.now() ? parsed : null;
}

function isSession(value: unknown): value is OfficeSession {
  return (
    hasTexts(value, ['token', 'expiresAt']) &&
    'staff' in value &&
    hasTexts(value.staff, ['id', 'name', 'role']) &&
    'permissions' in value.staff &&
    Array.isArray(value.staff.permissions)
  );
}

function adopt(session: OfficeSession | null, end: SessionEnd | null = null): void {
  if (session === null) sessionStore.remove(STORAGE_KEY);
  else sessionStore.write(STORAGE_KEY, JSON.stringify(session));
  state.write({ session, end });
}

const shared = shareSession<OfficeSession, SessionEnd>({
  name: STORAGE_KEY,
  read: currentSession,
  hasSession: () => currentSession() !== null,
  adopt,
});

/** Settles when it is known whether another tab has a session. */
export const sessionRestored = shared.restored;

/** Starts a session in every tab. */
export function startSession(session: OfficeSession): void {
  adopt(session);
  shared.publish(session);
}

/** Ends the session in every tab. */
export function endSession(end: SessionEnd): void {
  adopt(null, end);
  shared.publish(null, end);
}

export function currentSession(): OfficeSession | null {
  return state.read().session;
}

/** Calls back after every change, until the returned function is called. */
export const onSessionChange = state.subscribe;

export const useSessionState = state.use;

/** Whether the member of staff may use what requires the permission. */
export function useMay(permission: Permission): boolean {
  const { session } = useSessionState();
  return session?.staff.permissions.includes(permission) ?? false;
}
