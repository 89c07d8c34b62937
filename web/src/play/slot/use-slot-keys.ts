import { useGameKeys } from '../frame/use-game-keys.ts';

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

/** Space spins or skips, arrows change the stake, i opens the paytable; key repeats are ignored. */
export function useSlotKeys(actions: SlotKeyActions): void {
  useGameKeys((event, { isFree }) => {
    if (event.repeat) return false;
    const move = stakeKeys[event.key];
    if (event.key === ' ' && isFree) actions.onPress();
    else if (move) actions.onStake(move);
    else if (event.key.toLowerCase() === 'i') actions.onInfo();
    else return false;
    return true;
  });
}
