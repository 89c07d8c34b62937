import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageSize } from '../pixi/page.ts';
import { layoutStage, type StageLayout } from './stage/layout.ts';
import type { SlotStage } from './stage/slot-stage.ts';

/** Puts the stage's canvas into the page and keeps both laid out alike as the page changes. */
export function useStage(stage: SlotStage): {
  readonly layout: StageLayout;
  readonly holder: RefObject<HTMLDivElement | null>;
} {
  const holder = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pageSize);

  useLayoutEffect(() => {
    stage.canvas.setAttribute('aria-hidden', 'true');
    holder.current?.replaceChildren(stage.canvas);
  }, [stage]);

  useEffect(() => {
    let laidOut = pageSize();
    const follow = () => {
      const next = pageSize();
      // An observer reports once at its start, when nothing has changed yet.
      if (next.width === laidOut.width && next.height === laidOut.height) return;
      laidOut = next;
      stage.resize(next);
      setSize(next);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [stage]);

  return { layout: layoutStage(size), holder };
}
