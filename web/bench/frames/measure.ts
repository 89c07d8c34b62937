import { bareSprites } from './anchor.ts';
import type { Asked, Measured } from './asked.ts';
import { frame, takeCounts, takeGraphicsOut, takeOverFrames } from './clock.ts';
import { busyArena, busySlot, type Scene } from './scenes.ts';

/** Warms up caches and compiled code, and uploads every texture. */
const WARM_UP_FRAMES = 1_200;

/** The measured scene; one per page. */
let scene: Scene | null = null;
let framesShown = 0;

takeOverFrames();
takeGraphicsOut();

async function open(request: Asked): Promise<void> {
  scene = request.scene === 'anchor' ? await bareSprites(request.sprites) : await sceneOf(request);
  await watch(WARM_UP_FRAMES);
}

function sceneOf({ scene: kind, gameId }: Exclude<Asked, { scene: 'anchor' }>): Promise<Scene> {
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
