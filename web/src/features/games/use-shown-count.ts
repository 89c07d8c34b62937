import { useLocation, useNavigate } from 'react-router-dom';

function shownIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'shown' in state ? Number(state.shown) : 0;
}

/**
 * The number of visible entries of a long list; each call adds a step. The number is saved in the
 * history entry, so that a return or a reload restores the position.
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
