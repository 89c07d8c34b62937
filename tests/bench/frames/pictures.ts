import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../server/commands/browser.mjs';
import { serveWorkbench } from '../../../web/workbench/serve.ts';
import { browserArguments } from '../../e2e/browser-arguments.ts';

/*
 * `npm run bench:pictures [-- game ids]`: the stories of each game in the workbench that show a state
 * of it, as sequences of frames where they move, in three layouts, and its sounds as waveforms, below
 * `tests/bench/frames/pictures`.
 */

const OUT = path.join(import.meta.dirname, 'pictures');
const SETTLE_MS = 1_000;
/** A software renderer takes its time. */
const PATIENCE_MS = 120_000;
/** The page's clock goes in steps, however long a frame takes here. */
const STEP_MS = 100;
const LOADS_MS = 20;
const STEPS_MAX = 5_000;
const DAY_MS = 86_400_000;
/**
 * What the pictures show: a story that has been acted (`atMs` is `null`), or frames of one that runs, by their
 * times since it began.
 */
const moments = {
  rest: { story: 'rest', atMs: null },
  spin: { story: 'loss', atMs: [400, 800, 1_200] },
  winning: { story: 'win', atMs: [1_800, 2_600, 3_400] },
  win: { story: 'win', atMs: null },
  epic: { story: 'epic', atMs: [4_000, 6_000, 8_000] },
  feature: { story: 'feature', atMs: [4_000, 6_000, 8_000, 10_000, 12_000] },
  live: { story: 'live', atMs: null },
  results: { story: 'results', atMs: null },
} as const satisfies Record<string, { story: string; atMs: readonly number[] | null }>;
const layouts = {
  desktop: { viewport: { width: 1_280, height: 720 } },
  tablet: { viewport: { width: 834, height: 1_112 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

type Moment = keyof typeof moments;
type Layout = keyof typeof layouts;
const momentNames = Object.keys(moments) as Moment[];
const layoutNames = Object.keys(layouts) as Layout[];

type Shot = {
  readonly gameId: string;
  readonly layout: Layout;
  readonly moment: Moment;
};

async function takePictures(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { gameId, layout, moment } = shot;
  const { story, atMs } = moments[moment];
  const page = await browser.newPage(layouts[layout]);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + DAY_MS);
  await page.goto(`${origin}/game.html?${new URLSearchParams({ game: gameId, story })}`);
  const state = atMs === null ? '[data-story="over"]' : '[data-story]';
  for (let steps = 0; !(await page.$(`html${state}`)); steps += 1) {
    if (steps === STEPS_MAX) throw new Error(`${gameId} does not end ${story}`);
    await step(page);
  }
  const name = path.join(OUT, `${gameId}-${moment}-${layout}`);
  let passedMs = 0;
  const letPass = async (untilMs: number) => {
    for (; passedMs < untilMs; passedMs += STEP_MS) await step(page);
  };
  if (atMs === null) {
    // Fonts, pictures and the last frame of an animation arrive later.
    await letPass(SETTLE_MS);
    await page.evaluate(endAnimations);
    await page.screenshot({ path: `${name}.png` });
  }
  for (const [index, ms] of (atMs ?? []).entries()) {
    await letPass(ms);
    await page.screenshot({ path: `${name}-${index + 1}.png` });
  }
  await page.close();
}

/** Runs in the page, whose clock those of style sheets do not follow. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}

async function takeSounds(browser: Browser, origin: string, gameId: string): Promise<void> {
  const page = await browser.newPage(layouts.desktop);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${origin}/sound.html?${new URLSearchParams({ game: gameId })}`);
  await page.waitForSelector('html[data-story="over"]', { state: 'attached' });
  await page.screenshot({ path: path.join(OUT, `${gameId}-sounds.png`), fullPage: true });
  await page.close();
}

/** Lets a step of the page's time pass, and what it loads meanwhile arrive. */
async function step(page: Page): Promise<void> {
  await page.clock.fastForward(STEP_MS);
  await page.waitForTimeout(LOADS_MS);
}

/** The games of the list with the names of their stories. */
async function listStories(browser: Browser, origin: string): Promise<[string, string[]][]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(origin);
  await page.waitForSelector('nav a', { state: 'attached' });
  const listed = await page.$$eval('nav details', (groups) =>
    groups.map((group): [string, string[]] => [
      group.dataset['game'] ?? '',
      [...group.querySelectorAll<HTMLAnchorElement>('a[data-story]')].map(
        ({ dataset }) => dataset['story'] ?? '',
      ),
    ]),
  );
  await page.close();
  return listed;
}

const named = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const { origin, close } = await serveWorkbench();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserArguments,
});
try {
  const all = await listStories(browser, origin);
  for (const [gameId, stories] of all.filter(([id]) => named.length === 0 || named.includes(id))) {
    for (const moment of momentNames) {
      if (!stories.includes(moments[moment].story)) continue;
      for (const layout of layoutNames)
        await takePictures(browser, origin, { gameId, layout, moment });
    }
    await takeSounds(browser, origin, gameId);
    process.stdout.write(`${gameId}\n`);
  }
} finally {
  await browser.close();
  await close();
}
