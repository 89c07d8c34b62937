import { bareSprites } from './baseline.ts';
import { frame, overrideFrames, stubWebGl, takeCounts } from './clock.ts';
import type { Measured, Options } from './options.ts';
import { busyArena, busySlot, type Scene } from './scenes.ts';

/** Warms up caches and compiled code, and uploads every texture. */
const WARM_UP_FRAMES = 1_200;

/** The measured scene; one per page. */
let scene: Scene | null = null;
let framesShown = 0;

overrideFrames();
stubWebGl();

async function open(options: Options): Promise<void> {
  scene =
    options.scene === 'baseline' ? await bareSprites(options.sprites) : await sceneOf(options);
  await watch(WARM_UP_FRAMES);
}

function sceneOf({ scene: kind, gameId }: Exclude<Options, { scene: 'baseline' }>): Promise<Scene> {
  return kind === 'arena' ? busyArena(gameId) : busySlot(gameId);
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

window.stageFrames = { open, watch };
