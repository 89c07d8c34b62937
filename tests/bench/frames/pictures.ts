import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { slotStates } from '../../../web/bench/frames/options.ts';
import { openBench } from './bench-page.ts';

/*
 * `npm run bench:pictures [-- game ids]`: the stage of each slot in each of its states and in three
 * layouts, below `tests/bench/frames/pictures`.
 */

const OUT = path.join(import.meta.dirname, 'pictures');
/** The frames until a state is seen: a spin runs, a reel is slow, an amount has been counted. */
const FRAMES = {
  rest: 60,
  spin: 30,
  anticipation: 105,
  win: 200,
  mega: 330,
  epic: 330,
  intro: 90,
  feature: 150,
  outro: 90,
} as const;
const layouts = [
  { name: 'desktop', width: 1_280, height: 720 },
  { name: 'mobile', width: 390, height: 844 },
  { name: 'tablet', width: 834, height: 1_112 },
] as const;
const flagships = ['phoenix-ascend', 'sugar-comet', 'lantern-night', 'rex-eruption'] as const;

const named = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const bench = await openBench();
try {
  for (const gameId of named.length > 0 ? named : flagships) {
    for (const { name, ...viewport } of layouts) {
      for (const state of slotStates) {
        const shown = await bench.open({ scene: 'state', gameId, state }, { viewport });
        const picture = await shown.picture(FRAMES[state]);
        await writeFile(path.join(OUT, `${gameId}-${name}-${state}.png`), picture);
        await shown.close();
      }
    }
    process.stdout.write(`${gameId}\n`);
  }
} finally {
  await bench.close();
}
