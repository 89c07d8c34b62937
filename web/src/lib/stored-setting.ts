import { useSyncExternalStore } from 'react';

export type StoredSetting<Value extends string | boolean> = {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly use: () => Value;
};

/**
 * A choice that this browser remembers, and that every part of the page and every open tab follows.
 * @param parse makes a value of what is stored, which may be nothing or anything
 */
export function storedSetting<Value extends string | boolean>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredSetting<Value> {
  const listeners = new Set<() => void>();
  const read = () => parse(localStorage.getItem(key));
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    write: (value) => {
      localStorage.setItem(key, String(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
