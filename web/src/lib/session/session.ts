import { useSyncExternalStore } from 'react';
import type { LoginResult, SessionEndReason } from '@/lib/api/contract-types.ts';
import { shareSession } from '@/lib/browser/shared-session.ts';
import { type BrowserStorage, hasTexts, localStore, sessionStore } from '@/lib/browser/storage.ts';
import { dispatchWindowEvent } from '@/lib/browser/window-events.ts';
import { hasLoggedIn } from './has-logged-in.ts';

/*
 * The player's session. With "remember me" it is stored in localStorage until the server's expiry
 * (30 days), otherwise in sessionStorage, whose session the tabs share over a channel.
 */

export type SessionUser = Omit<LoginResult, 'token' | 'expiresAt'>;

export type Session = {
  readonly token: string;
  readonly user: SessionUser;
  /** ISO 8601. */
  readonly expiresAt: string;
};

const SESSION_KEY = 'session';
const SAVED_EMAIL_KEY = 'savedEmail';

let current: Session | null = null;
let endReason: SessionEndReason | null = null;
const listeners = new Set<() => void>();

/** The session in a storage; null when it is missing, malformed or expired. */
function readSession(storage: BrowserStorage): Session | null {
  const found = storage.readJson(SESSION_KEY);
  if (isSession(found) && Date.parse(found.expiresAt) > Date.now()) return found;
  storage.remove(SESSION_KEY);
  return null;
}

function isSession(value: unknown): value is Session {
  return (
    hasTexts(value, ['token', 'expiresAt']) &&
    'user' in value &&
    hasTexts(value.user, ['userId', 'nickName', 'email'])
  );
}

function findSession(): Session | null {
  return readSession(localStore) ?? readSession(sessionStore);
}

function adopt(session: Session | null): void {
  if (session !== null) hasLoggedIn.write(true);
  if (JSON.stringify(session) === JSON.stringify(current)) return;
  current = session;
  for (const listener of listeners) listener();
}

function store(session: Session, storage: BrowserStorage): void {
  clearStorage();
  storage.write(SESSION_KEY, JSON.stringify(session));
}

function clearStorage(): void {
  localStore.remove(SESSION_KEY);
  sessionStore.remove(SESSION_KEY);
}

/** Whether the session of this tab is invisible to other tabs, as it is not in localStorage. */
function isTabOnly(): boolean {
  return current !== null && !localStore.isPersisted(SESSION_KEY);
}

/** Another tab logged in or out with a remembered session, or the storage was cleared manually. */
window.addEventListener('storage', ({ key }) => {
  if (key === SESSION_KEY || key === null) adopt(findSession());
});

adopt(findSession());

const shared = shareSession<Session, SessionEndReason>({
  name: 'fairhall-session',
  read: () => (isTabOnly() ? current : null),
  hasSession: () => current !== null,
  adopt: (session, reason) => {
    if (session !== null) store(session, sessionStore);
    else clearStorage();
    adopt(session);
    if (reason === undefined) return;
    endReason = reason;
    dispatchWindowEvent('show-login-modal');
  },
});

/** Settles when it is known whether another tab has a session. Guards wait for it, pages need not. */
export const sessionRestored = shared.restored;

/** The current session; null for a guest. Clears an expired session. */
export function currentSession(): Session | null {
  if (current !== null && Date.parse(current.expiresAt) <= Date.now())
    endSession('SESSION_EXPIRED');
  return current;
}

export type LoginMemory = {
  readonly remember: boolean;
  readonly email: string;
};

export type SessionChanges = {
  readonly token?: string;
  readonly expiresAt?: string;
  readonly user?: Partial<SessionUser>;
};

/** Starts a new session and dispatches a `login` event. */
export function login(result: LoginResult, { remember, email }: LoginMemory): void {
  const { token, expiresAt, ...user } = result;
  const session: Session = { token, expiresAt, user };
  store(session, remember ? localStore : sessionStore);
  if (remember) localStore.write(SAVED_EMAIL_KEY, email);
  else localStore.remove(SAVED_EMAIL_KEY);
  endReason = null;
  adopt(session);
  if (isTabOnly()) shared.publish(session);
  dispatchWindowEvent('login');
}

/** Replaces the token or the player's details of the current session, in every tab. */
export function amendSession(changes: SessionChanges): void {
  if (current === null) return;
  const { user = {}, ...token } = changes;
  const session: Session = { ...current, ...token, user: { ...current.user, ...user } };
  const isForTabs = isTabOnly();
  store(session, isForTabs ? sessionStore : localStore);
  adopt(session);
  if (isForTabs) shared.publish(session);
}

/** Clears the session in every tab; the caller ends it on the server. */
export function logout(): void {
  clearSession();
}

/** Logs out on the server's request; the login form of every tab shows the reason. */
export function endSession(reason: SessionEndReason): void {
  // A later 401 without a session must not replace the reason of the logout before it.
  endReason = current === null ? (endReason ?? reason) : reason;
  clearSession(current === null ? undefined : reason);
}

function clearSession(reason?: SessionEndReason): void {
  clearStorage();
  localStore.remove('favorites');
  shared.publish(null, reason);
  adopt(null);
}

/** Why the last session ended, until the next login; null after an ordinary logout. */
export function sessionEndReason(): SessionEndReason | null {
  return endReason;
}

/** Whether the session outlives the browser session. */
export function isRemembered(): boolean {
  return current !== null && !isTabOnly();
}

/** Clears the reason once it was shown or is obsolete. */
export function clearSessionEndReason(): void {
  endReason = null;
}

/** The email that "remember me" saved for the login form. */
export function savedEmail(): string {
  return localStore.read(SAVED_EMAIL_KEY) ?? '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back after every login, logout and change from another tab. */
export function onSessionChange(listener: (session: Session | null) => void): () => void {
  return subscribe(() => listener(current));
}

/** The session of the player; null for a guest. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, () => current);
}
