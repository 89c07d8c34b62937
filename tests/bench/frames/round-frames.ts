import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../server/commands/browser.mjs';
import { serveWorkbench } from '../../../web/workbench/serve.ts';
import { browserArguments } from '../../e2e/browser-arguments.ts';

const PHONE = { width: 390, height: 844 } as const;
const PATIENCE_MS = 120_000;
/** Chromium's long animation frames begin at 50 ms. */
const LONG_FRAME = 'long-animation-frame';

/** What a frame costs the main thread while a round is shown, on a slowed phone. */
export type RoundFrames = {
  readonly gameId: string;
  readonly frames: number;
  /** Milliseconds a frame of the page's code, and of styles and layout. */
  readonly scriptMs: number;
  readonly layoutMs: number;
  /** Frames of 50 ms or more. */
  readonly long: number;
};

declare global {
  interface Window {
    shownFrames: { count: number; long: number; next: () => void };
  }
}

/** Plays a winning round of each game on its page in the workbench, one after the other. */
export async function measureRounds(
  gameIds: readonly string[],
  slowed: number,
): Promise<RoundFrames[]> {
  const { origin, close } = await serveWorkbench();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
  });
  try {
    const measured: RoundFrames[] = [];
    for (const gameId of gameIds) {
      const address = `${origin}/game.html?${new URLSearchParams({ game: gameId, story: 'win' })}`;
      // The workbench compiles the game's files at their first request.
      await showRound(browser, { address, slowed: 1 });
      measured.push({ gameId, ...(await showRound(browser, { address, slowed })) });
    }
    return measured;
  } finally {
    await browser.close();
    await close();
  }
}

type Shown = { readonly address: string; readonly slowed: number };

async function showRound(
  browser: Browser,
  { address, slowed }: Shown,
): Promise<Omit<RoundFrames, 'gameId'>> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(countFrames, LONG_FRAME);
  await page.goto(address);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.waitForSelector('html[data-story]', { state: 'attached' });
  const before = await spent(page, devtools);
  await page.waitForSelector('html[data-story="over"]', { state: 'attached' });
  const after = await spent(page, devtools);
  await page.close();
  const frames = after.frames - before.frames;
  return {
    frames,
    scriptMs: (after.scriptMs - before.scriptMs) / frames,
    layoutMs: (after.layoutMs - before.layoutMs) / frames,
    long: after.long - before.long,
  };
}

/** Runs in the page. A method, as a function with a name of its own would need the compiler's helper. */
function countFrames(type: string): void {
  window.shownFrames = {
    count: 0,
    long: 0,
    next() {
      window.shownFrames.count += 1;
      requestAnimationFrame(window.shownFrames.next);
    },
  };
  requestAnimationFrame(window.shownFrames.next);
  new PerformanceObserver((list) => {
    window.shownFrames.long += list.getEntries().length;
  }).observe({ type });
}

/** Since the page was opened. */
async function spent(page: Page, devtools: CDPSession) {
  const { count, long } = await page.evaluate(() => ({
    count: window.shownFrames.count,
    long: window.shownFrames.long,
  }));
  const { metrics } = await devtools.send('Performance.getMetrics');
  const msOf = (metric: string) =>
    (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1_000;
  return {
    ...{ frames: count, long },
    scriptMs: msOf('ScriptDuration'),
    layoutMs: msOf('LayoutDuration') + msOf('RecalcStyleDuration'),
  };
}
