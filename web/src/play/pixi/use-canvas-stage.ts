import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageSize, type Size } from './page.ts';

type CanvasStage = {
  readonly canvas: HTMLCanvasElement;
  readonly resize: (page: Size) => void;
};

/** Inserts the canvas of a stage into the page, and updates the layout of both on resize. */
export function useCanvasStage(stage: CanvasStage): {
  readonly size: Size;
  readonly holder: RefObject<HTMLDivElement | null>;
} {
  const holder = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pageSize);

  useLayoutEffect(() => {
    stage.canvas.setAttribute('aria-hidden', 'true');
    holder.current?.replaceChildren(stage.canvas);
  }, [stage]);

  useEffect(() => {
    // The observer also fires at its start: the page may have been resized during loading.
    const follow = () => {
      const next = pageSize();
      stage.resize(next);
      setSize(next);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [stage]);

  return { size, holder };
}
