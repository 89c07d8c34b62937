import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a table that a list of choices does not cover. `onKey` says whether the key was its own. A
 * key held down counts once, an open dialog keeps all keys, and Enter and space on a control are
 * that control's.
 */
export function useTableKeys(onKey: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && event.target instanceof Element && event.target.closest('button, a')) return;
    if (onKey(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
