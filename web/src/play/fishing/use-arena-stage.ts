import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageSize } from '../pixi/page.ts';
import type { FishingSession } from './fishing-session.ts';
import type { FishingStage } from './stage/fishing-stage.ts';
import { type ArenaLayout, layoutArena } from './stage/layout.ts';

/** Puts the canvas into the page, lays both out alike, and lets pointers on the water aim and fire. */
export function useArenaStage(
  stage: FishingStage,
  session: FishingSession,
): { readonly layout: ArenaLayout; readonly holder: RefObject<HTMLDivElement | null> } {
  const holder = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(pageSize);

  useLayoutEffect(() => {
    stage.canvas.setAttribute('aria-hidden', 'true');
    holder.current?.replaceChildren(stage.canvas);
  }, [stage]);

  useEffect(() => {
    const follow = () => {
      const next = pageSize();
      stage.resize(next);
      setSize(next);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => firePointers(stage.canvas, session), [stage, session]);

  return { layout: layoutArena(size), holder };
}

/** The canvas fills the page, so the pointer's place on the page is its place on the water. */
function firePointers(canvas: HTMLCanvasElement, session: FishingSession): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let held: number | null = null;
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  const letGo = ({ pointerId }: PointerEvent) => {
    if (pointerId !== held) return;
    held = null;
    session.hold(null);
  };
  canvas.style.touchAction = 'none';
  canvas.style.cursor = 'crosshair';
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      held = event.pointerId;
      canvas.setPointerCapture(event.pointerId);
      session.hold(at(event));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId === held) session.follow(at(event));
      else if (event.pointerType === 'mouse') session.aimAt(at(event));
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    canvas.addEventListener(type, letGo, { signal });
  }
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => ending.abort();
}
