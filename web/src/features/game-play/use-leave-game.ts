import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, isGuard, leaveTo } from './leave-game.ts';

/** Leaves the game for the page that it was opened from. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    const target = leaveTo({ state, entry: window.history.state as EntryState });
    if (typeof target === 'number') void navigate(target);
    else void navigate(target);
  };
}

type BackGuard = {
  /** Whether there is a game to leave. */
  readonly isOn: boolean;
  /** Called for the browser's "back". */
  readonly onBack: () => void;
};

/**
 * Intercepts the browser's "back", which a page cannot cancel: a second history entry of the game,
 * the guard, is above the first, so that "back" stays in the game. @returns the function that
 * restores the guard
 */
export function useBackGuard({ isOn, onBack }: BackGuard): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isGuarded = isGuard(state);
  const guard = useRef<'missing' | 'added' | 'reached'>('missing');
  const restore = () => {
    if (!isOn || isGuarded) return;
    guard.current = 'added';
    void navigate(`${pathname}${search}`, { state: { isGuard: true } });
  };
  const follow = useEffectEvent((isAtGuard: boolean) => {
    if (isAtGuard) {
      guard.current = 'reached';
    } else if (guard.current === 'reached') {
      guard.current = 'missing';
      onBack();
    } else if (guard.current === 'missing') {
      restore();
    }
  });
  useEffect(() => {
    if (isOn) follow(isGuarded);
  }, [isOn, isGuarded]);
  return restore;
}
