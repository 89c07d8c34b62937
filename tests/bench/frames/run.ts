import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../server/commands/browser.mjs';
import { buildFrames, publicDir } from '../../../web/bench/build-frames.ts';
import type { Measured, Options } from '../../../web/bench/frames/options.ts';
import { Figures, median } from '../figures.ts';
import { type Allocated, allocatedIn } from './allocations.ts';

/*
 * `npm run bench:frames`: the cost of a frame of the arenas and of a slot in the page's own code,
 * without the graphics, beside a bare Pixi that moves as many sprites in the same run. Frames are
 * triggered, not awaited: a measurement is the same on a machine without a graphics card.
 */

const FRAMES = 1_800;
const ROUNDS = 3;
/** Budget of the page's code in a frame at 60 Hz; the graphics and the browser need most of it. */
const BUDGET_MS = 1_000 / 60;
const ORIGIN = 'http://localhost';

const scenes: readonly Exclude<Options, { scene: 'baseline' }>[] = [
  { scene: 'arena', gameId: 'deepwater-bounty' },
  { scene: 'arena', gameId: 'kraken-tide' },
  { scene: 'arena', gameId: 'lobster-lagoon' },
  { scene: 'arena', gameId: 'jelly-cannon' },
  { scene: 'slot', gameId: 'phoenix-ascend' },
  { scene: 'slot', gameId: 'sugar-comet' },
];

async function main(): Promise<void> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'fairhall-frames-'));
  const executablePath = findBrowser();
  let browser: Browser | null = null;
  try {
    await buildFrames(outDir);
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    });
    const figures = new Figures();
    for (const scene of scenes) await reportScene(figures, { browser, outDir, scene });
    process.stdout.write(`\n${figures.table()}\n`);
  } finally {
    await browser?.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

type Where = { readonly browser: Browser; readonly outDir: string };

async function reportScene(
  figures: Figures,
  { browser, outDir, scene }: Where & { readonly scene: (typeof scenes)[number] },
): Promise<void> {
  const { gameId } = scene;
  process.stderr.write(`\r\u001b[2K${gameId}`);
  const stage = await openScene({ browser, outDir }, scene);
  const { counts } = await stage.watch(FRAMES);
  const sprites = Math.round(counts.quads / FRAMES);
  const baseline = await openScene({ browser, outDir }, { scene: 'baseline', sprites });
  const times = { stage: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.stage.push(...(await stage.watch(FRAMES)).frameMs);
    times.baseline.push(...(await baseline.watch(FRAMES)).frameMs);
  }
  const allocated = await stage.allocated(FRAMES);
  const bare = await baseline.allocated(FRAMES);
  await stage.close();
  await baseline.close();
  process.stderr.write('\r\u001b[2K');
  const name = `${gameId}, ${sprites} quads`;
  figures.cost({
    name: `${name}: frame`,
    value: median(times.stage),
    unit: 'ms',
    baseline: { name: 'bare Pixi', value: median(times.baseline) },
    required: { atMost: 3 },
  });
  figures.cost({
    name: `${gameId}: frame, p99`,
    value: percentile(times.stage, 0.99),
    unit: 'ms',
    baseline: { name: '16.7 ms', value: BUDGET_MS },
    required: { atMost: 0.25 },
  });
  figures.value({
    name: `${gameId}: draw calls a frame`,
    value: counts.draws / FRAMES,
    unit: '',
    required: { atMost: 24 },
  });
  figures.value({
    name: `${gameId}: pictures handed over a frame`,
    value: counts.uploads / FRAMES,
    unit: '',
    required: { atMost: 0.01 },
  });
  figures.value({
    name: `${gameId}: memory taken a frame, by the stage`,
    value: allocated.ours / FRAMES,
    unit: 'B',
    required: { atMost: 2_048 },
  });
  figures.value({
    name: `${gameId}: memory taken a frame, by Pixi`,
    value: allocated.pixi / FRAMES,
    unit: 'B',
  });
  figures.value({
    name: `bare Pixi, ${sprites} sprites: memory taken a frame`,
    value: bare.pixi / FRAMES,
    unit: 'B',
  });
  if (process.argv.includes('--who')) process.stdout.write(`${gameId}\n${allocated.who}\n`);
}

type OpenScene = {
  readonly watch: (frames: number) => Promise<Measured>;
  readonly allocated: (frames: number) => Promise<Allocated>;
  readonly close: () => Promise<void>;
};

/** A page with one scene in it, after a warm-up. */
async function openScene({ browser, outDir }: Where, options: Options): Promise<OpenScene> {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } });
  const page = await context.newPage();
  await serveFiles(page, outDir);
  await page.goto(`${ORIGIN}/index.html`);
  await page.evaluate((scene) => window.stageFrames.open(scene), options);
  const devtools = await context.newCDPSession(page);
  const watch = (frames: number): Promise<Measured> =>
    page.evaluate((count) => window.stageFrames.watch(count), frames);
  return {
    watch,
    allocated: (frames) => profiled(devtools, () => watch(frames)),
    close: () => context.close(),
  };
}

async function profiled(devtools: CDPSession, run: () => Promise<unknown>): Promise<Allocated> {
  await devtools.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await run();
  const { profile } = await devtools.send('HeapProfiler.stopSampling');
  return allocatedIn(profile.head);
}

/** Serves the built page and its pictures; cross-origin isolated, which makes its clock exact. */
async function serveFiles(page: Page, outDir: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const dir = pathname.startsWith('/art/') ? publicDir : outDir;
    return route.fulfill({
      path: path.join(dir, pathname),
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    });
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

await main();
