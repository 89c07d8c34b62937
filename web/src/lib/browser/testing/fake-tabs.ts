import { vi } from 'vitest';

/** A channel whose tab may be frozen or closed: it then neither sends nor receives. */
class FakeChannel extends EventTarget {
  static readonly all: FakeChannel[] = [];
  isConnected = true;
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    if (!this.isConnected) return;
    for (const other of FakeChannel.all) {
      if (other === this || other.name !== this.name) continue;
      queueMicrotask(() => {
        if (other.isConnected) other.dispatchEvent(new MessageEvent('message', { data }));
      });
    }
  }
}

type Held = { readonly end: () => void };

/** The locks of one name. */
class FakeLocks {
  #held: Held | null = null;
  #waiting: (() => void)[] = [];

  request(_: string, { steal, signal }: LockOptions, hold: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DOMException('aborted', 'AbortError'));
      const grant = () => {
        const held = { end: refuse };
        this.#held = held;
        void hold().then(() => {
          resolve();
          if (this.#held !== held) return;
          this.#held = null;
          this.#waiting.shift()?.();
        });
      };
      if (steal) {
        this.#held?.end();
        grant();
      } else if (this.#held === null) grant();
      else {
        this.#waiting.push(grant);
        signal?.addEventListener('abort', () => {
          const others = this.#waiting.filter((other) => other !== grant);
          if (others.length < this.#waiting.length) refuse();
          this.#waiting = others;
        });
      }
    });
  }
}

export type FakeTab = {
  /** Cuts the tab off, as when it is frozen or has crashed. */
  readonly freeze: () => void;
  readonly wake: () => void;
};

/** Replaces what the tabs of one browser share; each call of `open` is a tab. */
export function fakeTabs({ hasLocks }: { hasLocks: boolean }) {
  FakeChannel.all.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', hasLocks ? { locks: new FakeLocks() } : {});
  return {
    open: (start: () => void): FakeTab => {
      const first = FakeChannel.all.length;
      start();
      const channels = FakeChannel.all.slice(first);
      const connect = (isConnected: boolean) => {
        for (const channel of channels) channel.isConnected = isConnected;
      };
      return {
        freeze: () => connect(false),
        wake: () => connect(true),
      };
    },
  };
}
