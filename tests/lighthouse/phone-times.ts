import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Stack } from '../support/stack.ts';

/** A phone of the middle class on a slow network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** An odd number of runs, so that one disturbed run does not count. */
const RUNS = 3;
const READY_MS_MAX = 120_000;
const REST_MS = 3_000;
const REST_POLL_MS = 100;

const SAMPLE_PLAYER = { email: 'demo@fairhall.test', password: 'Fairhall1!', remember: true };

type Measured = { readonly ms: number; readonly requests: number; readonly bytes: number };

export type PhoneTime = Measured & { readonly name: string; readonly msMax: number };

/**
 * Times on a throttled phone with an empty cache, medians of several runs: the largest contentful
 * paint of pages, and the start of a game from the press on its tile until it can be played. The
 * requests and bytes of a game start are those between the two.
 */
export async function measurePhoneTimes(browser: Browser, stack: Stack): Promise<PhoneTime[]> {
  const visit = { browser, stack };
  const paint =
    (path: string, isPlayer = false) =>
    () =>
      paintOf(visit, { path, isPlayer });
  const start = (gameId: string) => () => startOf(visit, gameId);
  const rows = [
    { name: '/home', msMax: 1_500, run: paint('/home') },
    { name: '/games', msMax: 2_000, run: paint('/games') },
    { name: '/wallet', msMax: 2_500, run: paint('/wallet', true) },
    { name: 'start of a slot', msMax: 3_000, run: start('lantern-night') },
    { name: 'start of a table', msMax: 2_500, run: start('brass-roulette') },
  ];
  const times: PhoneTime[] = [];
  for (const { name, msMax, run } of rows) {
    const runs: Measured[] = [];
    for (let count = 0; count < RUNS; count += 1) runs.push(await run());
    runs.sort((a, b) => a.ms - b.ms);
    const median = runs[(RUNS - 1) / 2];
    if (median === undefined) throw new Error('There was no run.');
    times.push({ name, msMax, ...median });
  }
  return times;
}

type Visit = { readonly browser: Browser; readonly stack: Stack };

async function paintOf(visit: Visit, { path, isPlayer }: { path: string; isPlayer: boolean }) {
  return onPhone(visit, { isPlayer }, async (page, traffic) => {
    await page.goto(`${visit.stack.origins.web}${path}`, { timeout: READY_MS_MAX });
    await traffic.rest();
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? 0),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return { ms, ...traffic.sinceReset() };
  });
}

async function startOf(visit: Visit, gameId: string) {
  return onPhone(visit, { isPlayer: true }, async (page, traffic) => {
    await page.goto(`${visit.stack.origins.web}/games`, { timeout: READY_MS_MAX });
    const tile = page.locator(`a.tile-playable[href*="gameId=${gameId}"]`).first();
    await tile.scrollIntoViewIfNeeded({ timeout: READY_MS_MAX });
    await traffic.rest();
    traffic.reset();
    const startedAt = performance.now();
    await tile.tap();
    await page.locator('iframe.is-ready').waitFor({ timeout: READY_MS_MAX });
    const ms = performance.now() - startedAt;
    return { ms, ...traffic.sinceReset() };
  });
}

type Traffic = {
  /** Resolves when nothing was received for a while; the stream of live events stays open. */
  readonly rest: () => Promise<void>;
  readonly reset: () => void;
  readonly sinceReset: () => { readonly requests: number; readonly bytes: number };
};

/** Opens a throttled page with an empty cache, and closes it afterwards. */
async function onPhone(
  { browser, stack }: Visit,
  { isPlayer }: { readonly isPlayer: boolean },
  measure: (page: Page, traffic: Traffic) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    if (isPlayer) {
      const session = await loadSession(stack);
      await context.addInitScript((text) => localStorage.setItem('session', text), session);
    }
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const traffic = await countTraffic(client);
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await measure(page, traffic);
  } finally {
    await context.close();
  }
}

/** The session of a sample player, as the client stores it. */
async function loadSession({ origins }: Stack): Promise<string> {
  const response = await fetch(`${origins.web}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SAMPLE_PLAYER),
  });
  const { data } = await response.json();
  const { token, expiresAt, ...user } = data;
  return JSON.stringify({ token, expiresAt, user });
}

async function countTraffic(client: CDPSession): Promise<Traffic> {
  let requests = 0;
  let bytes = 0;
  let lastAt = performance.now();
  const touch = () => {
    lastAt = performance.now();
  };
  client.on('Network.dataReceived', touch);
  client.on('Network.requestWillBeSent', ({ request }) => {
    touch();
    if (request.url.startsWith('http')) requests += 1;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return {
    rest: async () => {
      while (performance.now() - lastAt < REST_MS) await delay(REST_POLL_MS);
    },
    reset: () => {
      requests = 0;
      bytes = 0;
    },
    sinceReset: () => ({ requests, bytes }),
  };
}
