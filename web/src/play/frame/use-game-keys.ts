import { useEffect, useEffectEvent, useRef } from 'react';
import { useGamePage } from './page-context.ts';

/**
 * Handles the keys of a game, except in a replay, in an open dialog or a field and for shortcuts of the browser. `isFree`
 * is false if space belongs to the focused control: one that was focused by keyboard, not by a
 * click. The default action of a handled key (`true`) is prevented.
 */
export function useGameKeys(
  handle: (event: KeyboardEvent, facts: { readonly isFree: boolean }) => boolean,
): void {
  const { isReplay } = useGamePage();
  const wasClicked = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') wasClicked.current = false;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isReplay || document.querySelector('dialog[open]') || isOfField(event)) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button') !== null;
    if (handle(event, { isFree: !isOnControl || wasClicked.current })) event.preventDefault();
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

/** Whether a key belongs to the focused field: all that is typed, and the arrows of choices. */
const isOfField = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && (target.type !== 'radio' || key.startsWith('Arrow'));
