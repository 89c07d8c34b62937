import type { Page } from '@playwright/test';
import { GameType } from '../../server/api/src/contract/enums.ts';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import {
  bytesOf,
  findTile,
  onDevice,
  PHONE,
  READY_MS_MAX,
  shownGame,
  type Visit,
} from './phone.ts';

/** An odd number of runs, so that one disturbed run does not count. */
const RUNS = 5;

type Measured = {
  readonly ms: number;
  readonly requests: number;
  readonly bytes: number;
  /** Of a game: when it reported that it accepts bets, before its first frame is shown. */
  readonly readyMs?: number;
};

export type PhoneTime = Measured & { readonly name: string; readonly msMax: number };

const SLOT_MS_MAX = 3_000;
const TABLE_MS_MAX = 2_500;

/**
 * Times on a throttled phone with an empty cache, medians of several runs: the largest contentful
 * paint of pages, and the start of a game from the press on its tile until it can be played; with named
 * games, of their starts alone.
 */
export async function measurePhoneTimes(
  visit: Visit,
  games: readonly string[],
): Promise<PhoneTime[]> {
  const paint =
    (path: string, isPlayer = false) =>
    () =>
      paintOf(visit, { path, isPlayer });
  const start = (gameId: string) => () => startOf(visit, gameId);
  const pages = [
    { name: '/home', msMax: 1_500, run: paint('/home') },
    { name: '/games', msMax: 2_000, run: paint('/games') },
    { name: '/wallet', msMax: 2_500, run: paint('/wallet', true) },
    { name: 'start of a slot', msMax: SLOT_MS_MAX, run: start('lantern-night') },
    { name: 'start of a table', msMax: TABLE_MS_MAX, run: start('brass-roulette') },
  ];
  const starts = games.map((gameId) => ({
    name: gameId,
    msMax: isSlot(gameId) ? SLOT_MS_MAX : TABLE_MS_MAX,
    run: start(gameId),
  }));
  const rows = games.length > 0 ? starts : pages;
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

const isSlot = (gameId: string): boolean =>
  catalogue.some((game) => game.gameId === gameId && game.gameType === GameType.slot);

function paintOf(visit: Visit, { path, isPlayer }: { path: string; isPlayer: boolean }) {
  return onDevice(visit, { device: PHONE, isPlayer, isSlow: true }, async (page, traffic) => {
    await page.goto(`${visit.stack.origins.web}${path}`, { timeout: READY_MS_MAX });
    await traffic.rest();
    const ms = await largestPaint(page);
    const requested = traffic.sinceReset();
    return { ms, requests: requested.length, bytes: bytesOf(requested) };
  });
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

function startOf(visit: Visit, gameId: string) {
  const device = { device: PHONE, isPlayer: true, isSlow: true };
  return onDevice(visit, device, async (page, traffic) => {
    const tile = await findTile(page, { stack: visit.stack, gameId });
    await traffic.rest();
    traffic.reset();
    const pressedAtMs = Date.now();
    await tile.tap();
    const { readyAtMs, shownAtMs } = await shownGame(page);
    const ms = shownAtMs - pressedAtMs;
    const requested = traffic.sinceReset(readyAtMs);
    const readyMs = readyAtMs - pressedAtMs;
    return { ms, requests: requested.length, bytes: bytesOf(requested), readyMs };
  });
}
