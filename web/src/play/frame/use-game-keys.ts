import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keys of a game. An open dialog keeps all keys, and so do the keys of the browser. `isFree` says
 * whether space is the game's: on a control that the keyboard went to it is that control's; on one
 * that was only clicked it is not, because the player's eyes are on the game. A key that the game
 * took (`true`) does nothing else.
 */
export function useGameKeys(
  take: (event: KeyboardEvent, facts: { readonly isFree: boolean }) => boolean,
): void {
  const wasClicked = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') wasClicked.current = false;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (take(event, { isFree: !isOnControl || wasClicked.current })) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    const onPointerDown = () => {
      wasClicked.current = true;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);
}
