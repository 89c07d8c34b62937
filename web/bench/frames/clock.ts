/*
 * Frames when they are asked for, not when a screen wants them, and a WebGL that takes everything
 * and draws nothing: what is left of a frame is the code that the page runs for it.
 */

import type { Counts } from './asked.ts';

const FRAME_MS = 1_000 / 60;
/** Steps of promises that a frame may set off, as a shot that arrives and is shown. */
const FOLLOW_UPS = 8;

const waiting = new Map<number, FrameRequestCallback>();
let nextHandle = 1;
let nowMs = 0;

/** What the frames since the last `takeCounts` handed to the graphics. */
const counts: Counts = { draws: 0, quads: 0, uploads: 0 };

/** Frames come from `frame` alone from now on. Before anything else asks for one. */
export function takeOverFrames(): void {
  window.requestAnimationFrame = (callback) => {
    const handle = nextHandle;
    nextHandle += 1;
    waiting.set(handle, callback);
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    waiting.delete(handle);
  };
}

/** Lets a sixtieth of a second pass. @returns the milliseconds that the page's code took for it */
export async function frame(): Promise<number> {
  nowMs += FRAME_MS;
  const due = [...waiting.values()];
  waiting.clear();
  const begunMs = performance.now();
  for (const callback of due) callback(nowMs);
  for (let step = 0; step < FOLLOW_UPS; step += 1) await null;
  return performance.now() - begunMs;
}

export function takeCounts(): Counts {
  const taken = { ...counts };
  Object.assign(counts, { draws: 0, quads: 0, uploads: 0 });
  return taken;
}

/** Takes the graphics out of every WebGL context that is made from now on. */
export function takeGraphicsOut(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const withoutGraphics = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
    const context: unknown = Reflect.apply(getContext, this, [kind, options]);
    if (context instanceof WebGL2RenderingContext) countInstead(context);
    return context;
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: withoutGraphics });
}

/** Six corners, as two triangles, are a sprite. */
const CORNERS = 6;

function countInstead(context: WebGL2RenderingContext): void {
  const drawElements: WebGL2RenderingContext['drawElements'] = (_mode, count) => {
    counts.draws += 1;
    counts.quads += count / CORNERS;
  };
  const drawArrays: WebGL2RenderingContext['drawArrays'] = () => {
    counts.draws += 1;
  };
  Object.assign(context, { drawElements, drawArrays });
  for (const name of ['texImage2D', 'texSubImage2D', 'texStorage2D'] as const) {
    const upload = context[name];
    Object.assign(context, {
      [name]: (...given: unknown[]) => {
        counts.uploads += 1;
        Reflect.apply(upload, context, given);
      },
    });
  }
}
