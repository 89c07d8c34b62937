import { useSyncExternalStore } from 'react';
import { localStore } from './storage.ts';

export type StoredSetting<Value extends string | boolean> = {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  readonly use: () => Value;
};

/**
 * A setting that is saved in this browser and shared by every component and every open tab.
 * @param parse converts the stored value, which may be missing or malformed
 */
export function storedSetting<Value extends string | boolean>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredSetting<Value> {
  const listeners = new Set<() => void>();
  const read = () => parse(localStore.read(key));
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
      localStore.write(key, String(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
