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
  /** The URLs that were requested from a server, and the bytes of the responses, compressed. */
  readonly sinceReset: () => { readonly urls: readonly string[]; readonly bytes: number };
};

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
  const urls = new Map<string, string>();
  let bytes = 0;
  let lastAt = performance.now();
  const touch = () => {
    lastAt = performance.now();
  };
  client.on('Network.dataReceived', touch);
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    touch();
    if (request.url.startsWith('http')) urls.set(requestId, request.url);
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => urls.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) urls.delete(requestId);
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
      urls.clear();
      bytes = 0;
    },
    sinceReset: () => ({ urls: [...urls.values()], bytes }),
  };
}
