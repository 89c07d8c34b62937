import type { MultiStepView } from '../multi-step/multi-step-game.ts';
import { randomTile, tablesOf } from './use-picks.ts';

/** Picks one of the unopened tiles at random. */
export function pickForMe({ state, session }: Pick<MultiStepView, 'state' | 'session'>): void {
  if (state.round) session.choose(randomTile(state.round));
}

/**
 * Space starts a round and picks for the player, C collects or leaves, R picks for the player. A digit picks its
 * tile of a tower's floor; before the start it selects the shape of that place.
 */
export function usePicksKeys(
  view: MultiStepView,
): (key: string, facts: { readonly isFree: boolean }) => boolean {
  const { state, session } = view;
  const isPicking = state.phase === 'choosing';
  const actions: Readonly<Record<string, () => void>> = {
    // The last choice is to collect, or to leave before the first pick.
    c: () => session.choose(state.round?.choices.at(-1)?.name ?? ''),
    r: () => pickForMe(view),
    ' ': () => (isPicking && !state.autobet ? pickForMe(view) : session.press()),
  };
  return (key, { isFree }) => {
    if (/^[1-9]$/.test(key)) {
      pressDigit(view, Number(key));
      return true;
    }
    const action = key === ' ' && !isFree ? undefined : actions[key];
    action?.();
    return action !== undefined;
  };
}

function pressDigit({ state, session }: MultiStepView, digit: number): void {
  const shape = tablesOf(state).shapes[digit - 1];
  if (state.phase === 'choosing') session.choose(`tile-${digit}`);
  else if (shape && state.phase === 'idle') session.chooseFirst(shape.name);
}
