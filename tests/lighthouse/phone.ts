import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type { Stack } from '../support/stack.ts';

/** A phone of the middle class on a slow network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;
const CPU_SLOWDOWN = 4;

export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

export const READY_MS_MAX = 120_000;
const REST_MS = 3_000;
const REST_POLL_MS = 100;

const SAMPLE_PLAYER = { email: 'demo@fairhall.test', password: 'Fairhall1!', remember: true };

export type Visit = { readonly browser: Browser; readonly stack: Stack };

type Device = {
  readonly device: BrowserContextOptions;
  readonly isPlayer: boolean;
  /** Whether network and processor are those of a slow phone. */
  readonly isSlow: boolean;
};

export type Traffic = {
  /** Resolves when nothing was received for a while; the stream of live events stays open. */
  readonly rest: () => Promise<void>;
  readonly reset: () => void;
  /** What was requested from a server, until a time if one is given. */
  readonly sinceReset: (untilMs?: number) => readonly Requested[];
};

/** `atMs` since the epoch; `bytes` of the response, compressed, as far as it has arrived. */
export type Requested = { readonly url: string; readonly atMs: number; readonly bytes: number };

declare global {
  interface Window {
    /** When the game reported that it accepts bets, and when it had been painted; ms since the epoch. */
    gameReadyAtMs?: number;
    gameShownAtMs?: number;
  }
}

export const bytesOf = (requested: readonly Requested[]): number =>
  requested.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page with an empty cache, and closes it afterwards. */
export async function onDevice<Result>(
  { browser, stack }: Visit,
  { device, isPlayer, isSlow }: Device,
  measure: (page: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    if (isPlayer) {
      const session = await loadSession(stack);
      await context.addInitScript((text) => localStorage.setItem('session', text), session);
    }
    const page = await context.newPage();
    await page.addInitScript(noteGame);
    const client = await context.newCDPSession(page);
    const traffic = await countTraffic(client);
    if (isSlow) {
      await client.send('Network.emulateNetworkConditions', NETWORK);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    return await measure(page, traffic);
  } finally {
    await context.close();
  }
}

/** The tile of a game in the lobby, in sight. */
export async function findTile(
  page: Page,
  { stack, gameId }: Pick<Visit, 'stack'> & { gameId: string },
) {
  await page.goto(`${stack.origins.web}/games`, { timeout: READY_MS_MAX });
  const tile = page.locator(`a.tile-playable[href*="gameId=${gameId}"]`).first();
  await tile.scrollIntoViewIfNeeded({ timeout: READY_MS_MAX });
  return tile;
}

/** Waits until the opened game has been painted. */
export async function shownGame(page: Page): Promise<{ readyAtMs: number; shownAtMs: number }> {
  const shown = await page.waitForFunction(() => window.gameShownAtMs, null, {
    timeout: READY_MS_MAX,
  });
  const shownAtMs = (await shown.jsonValue()) ?? Number.NaN;
  const readyAtMs = await page.evaluate(() => window.gameReadyAtMs ?? Number.NaN);
  return { readyAtMs, shownAtMs };
}

/** Runs in the page: what the test process waits for arrives frames later on a busy device. */
function noteGame(): void {
  const { timeOrigin } = performance;
  window.addEventListener('message', ({ data, timeStamp }) => {
    if (data?.type === 'ready') window.gameReadyAtMs = timeOrigin + timeStamp;
  });
  const observer = new MutationObserver(() => {
    if (document.querySelector('iframe.is-ready') === null) return;
    observer.disconnect();
    // The task after a frame runs once that frame has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.gameShownAtMs = timeOrigin + performance.now();
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
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
  const requested = new Map<string, Requested>();
  let lastAt = performance.now();
  const touch = () => {
    lastAt = performance.now();
  };
  client.on('Network.dataReceived', touch);
  client.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    touch();
    const { url } = request;
    if (url.startsWith('http')) requested.set(requestId, { url, atMs: wallTime * 1_000, bytes: 0 });
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => requested.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requested.delete(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requested.get(requestId);
    if (request) requested.set(requestId, { ...request, bytes: encodedDataLength });
  });
  await client.send('Network.enable');
  return {
    rest: async () => {
      while (performance.now() - lastAt < REST_MS) await delay(REST_POLL_MS);
    },
    reset: () => requested.clear(),
    sinceReset: (untilMs = Number.POSITIVE_INFINITY) =>
      [...requested.values()].filter(({ atMs }) => atMs <= untilMs),
  };
}
