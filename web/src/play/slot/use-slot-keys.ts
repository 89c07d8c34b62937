import { useEffect, useEffectEvent } from 'react';

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
 * Space spins or skips, arrows move the bet, i opens the paytable. A focused control keeps its own
 * keys, an open dialog keeps all of them, and a key held down counts once.
 */
export function useSlotKeys(actions: SlotKeyActions): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const inControl = event.target instanceof Element && event.target.closest('button, a, input');
    const move = stakeKeys[event.key];
    if (event.key === ' ' && !inControl) actions.onPress();
    else if (move) actions.onStake(move);
    else if (event.key.toLowerCase() === 'i' && !inControl) actions.onInfo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
