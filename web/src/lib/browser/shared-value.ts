import { useSyncExternalStore } from 'react';

export type SharedValue<Value> = {
  readonly read: () => Value;
  /** Replaces the value and calls every listener, unless it is the same. */
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly use: () => Value;
};

/** A value of the page that code and components share; a change renders those that use it anew. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read,
    write: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read),
  };
}
