import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { ensureBrowser } from '../../server/commands/browser.mjs';
import { freePorts } from '../../server/commands/ports.mjs';
import { startStack } from '../support/stack.ts';
import { type GameStart, measureGameStarts } from './game-starts.ts';
import { measurePhoneTimes, type PhoneTime } from './phone-times.ts';

/** The minimum score of each page, of 100, in the four categories of Lighthouse. */
const bounds = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 95 } as const;
type Group = 'pages' | 'times' | 'starts';
type Category = keyof typeof bounds;
const categories = Object.keys(bounds) as Category[];

const pages = ['/home', '/games'] as const;

/** The median of an odd number of runs, so that one disturbed run does not count. */
const RUNS = 3;

const reportsDir = fileURLToPath(new URL('../test-results/lighthouse', import.meta.url));

/**
 * `npm run lighthouse`: measures the built client with Lighthouse's mobile preset (a slow phone on
 * a slow network, simulated) and prints the scores, then the times on a throttled phone, then the
 * requests and bytes of each game's start. Exits with 1 when one misses its bound. `-- pages`,
 * `-- times` and `-- starts` measure one of them, `-- starts lantern-night` one game with its
 * requests, `-- times lantern-night` the time of its start.
 */
async function main([only, ...games]: readonly string[]): Promise<void> {
  const stack = await startStack();
  const { web: port } = await freePorts();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    // A frame in a process of its own would not be throttled.
    args: [`--remote-debugging-port=${port}`, '--disable-site-isolation-trials'],
  });
  const isWanted = (group: Group) => only === undefined || only === group;
  try {
    for (const page of isWanted('pages') ? pages : [])
      report(page, await measure({ page, origin: stack.origins.web, port }));
    process.stdout.write(`load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
    for (const time of isWanted('times') ? await measurePhoneTimes({ browser, stack }, games) : [])
      reportTime(time);
    for (const start of isWanted('starts')
      ? await measureGameStarts({ browser, stack }, games)
      : [])
      reportStart(start, { withRequests: games.length > 0 });
  } finally {
    await browser.close();
    await stack.stop();
  }
}

type Measuring = { readonly page: string; readonly origin: string; readonly port: number };

/**
 * The run with the median performance; its whole report is stored as JSON in tests/test-results.
 */
async function measure({ page, origin, port }: Measuring): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const response = await lighthouse(`${origin}${page}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (response === undefined) throw new Error(`Lighthouse returned no result for ${page}.`);
    results.push(response.lhr);
  }
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = results[(RUNS - 1) / 2];
  if (middle === undefined) throw new Error('There was no run.');
  await mkdir(reportsDir, { recursive: true });
  const file = path.join(reportsDir, `${page.slice(1)}.json`);
  await writeFile(file, JSON.stringify(middle, null, 2));
  return middle;
}

/** 0 to 100, as Lighthouse shows it; 0 for a category that could not be measured. */
function scoreOf({ categories: measured }: Result, category: Category): number {
  return Math.round((measured[category]?.score ?? 0) * 100);
}

function report(page: string, result: Result): void {
  const lines = categories.map((category) => {
    const score = scoreOf(result, category);
    const bound = bounds[category];
    if (score < bound) process.exitCode = 1;
    const verdict = score < bound ? `BELOW ${bound}` : `at least ${bound}`;
    return `  ${category.padEnd(16)}${String(score).padStart(4)}  ${verdict}${losses(result, category)}`;
  });
  process.stdout.write(`${page}\n${lines.join('\n')}\n`);
}

function reportTime({ name, ms, msMax, requests, bytes, readyMs }: PhoneTime): void {
  if (ms > msMax) process.exitCode = 1;
  const ready = readyMs === undefined ? '' : `, accepts bets after ${Math.round(readyMs)} ms`;
  const verdict = ms > msMax ? `ABOVE ${msMax}` : `at most ${msMax}`;
  const traffic = `${requests} requests, ${Math.round(bytes / 1000)} kB`;
  process.stdout.write(
    `  ${name.padEnd(18)}${Math.round(ms)} ms  ${verdict}  (${traffic}${ready})\n`,
  );
}

function reportStart(start: GameStart, { withRequests }: { withRequests: boolean }): void {
  const { gameId, layout, requested, bytes, picturesMs, missed } = start;
  if (missed.length > 0) process.exitCode = 1;
  const traffic = `${requested.length} requests, ${Math.round(bytes / 1000)} kB, pictures after ${Math.round(picturesMs)} ms`;
  process.stdout.write(
    `  ${gameId.padEnd(20)}${layout.padEnd(9)}${traffic}  ${missed.join(', ')}\n`,
  );
  if (!withRequests) return;
  const rows = requested
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((one) => `    ${String(one.bytes).padStart(7)}  ${new URL(one.url).pathname}`);
  process.stdout.write(`${rows.join('\n')}\n`);
}

/** The audits that lowered the category, worst first. */
function losses({ categories: measured, audits }: Result, category: Category): string {
  const lost = (measured[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id, weight }) => ({ id, weight, score: audits[id]?.score ?? 1 }))
    .filter(({ score }) => score < 1)
    .toSorted((a, b) => b.weight * (1 - b.score) - a.weight * (1 - a.score))
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  return lost.length === 0 ? '' : `  (${lost.join(', ')})`;
}

await main(process.argv.slice(2));
