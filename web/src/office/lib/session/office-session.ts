import { sharedValue } from '@/lib/browser/shared-value.ts';
import { hasTexts, sessionStore } from '@/lib/browser/storage.ts';
import type { LoginResult, Permission } from '../api/contract-types.ts';

/*
 * The session of a member of staff: in this tab alone, and gone when the tab is closed. The server
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

export function startSession(session: OfficeSession): void {
  sessionStore.write(STORAGE_KEY, JSON.stringify(session));
  state.write({ session, end: null });
}

export function endSession(end: SessionEnd): void {
  sessionStore.remove(STORAGE_KEY);
  state.write({ session: null, end });
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
