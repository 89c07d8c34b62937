import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginResult } from '@/lib/api/contract-types.ts';

/*
 * A tab is a window, a sessionStorage and one evaluation of the module; tabs share localStorage and
 * the channel. Node provides the channel and the events; the storages implement what the module
 * uses.
 */

class MemoryStorage implements Storage {
  private readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  clear(): void {
    this.entries.clear();
  }
}

const channels: BroadcastChannel[] = [];

class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

/** All that localStorage holds. */
const stored = () =>
  Object.fromEntries(
    Array.from({ length: localStorage.length }, (_, place) => {
      const key = localStorage.key(place) ?? '';
      return [key, localStorage.getItem(key)];
    }),
  );

async function openTab(sessionStorage = new MemoryStorage()) {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.resetModules();
  return { ...(await import('./session.ts')), window, sessionStorage };
}

function loginResult(token: string, daysLeft = 30): LoginResult {
  return {
    token,
    userId: '7',
    nickName: 'Dana',
    email: 'demo@fairhall.test',
    phone: null,
    address: null,
    country: null,
    userRole: 'player',
    currency: 'USD',
    expiresAt: new Date(Date.now() + daysLeft * 86_400_000).toISOString(),
  };
}

const remembered = { remember: true, email: 'demo@fairhall.test' };
const notRemembered = { remember: false, email: 'demo@fairhall.test' };

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('BroadcastChannel', TabChannel);
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('a login', () => {
  it('creates a session and dispatches an event', async () => {
    const tab = await openTab();
    const notified = vi.fn();
    tab.window.addEventListener('login', notified);
    tab.login(loginResult('t1'), remembered);
    expect(tab.currentSession()).toMatchObject({ token: 't1', user: { nickName: 'Dana' } });
    expect(notified).toHaveBeenCalledOnce();
  });

  it('with “remember me” survives the browser session and saves the email', async () => {
    (await openTab()).login(loginResult('t1'), remembered);
    const later = await openTab();
    expect(later.currentSession()?.token).toBe('t1');
    expect(later.savedEmail()).toBe('demo@fairhall.test');
  });

  it('without “remember me” stores nothing personal in localStorage and clears the saved email', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), remembered);
    tab.login(loginResult('t2'), notRemembered);
    expect(stored()).toEqual({ hasLoggedIn: 'true' });
    expect(tab.savedEmail()).toBe('');
    const reloaded = await openTab(tab.sessionStorage);
    expect(reloaded.currentSession()?.token).toBe('t2');
  });
});

describe('a stored session', () => {
  it('that has expired is cleared', async () => {
    (await openTab()).login(loginResult('old', -1), remembered);
    const later = await openTab();
    expect(later.currentSession()).toBeNull();
    expect(localStorage.getItem('session')).toBeNull();
  });

  it('that expires while the page is open ends with the reason', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), remembered);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    expect(tab.currentSession()).toBeNull();
    expect(tab.sessionEndReason()).toBe('SESSION_EXPIRED');
    vi.restoreAllMocks();
  });

  it('that is malformed is cleared', async () => {
    localStorage.setItem('session', '{"token":1}');
    expect((await openTab()).currentSession()).toBeNull();
    const { token, expiresAt } = loginResult('t1');
    for (const user of [{}, { userId: '7', nickName: 'Dana' }, { userId: 7, nickName: 'Dana' }]) {
      localStorage.setItem('session', JSON.stringify({ token, expiresAt, user }));
      expect((await openTab()).currentSession(), JSON.stringify(user)).toBeNull();
    }
    localStorage.setItem('session', 'not json');
    expect((await openTab()).currentSession()).toBeNull();
    expect(localStorage.getItem('session')).toBeNull();
  });
});

describe('the end of a session', () => {
  it('by the player clears session and favorites and has no reason', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), remembered);
    localStorage.setItem('favorites', '["wolfmoon"]');
    tab.logout();
    expect(tab.currentSession()).toBeNull();
    expect(localStorage.getItem('session')).toBeNull();
    expect(localStorage.getItem('favorites')).toBeNull();
    expect(tab.sessionEndReason()).toBeNull();
    expect(tab.savedEmail()).toBe('demo@fairhall.test');
  });

  it('by the server keeps its reason until the next login', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), remembered);
    tab.endSession('KICKED_OUT');
    expect(tab.sessionEndReason()).toBe('KICKED_OUT');
    tab.login(loginResult('t2'), remembered);
    expect(tab.sessionEndReason()).toBeNull();
  });
});

describe('another tab', () => {
  const isLoggedOut = (tab: Awaited<ReturnType<typeof openTab>>) => () => {
    expect(tab.currentSession()).toBeNull();
  };

  it('opened later gets a session that lives in this tab alone', async () => {
    const first = await openTab();
    first.login(loginResult('t1'), notRemembered);
    const second = await openTab();
    await second.sessionRestored;
    expect(second.currentSession()?.token).toBe('t1');
  });

  it('opened by a guest stays a guest’s', async () => {
    const tab = await openTab();
    await tab.sessionRestored;
    expect(tab.currentSession()).toBeNull();
  });

  it('follows a login and a logout outside of the shared storage', async () => {
    const first = await openTab();
    const second = await openTab();
    first.login(loginResult('t1'), notRemembered);
    await vi.waitFor(() => expect(second.currentSession()?.token).toBe('t1'));
    first.logout();
    await vi.waitFor(isLoggedOut(second));
  });

  it('gets a remembered session from its tab where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const first = await openTab();
    first.login(loginResult('t1'), remembered);
    expect(first.currentSession()?.token).toBe('t1');
    const second = await openTab();
    await second.sessionRestored;
    expect(second.currentSession()?.token).toBe('t1');
    second.logout();
    await vi.waitFor(isLoggedOut(first));
  });

  it('follows the shared storage', async () => {
    const tab = await openTab();
    const { token, expiresAt, ...user } = loginResult('t9');
    localStorage.setItem('session', JSON.stringify({ token, user, expiresAt }));
    tab.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'session' }));
    expect(tab.currentSession()?.token).toBe('t9');
  });
});

describe('a session that the server ended', () => {
  it('is cleared in the other tabs too, which show the reason and the login', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), notRemembered);
    const other = await openTab();
    await other.sessionRestored;
    const offered = new Promise((resolve) => {
      other.window.addEventListener('show-login-modal', resolve, { once: true });
    });
    tab.endSession('KICKED_OUT');
    await offered;
    expect(other.currentSession()).toBeNull();
    expect(other.sessionEndReason()).toBe('KICKED_OUT');
  });

  it('keeps its reason when a late call has no session', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), notRemembered);
    tab.endSession('KICKED_OUT');
    tab.endSession('LOGIN_REQUIRED');
    expect(tab.sessionEndReason()).toBe('KICKED_OUT');
  });
});

describe('a change of the session', () => {
  it('saves a renewed token in the storage of the session', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), remembered);
    const notified = vi.fn();
    tab.onSessionChange(notified);
    tab.amendSession({ token: 't2', expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(notified).toHaveBeenCalledOnce();
    expect((await openTab()).currentSession()).toMatchObject({
      token: 't2',
      user: { nickName: 'Dana' },
    });
  });

  it('reaches the other tabs of a session that is not in localStorage', async () => {
    const tab = await openTab();
    tab.login(loginResult('t1'), notRemembered);
    const other = await openTab();
    await other.sessionRestored;
    const notified = new Promise((resolve) => other.onSessionChange(resolve));
    tab.amendSession({ user: { nickName: 'Dana K.' } });
    await notified;
    expect(other.currentSession()).toMatchObject({ token: 't1', user: { nickName: 'Dana K.' } });
    expect(stored()).toEqual({ hasLoggedIn: 'true' });
  });

  it('has no effect for a guest', async () => {
    const tab = await openTab();
    tab.amendSession({ token: 't2' });
    expect(tab.currentSession()).toBeNull();
  });
});
