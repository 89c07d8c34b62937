import { type KeyboardEvent, useCallback } from 'react';
import type { MultiStepView } from './multi-step-game.ts';

/**
 * The keys of a focused game: a letter makes its choice; Enter and space deal or skip, unless a
 * button has the focus. Key repeats and keys in a dialog are ignored.
 */
export function useChoiceKeys(view: MultiStepView): (event: KeyboardEvent) => void {
  const { game, state, session } = view;
  const { phase } = state;
  return useCallback(
    (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest('dialog')) return;
      const isFree = !target.closest('button, a') && phase !== 'choosing';
      if ((event.key === 'Enter' || event.key === ' ') && isFree) {
        event.preventDefault();
        session.press();
        return;
      }
      const pressed = event.key.toLowerCase();
      const choice = Object.keys(game.keys).find((name) => game.keys[name] === pressed);
      if (!choice) return;
      event.preventDefault();
      session.choose(choice);
    },
    [game, session, phase],
  );
}
