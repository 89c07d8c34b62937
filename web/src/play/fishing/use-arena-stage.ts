import { type RefObject, useEffect } from 'react';
import { useCanvasStage } from '../pixi/use-canvas-stage.ts';
import type { FishingSession } from './fishing-session.ts';
import type { FishingStage } from './stage/fishing-stage.ts';
import { type ArenaLayout, layoutArena } from './stage/layout.ts';

/** Resizes the arena with the page and connects the pointer to the cannon. */
export function useArenaStage(
  stage: FishingStage,
  session: FishingSession,
): { readonly layout: ArenaLayout; readonly holder: RefObject<HTMLDivElement | null> } {
  const { size, holder } = useCanvasStage(stage);
  useEffect(() => firePointers(stage.canvas, session), [stage, session]);
  return { layout: layoutArena(size), holder };
}

/** The canvas fills the page, so page coordinates are stage coordinates. */
function firePointers(canvas: HTMLCanvasElement, session: FishingSession): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let held: number | null = null;
  const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  const release = ({ pointerId }: PointerEvent) => {
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
    canvas.addEventListener(type, release, { signal });
  }
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  return () => ending.abort();
}
