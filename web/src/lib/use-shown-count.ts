import { useLocation, useNavigate } from 'react-router-dom';

function shownIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'shown' in state ? Number(state.shown) : 0;
}

/**
 * How many entries of a long list are shown, a step more with every call. The history entry keeps
 * the number: a player who comes back to the page, or reloads it, finds the same place in it.
 */
export function useShownCount(step: number): readonly [shown: number, showMore: () => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const shown = Math.max(step, shownIn(state));
  const showMore = () => {
    void navigate({ search }, { replace: true, state: { shown: shown + step } });
  };
  return [shown, showMore];
}
