import { useGameKeys } from '../frame/use-game-keys.ts';

/**
 * Handles keys of a table besides those of its choices. `onKey` returns whether it handled the key.
 * Key repeats are ignored, and so are Enter and space on a control.
 */
export function useTableKeys(onKey: (key: string) => boolean): void {
  useGameKeys(({ key, repeat, target }) => {
    const isPress = key === 'Enter' || key === ' ';
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    return !repeat && !(isPress && isOnControl) && onKey(key);
  });
}
