import { bareSprites } from './baseline.ts';
import { drawForReal, frame, overrideFrames, stubWebGl, takeCounts } from './clock.ts';
import type { Measured, Options } from './options.ts';
import { busyArena, busySlot, type Scene, slotInState } from './scenes.ts';

/** Warms up caches and compiled code, and uploads every texture. */
const WARM_UP_FRAMES = 1_200;

/** The measured scene; one per page. */
let scene: Scene | null = null;
let framesShown = 0;

overrideFrames();
stubWebGl();

async function open(options: Options): Promise<void> {
  scene = await sceneOf(options);
  if (options.scene !== 'state') await watch(WARM_UP_FRAMES);
}

function sceneOf(options: Options): Promise<Scene> {
  switch (options.scene) {
    case 'baseline':
      return bareSprites(options.sprites);
    case 'arena':
      return busyArena(options.gameId);
    case 'slot':
      return busySlot(options.gameId);
    case 'state':
      return slotInState(options.gameId, options.state);
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

/** A frame more, and the canvas as the URL of a PNG; it is readable only in the task that drew it. */
async function picture(): Promise<string> {
  drawForReal();
  await frame();
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no stage is open');
  return canvas.toDataURL();
}

window.stageFrames = { open, watch, picture };
