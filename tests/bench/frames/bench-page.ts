import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../server/commands/browser.mjs';
import { buildFrames, publicDir } from '../../../web/bench/build-frames.ts';
import type { Measured, Options } from '../../../web/bench/frames/options.ts';
import { type Allocated, allocatedIn } from './allocations.ts';

const ORIGIN = 'http://localhost';
const DESKTOP = { width: 1_440, height: 900 } as const;

export type OpenScene = {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly watch: (frames: number) => Promise<Measured>;
  /** The share of pixels that differ after so many frames, 0 to 1. */
  readonly changed: (frames: number) => Promise<number>;
  /** Bytes of JavaScript's heap once the scene has spun so often. */
  readonly heapAfter: (spins: number) => Promise<number>;
  readonly allocated: (frames: number) => Promise<Allocated>;
  readonly close: () => Promise<void>;
};

export type Bench = {
  /** A page with one scene in it, after a warm-up. */
  readonly open: (options: Options, context?: BrowserContextOptions) => Promise<OpenScene>;
  readonly close: () => Promise<void>;
};

/** Builds the page of the stages and starts a browser. */
export async function openBench(): Promise<Bench> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'fairhall-frames-'));
  await buildFrames(outDir);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  return {
    open: async (options, given = {}) => {
      const context = await browser.newContext({ viewport: DESKTOP, ...given });
      const page = await context.newPage();
      await serveFiles(page, outDir);
      await page.goto(`${ORIGIN}/index.html`);
      await page.evaluate((scene) => window.stageFrames.open(scene), options);
      const devtools = await context.newCDPSession(page);
      const watch = (frames: number): Promise<Measured> =>
        page.evaluate((count) => window.stageFrames.watch(count), frames);
      return {
        ...{ page, devtools, watch },
        changed: (frames) => page.evaluate((count) => window.stageFrames.changed(count), frames),
        heapAfter: async (spins) => {
          while (!(await page.evaluate((count) => window.stageFrames.spinUntil(count), spins)));
          await devtools.send('HeapProfiler.collectGarbage');
          return (await devtools.send('Runtime.getHeapUsage')).usedSize;
        },
        allocated: (frames) => profiled(devtools, () => watch(frames)),
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.close();
      await rm(outDir, { recursive: true, force: true });
    },
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
