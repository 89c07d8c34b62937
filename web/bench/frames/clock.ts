/*
 * Frames on request instead of at the display's rate, and a WebGL that accepts every call and draws
 * nothing: the remaining cost of a frame is the code that the page runs for it.
 */

import type { Counts } from './options.ts';

const FRAME_MS = 1_000 / 60;
/** Microtasks that a frame may schedule, as for a shot that lands and is shown. */
const FOLLOW_UPS = 8;

const waiting = new Map<number, FrameRequestCallback>();
let nextHandle = 1;
let nowMs = 0;

/** The counts of the frames since the last `takeCounts`. */
const counts: Counts = { draws: 0, quads: 0, uploads: 0 };

type Timer = { readonly dueMs: number; readonly callback: () => void };

const timers = new Map<number, Timer>();

/** From now on `frame` alone runs frames and timers. Call before any other code requests one. */
export function overrideFrames(): void {
  const setTimer = (callback: () => void, delayMs = 0) => {
    const handle = nextHandle;
    nextHandle += 1;
    timers.set(handle, { dueMs: nowMs + delayMs, callback });
    return handle;
  };
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: (handle: number) => timers.delete(handle),
  });
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

/** Advances time by a sixtieth of a second. @returns the milliseconds of the page's code */
export async function frame(): Promise<number> {
  nowMs += FRAME_MS;
  const due = [...waiting.values()];
  waiting.clear();
  const begunMs = performance.now();
  for (const callback of due) callback(nowMs);
  for (const [handle, timer] of timers) {
    if (timer.dueMs > nowMs) continue;
    timers.delete(handle);
    timer.callback();
  }
  for (let step = 0; step < FOLLOW_UPS; step += 1) await null;
  return performance.now() - begunMs;
}

export function takeCounts(): Counts {
  const taken = { ...counts };
  Object.assign(counts, { draws: 0, quads: 0, uploads: 0 });
  return taken;
}

let isDrawing = false;

/** Whether WebGL draws from now on, which takes most of a second in software. */
export function drawForReal(draws: boolean): void {
  isDrawing = draws;
}

/** Replaces the draw calls of every WebGL context that is created from now on. */
export function stubWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  const withoutGraphics = function (this: HTMLCanvasElement, kind: string, options?: unknown) {
    const context: unknown = Reflect.apply(getContext, this, [kind, options]);
    if (context instanceof WebGL2RenderingContext) countInstead(context);
    return context;
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: withoutGraphics });
}

/** A sprite has six corners, as two triangles. */
const CORNERS = 6;

function countInstead(context: WebGL2RenderingContext): void {
  const real = {
    drawElements: context.drawElements.bind(context),
    drawArrays: context.drawArrays.bind(context),
  };
  const drawElements: WebGL2RenderingContext['drawElements'] = (mode, count, type, offset) => {
    counts.draws += 1;
    counts.quads += count / CORNERS;
    if (isDrawing) real.drawElements(mode, count, type, offset);
  };
  const drawArrays: WebGL2RenderingContext['drawArrays'] = (mode, first, count) => {
    counts.draws += 1;
    if (isDrawing) real.drawArrays(mode, first, count);
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
