import { useGameKeys } from '../frame/use-game-keys.ts';

/**
 * Keys of a table that a list of choices does not cover. `onKey` says whether the key was its own. A
 * key held down counts once, and Enter and space on a control are that control's.
 */
export function useTableKeys(onKey: (key: string) => boolean): void {
  useGameKeys(({ key, repeat, target }) => {
    const isPress = key === 'Enter' || key === ' ';
    const isOnControl = target instanceof Element && target.closest('button, a') !== null;
    return !repeat && !(isPress && isOnControl) && onKey(key);
  });
}
