import { bareSprites } from './baseline.ts';
import { drawForReal, frame, overrideFrames, stubWebGl, takeCounts } from './clock.ts';
import type { Measured, Options } from './options.ts';
import { busyArena, busySlot, idleSlot, type Scene, SHOWN_EACH, SPUN } from './scenes.ts';

/** Warms up caches and compiled code, and uploads every texture. */
const WARM_UP_FRAMES = 1_200;

/** Frames of spins in one task of the browser. */
const SPIN_FRAMES = 3_000;

/** The measured scene; one per page. */
let scene: Scene | null = null;
let framesShown = 0;

overrideFrames();
stubWebGl();

async function open(options: Options): Promise<void> {
  scene = await sceneOf(options);
  if (options.scene !== 'rest') await watch(WARM_UP_FRAMES);
}

function sceneOf(options: Options): Promise<Scene> {
  switch (options.scene) {
    case 'baseline':
      return bareSprites(options.sprites);
    case 'arena':
      return busyArena(options.gameId);
    case 'slot':
      return busySlot(options.gameId, SHOWN_EACH);
    case 'spins':
      return busySlot(options.gameId, SPUN);
    case 'rest':
      return idleSlot(options.gameId);
  }
}

async function watch(frames: number): Promise<Measured> {
  if (!scene) throw new Error('no scene is open');
  takeCounts();
  const frameMs: number[] = [];
  for (let number = 0; number < frames; number += 1) {
    scene.before(framesShown);
    framesShown += 1;
    frameMs.push(await frame());
  }
  return { frameMs, counts: takeCounts() };
}

/** A frame more, drawn, and the canvas; it is readable only in the task that drew it. */
async function drawn(): Promise<HTMLCanvasElement> {
  scene?.redraw?.();
  drawForReal(true);
  await frame();
  drawForReal(false);
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no stage is open');
  return canvas;
}

/** The least difference of a channel, of 255, that is seen. */
const SEEN = 6;

async function changed(frames: number): Promise<number> {
  const before = pixelsOf(await drawn());
  await watch(frames);
  const after = pixelsOf(await drawn());
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > SEEN,
    );
    if (differs) count += 1;
  }
  return count / (before.length / 4);
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

async function spinUntil(spins: number): Promise<boolean> {
  for (let number = 0; number < SPIN_FRAMES && (scene?.spins?.() ?? 0) < spins; number += 1) {
    await frame();
  }
  return (scene?.spins?.() ?? 0) >= spins;
}

window.stageFrames = { open, watch, changed, spinUntil };
