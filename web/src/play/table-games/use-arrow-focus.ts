import { type RefObject, useEffect } from 'react';

type Way = { readonly x: number; readonly y: number };

const ways: Readonly<Record<string, Way>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The weight of a distance sideways relative to one straight ahead. */
const ASIDE = 2.5;

const SPOTS = 'button[data-spot]';

/**
 * Roving tabindex for a board of many spots: the arrow keys focus the nearest spot in their
 * direction on the screen, and the last focused one is the board's Tab stop.
 */
export function useArrowFocus(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    const spots = () => [...element.querySelectorAll<HTMLButtonElement>(SPOTS)];
    const makeStop = (stop: Element | undefined) => {
      for (const spot of spots()) spot.tabIndex = spot === stop ? 0 : -1;
    };
    makeStop(spots()[0]);
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(SPOTS)) makeStop(target);
    };
    const onKey = (event: KeyboardEvent) => {
      const way = ways[event.key];
      const { target } = event;
      if (!way || !(target instanceof HTMLElement) || !target.matches(SPOTS)) return;
      event.preventDefault();
      nearest(target, { way, among: spots() })?.focus();
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [board]);
}

function nearest(
  from: HTMLElement,
  { way, among }: { way: Way; among: readonly HTMLElement[] },
): HTMLElement | undefined {
  const start = middleOf(from);
  let best: { readonly spot: HTMLElement; readonly cost: number } | undefined;
  for (const spot of among) {
    const middle = middleOf(spot);
    const [x, y] = [middle.x - start.x, middle.y - start.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead < 1 || aside > ahead * ASIDE) continue;
    const cost = ahead + aside * ASIDE;
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best?.spot;
}

function middleOf(element: HTMLElement): Way {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
