import { Texture } from 'pixi.js';
import { beforeEach, expect, it, vi } from 'vitest';
import { Animator } from '../../pixi/animator.ts';
import { normalPace, turboPace } from './reel-motion.ts';
import type { ReelsRest } from './reel-rest.ts';
import { Reels } from './reels.ts';

// The renderer reads the browser's name when it is imported.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

const ROWS = 3;
const strips = [0, 1, 2].map((reel) =>
  Array.from({ length: 64 }, (_, place) => `${reel}:${place}`),
);
const faces = { still: Texture.EMPTY, moving: Texture.EMPTY };
const FRAME_MS = 16;

/** Reels whose clock the test moves. */
function setUp(countMin = 3) {
  let frames: ((nowMs: number) => void)[] = [];
  let nowMs = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: (nowMs: number) => void) => frames.push(frame));
  const animator = new Animator({ render: () => {}, reducedMotion: () => isReduced });
  const grid = { reels: strips.length, rows: ROWS };
  const scatter = { symbol: '*', countMin };
  const reels = new Reels({ textures: { faces: () => faces }, animator, grid, scatter });
  const nextFrame = () => {
    nowMs += FRAME_MS;
    const due = frames;
    frames = [];
    for (const frame of due) frame(nowMs);
  };
  return { reels, animator, nextFrame };
}

let isReduced = false;
beforeEach(() => {
  isReduced = false;
});

/** The reels at rest at these stops. */
function restAt(stops: readonly number[]): ReelsRest {
  const places = strips.map((strip, reel) => ({ strip, stop: stops[reel] ?? 0 }));
  const grid = places.map(({ strip, stop }) =>
    Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? ''),
  );
  return { grid, places };
}

/** What is in sight of a reel that stands at a stop: the window with both neighbours. */
const sightAt = (reel: number, stop: number) =>
  Array.from({ length: ROWS + 2 }, (_, below) => strips[reel]?.[(stop - 1 + below + 64) % 64]);

/** Whether the symbols follow each other on the strip. */
function areInOrder(reel: number, symbols: readonly string[]): boolean {
  const first = strips[reel]?.indexOf(symbols[0] ?? '') ?? -1;
  return (
    first >= 0 && symbols.every((symbol, below) => symbol === `${reel}:${(first + below) % 64}`)
  );
}

it.each([
  ['normal', normalPace, 5],
  ['turbo', turboPace, 5],
  ['late', normalPace, 90],
])('shows the strips in order in every frame of a spin at %s pace', async (_name, pace, waits) => {
  const { reels, nextFrame } = setUp();
  reels.show(restAt([3, 60, 0]));
  reels.spin(pace, { strips });
  const seen = new Set<string>();
  const look = () => {
    for (const [reel, symbols] of reels.symbolsInSight().entries()) {
      expect(areInOrder(reel, symbols), symbols.join()).toBe(true);
      seen.add(symbols.join());
    }
  };
  for (let frame = 0; frame < waits; frame += 1) {
    nextFrame();
    look();
  }
  let hasLanded = false;
  const landing = reels.land(restAt([2, 61, 40])).then(() => {
    hasLanded = true;
  });
  for (let frame = 0; frame < 400 && !hasLanded; frame += 1) {
    nextFrame();
    look();
    await Promise.resolve();
  }
  await landing;
  expect(reels.symbolsInSight()).toEqual([sightAt(0, 2), sightAt(1, 61), sightAt(2, 40)]);
  expect(seen.size).toBeGreaterThan(20);
});

it('moves no held reel', async () => {
  const { reels, nextFrame } = setUp();
  reels.show(restAt([5, 6, 7]));
  reels.spin(normalPace, { strips, held: [1] });
  for (let frame = 0; frame < 20; frame += 1) {
    nextFrame();
    const [moving, held] = reels.symbolsInSight();
    expect(held).toEqual(sightAt(1, 6));
    if (frame > 10) expect(moving).not.toEqual(sightAt(0, 5));
  }
});

it('lands on the same symbols when the player skips the animation', async () => {
  const { reels, animator, nextFrame } = setUp();
  reels.show(restAt([0, 0, 0]));
  reels.spin(normalPace, { strips });
  for (let frame = 0; frame < 10; frame += 1) nextFrame();
  const landing = reels.land(restAt([10, 20, 30]));
  animator.setSkipping(true);
  await landing;
  expect(reels.symbolsInSight()).toEqual([sightAt(0, 10), sightAt(1, 20), sightAt(2, 30)]);
});

it('changes from one place to the next with reduced motion', async () => {
  isReduced = true;
  const { reels, nextFrame } = setUp();
  reels.show(restAt([0, 0, 0]));
  reels.spin(normalPace, { strips });
  nextFrame();
  expect(reels.symbolsInSight()[0]).toEqual(sightAt(0, 0));
  await reels.land(restAt([10, 20, 30]));
  expect(reels.symbolsInSight()[2]).toEqual(sightAt(2, 30));
});

it('without strips keeps the old symbols until the new ones are known, and shows nothing else', async () => {
  const { reels, nextFrame } = setUp();
  const before = { grid: restAt([0, 0, 0]).grid, places: null };
  const dealt = { grid: restAt([30, 30, 30]).grid, places: null };
  reels.show(before);
  reels.spin(normalPace, { strips: null });
  const known = new Set(['', ...before.grid.flat(), ...dealt.grid.flat()]);
  for (let frame = 0; frame < 40; frame += 1) nextFrame();
  expect(reels.symbolsInSight()[0]).toEqual(['', ...(before.grid[0] ?? []), '']);
  let hasLanded = false;
  void reels.land(dealt).then(() => {
    hasLanded = true;
  });
  for (let frame = 0; frame < 400 && !hasLanded; frame += 1) {
    nextFrame();
    for (const symbol of reels.symbolsInSight().flat()) expect(known).toContain(symbol);
    await Promise.resolve();
  }
  expect(reels.symbolsInSight()[0]).toEqual(['', '0:30', '0:31', '0:32', '']);
});

/** The frames from a landing with these columns until each reel shows its own. */
async function framesUntilStops(
  grid: readonly (readonly string[])[],
  pace = normalPace,
  countMin?: number,
  held: readonly number[] = [],
) {
  const { reels, nextFrame } = setUp(countMin);
  const before = restAt([0, 0, 0]).grid.map((shown, reel) =>
    held.includes(reel) ? (grid[reel] ?? []) : shown,
  );
  reels.show({ grid: before, places: null });
  reels.spin(pace, { strips: null, held });
  for (let frame = 0; frame < 30; frame += 1) nextFrame();
  let hasLanded = false;
  void reels.land({ grid, places: null }).then(() => {
    hasLanded = true;
  });
  const stops = grid.map(() => 0);
  for (let frame = 1; frame < 900 && !hasLanded; frame += 1) {
    nextFrame();
    for (const [reel, symbols] of reels.symbolsInSight().entries()) {
      if (symbols.slice(1, -1).join() !== grid[reel]?.join()) stops[reel] = frame;
    }
    await Promise.resolve();
  }
  return stops;
}

const column = (reel: number, hasScatter: boolean) => [hasScatter ? '*' : `${reel}`, 'x', 'y'];
const columnsWith = (...scatters: readonly boolean[]) =>
  scatters.map((has, reel) => column(reel, has));

it('slows the reels after two visible scatters, whether or not they show a third', async () => {
  const plain = await framesUntilStops(columnsWith(true, false, true));
  const miss = await framesUntilStops(columnsWith(true, true, false));
  const hit = await framesUntilStops(columnsWith(true, true, true));
  expect(hit).toEqual(miss);
  expect(miss.slice(0, 2)).toEqual(plain.slice(0, 2));
  expect(miss[2]).toBeGreaterThan((plain[2] ?? 0) + 30);
});

it('slows a reel from its start while the held ones show as many, wherever they are', async () => {
  const plain = await framesUntilStops(columnsWith(false, false, true), normalPace, 3, [1, 2]);
  const slow = await framesUntilStops(columnsWith(false, true, true), normalPace, 3, [1, 2]);
  expect(slow[0]).toBeGreaterThan((plain[0] ?? 0) + 20);
});

it('slows no reel before as many scatters are in sight as leave one to the feature', async () => {
  const plain = await framesUntilStops(columnsWith(true, false, false), normalPace, 4);
  expect(await framesUntilStops(columnsWith(true, true, false), normalPace, 4)).toEqual(plain);
});

it('slows no reel at turbo pace', async () => {
  const plain = await framesUntilStops(columnsWith(true, false, false), turboPace);
  expect(await framesUntilStops(columnsWith(true, true, false), turboPace)).toEqual(plain);
});
