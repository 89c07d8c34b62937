import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

const SLIDE_DURATION_MS = 7000;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type Carousel = {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly isPaused: boolean;
  readonly togglePaused: () => void;
  /**
   * Handlers of the frame: a pointer or the focus inside holds the slides, arrow keys move them.
   */
  readonly frame: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
};

/**
 * Slides of the track's width with scroll snapping; the index follows the scroll position. They
 * advance automatically unless paused, held, in a hidden tab, or the player prefers reduced motion.
 */
export function useCarousel(
  count: number,
  { startsPaused }: { readonly startsPaused: boolean },
): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [isPaused, setIsPaused] = useState(
    () => startsPaused || matchMedia('(prefers-reduced-motion: reduce)').matches,
  );

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const follow = () => setIndex(Math.round(element.scrollLeft / stepPx(element)));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, []);

  const goTo = (next: number) => {
    const element = track.current;
    if (element === null) return;
    const wrapped = (next + count) % count;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    element.scrollTo({ left: wrapped * stepPx(element), behavior });
  };

  useEffect(() => {
    if (isPaused || isHeld || count < 2) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') goTo(index + 1);
    }, SLIDE_DURATION_MS);
    return () => clearTimeout(timer);
  });

  const frame = {
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      const step = steps[key];
      if (step === undefined) return;
      // The slide with the focus is about to scroll out of view.
      currentTarget.focus();
      goTo(index + step);
    },
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { track, index, goTo, isPaused, togglePaused: () => setIsPaused(!isPaused), frame };
}

/** The distance from one slide to the next. */
function stepPx(track: HTMLElement): number {
  const [first, second] = track.children;
  if (first instanceof HTMLElement && second instanceof HTMLElement) {
    return second.offsetLeft - first.offsetLeft;
  }
  return track.clientWidth;
}
