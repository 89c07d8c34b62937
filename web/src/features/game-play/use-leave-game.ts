import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, isGuard, leaveTo } from './leave-game.ts';

/** By the browser: the page may not have rendered this entry yet. */
const currentEntry = () => window.history.state as EntryState;

/** Leaves the game for the page that it was opened from. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate();
  return () => {
    const target = leaveTo(currentEntry());
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
  const { pathname, search } = useLocation();
  const guard = useRef<'missing' | 'added' | 'left'>('missing');
  const restore = () => {
    if (!isOn || isGuard(currentEntry()?.usr)) return;
    guard.current = 'added';
    void navigate(`${pathname}${search}`, { state: { isGuard: true } });
  };
  const addMissing = useEffectEvent(() => {
    if (isGuard(currentEntry()?.usr)) guard.current = 'added';
    else if (guard.current === 'missing') restore();
  });
  useEffect(() => {
    if (isOn) addMissing();
  }, [isOn]);
  const follow = useEffectEvent(() => {
    if (window.location.pathname !== pathname) return;
    if (isGuard(currentEntry()?.usr)) {
      guard.current = 'added';
    } else if (guard.current === 'added') {
      guard.current = 'left';
      onBack();
    }
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [isOn]);
  return restore;
}
