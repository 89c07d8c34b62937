import { useEffect, useEffectEvent, useRef } from 'react';

export type SlotKeyActions = {
  readonly onPress: () => void;
  readonly onStake: (move: 1 | -1) => void;
  readonly onInfo: () => void;
};

const stakeKeys: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/**
 * Space spins or skips, arrows move the bet, i opens the paytable. A key held down counts once, and
 * an open dialog keeps all keys. Space on a control that the keyboard went to is that control's; on
 * one that was only clicked it spins, because the player's eyes are on the reels.
 */
export function useSlotKeys(actions: SlotKeyActions): void {
  const wasClicked = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab') wasClicked.current = false;
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof Element && event.target.closest('button');
    const move = stakeKeys[event.key];
    if (event.key === ' ' && (!isOnControl || wasClicked.current)) actions.onPress();
    else if (move) actions.onStake(move);
    else if (event.key.toLowerCase() === 'i') actions.onInfo();
    else return;
    event.preventDefault();
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
