import { useSyncExternalStore } from 'react';
import type { LoginResult, SessionEndReason } from '@/lib/api/contract-types.ts';
import { type BrowserStorage, hasTexts, localStore, sessionStore } from '@/lib/browser/storage.ts';
import { openTabChannel } from '@/lib/browser/tab-channel.ts';
import { dispatchWindowEvent } from '@/lib/browser/window-events.ts';
import { hasLoggedIn } from './has-logged-in.ts';

/*
 * The player's session. With "remember me" it is stored in localStorage until the server's expiry
 * (30 days), otherwise in sessionStorage. sessionStorage belongs to one tab while the session
 * belongs to the browser, so a new tab requests it from the open tabs over a BroadcastChannel.
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
/** How long a new tab waits for the session of another tab before it is a guest. */
const TAB_RESPONSE_TIMEOUT_MS = 120;

type Message =
  | { readonly kind: 'request' }
  | { readonly kind: 'response'; readonly session: Session }
  | {
      readonly kind: 'changed';
      readonly session: Session | null;
      /** The server's reason for the end of the session. */
      readonly reason?: SessionEndReason;
    };

let current: Session | null = null;
let endReason: SessionEndReason | null = null;
const listeners = new Set<() => void>();
const channel = openTabChannel<Message>('fairhall-session');

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

channel.listen((message) => {
  switch (message.kind) {
    case 'request':
      if (current && isTabOnly()) channel.post({ kind: 'response', session: current });
      return;
    case 'response':
      if (current !== null) return;
      store(message.session, sessionStore);
      adopt(message.session);
      return;
    case 'changed':
      if (message.session) store(message.session, sessionStore);
      else clearStorage();
      adopt(message.session);
      if (message.reason === undefined) return;
      endReason = message.reason;
      dispatchWindowEvent('show-login-modal');
  }
});

/** Another tab logged in or out with a remembered session, or the storage was cleared manually. */
window.addEventListener('storage', ({ key }) => {
  if (key === SESSION_KEY || key === null) adopt(findSession());
});

adopt(findSession());

/**
 * Settles when it is known whether another tab has a session: at once if this tab has one,
 * otherwise after at most 120 ms. Guards wait for it, pages need not.
 */
export const sessionRestored: Promise<void> =
  current !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        const timer = setTimeout(resolve, TAB_RESPONSE_TIMEOUT_MS);
        listeners.add(function settle() {
          clearTimeout(timer);
          listeners.delete(settle);
          resolve();
        });
        channel.post({ kind: 'request' });
      });

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
  if (isTabOnly()) channel.post({ kind: 'changed', session });
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
  if (isForTabs) channel.post({ kind: 'changed', session });
}

/** Clears the session in every tab; the caller ends it on the server. */
export function logout(): void {
  clearSession({ kind: 'changed', session: null });
}

/** Logs out on the server's request; the login form of every tab shows the reason. */
export function endSession(reason: SessionEndReason): void {
  // A later 401 without a session must not replace the reason of the logout before it.
  endReason = current === null ? (endReason ?? reason) : reason;
  if (current === null) clearSession({ kind: 'changed', session: null });
  else clearSession({ kind: 'changed', session: null, reason });
}

function clearSession(message: Message): void {
  clearStorage();
  localStore.remove('favorites');
  channel.post(message);
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
