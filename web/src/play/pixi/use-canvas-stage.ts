import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageSize, type Size } from './page.ts';

type CanvasStage = {
  readonly canvas: HTMLCanvasElement;
  readonly resize: (page: Size) => void;
};

/** Puts a stage's canvas into the page and lays both out alike as the page changes. */
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
    // An observer reports at its start, too: the page may have changed while pictures loaded.
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
