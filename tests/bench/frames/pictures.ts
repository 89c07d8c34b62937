import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../server/commands/browser.mjs';
import { serveWorkbench } from '../../../web/workbench/serve.ts';
import { browserArguments } from '../../e2e/browser-arguments.ts';

/*
 * `npm run bench:pictures [-- game ids]`: the stories of each game in the workbench that show a state
 * of it, in three layouts, and its sounds as waveforms, below `tests/bench/frames/pictures`.
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
/** What each picture shows: a story that has been acted, or one that has run for a time. */
const moments = {
  rest: { story: 'rest', afterMs: null },
  spin: { story: 'loss', afterMs: 300 },
  win: { story: 'win', afterMs: null },
  feature: { story: 'feature', afterMs: 8_000 },
  live: { story: 'live', afterMs: null },
  results: { story: 'results', afterMs: null },
} as const;
const layouts = {
  desktop: { width: 1_280, height: 720 },
  tablet: { width: 834, height: 1_112 },
  phone: { width: 390, height: 844 },
} as const;

type Moment = keyof typeof moments;
type Layout = keyof typeof layouts;
const momentNames = Object.keys(moments) as Moment[];
const layoutNames = Object.keys(layouts) as Layout[];

type Shot = {
  readonly gameId: string;
  readonly layout: Layout;
  readonly moment: Moment;
};

async function takePicture(browser: Browser, origin: string, shot: Shot): Promise<void> {
  const { gameId, layout, moment } = shot;
  const { story, afterMs } = moments[moment];
  const page = await browser.newPage({ viewport: layouts[layout] });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + DAY_MS);
  await page.goto(`${origin}/game.html?${new URLSearchParams({ game: gameId, story })}`);
  const state = afterMs === null ? '[data-story="over"]' : '[data-story]';
  for (let steps = 0; !(await page.$(`html${state}`)); steps += 1) {
    if (steps === STEPS_MAX) throw new Error(`${gameId} does not end ${story}`);
    await step(page);
  }
  // Fonts, pictures and the last frame of an animation arrive later.
  const laterMs = afterMs ?? SETTLE_MS;
  for (let passedMs = 0; passedMs < laterMs; passedMs += STEP_MS) await step(page);
  await page.screenshot({ path: path.join(OUT, `${gameId}-${moment}-${layout}.png`) });
  await page.close();
}

async function takeSounds(browser: Browser, origin: string, gameId: string): Promise<void> {
  const page = await browser.newPage({ viewport: layouts.desktop });
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
        await takePicture(browser, origin, { gameId, layout, moment });
    }
    await takeSounds(browser, origin, gameId);
    process.stdout.write(`${gameId}\n`);
  }
} finally {
  await browser.close();
  await close();
}
