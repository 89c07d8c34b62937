import type { BrowserContextOptions } from '@playwright/test';
import { GameType } from '../../server/api/src/contract/enums.ts';
import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import {
  bytesOf,
  findTile,
  onDevice,
  PHONE,
  type Requested,
  shownGame,
  type Visit,
} from './phone.ts';

/** The most that a start may request and receive, from the press on the tile to the first possible bet. */
const REQUESTS_MAX = 25;
const SLOT_BYTES_MAX = 350_000;
const OTHER_BYTES_MAX = 300_000;

/** The pictures of the loading screen are requested within this time of the press. */
const PICTURES_MS_MAX = 100;

const layouts = {
  phone: PHONE,
  tablet: { viewport: { width: 834, height: 1_112 }, hasTouch: true },
  desktop: { viewport: { width: 1_440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
type Layout = keyof typeof layouts;
const layoutNames = Object.keys(layouts) as Layout[];

/** The games that start in every layout: with a painted stage, and without. */
const inEveryLayout: ReadonlySet<string> = new Set(['lantern-night', 'brass-roulette']);

export type GameStart = {
  readonly gameId: string;
  readonly layout: Layout;
  readonly requested: readonly Requested[];
  readonly bytes: number;
  /** From the press to the request of the last picture of the loading screen; 0 if the lobby had loaded them. */
  readonly picturesMs: number;
  /** The bounds that it exceeds. */
  readonly missed: readonly string[];
};

/** The starts of the named games, of all games by default, with an empty cache. */
export async function measureGameStarts(
  visit: Visit,
  named: readonly string[],
): Promise<GameStart[]> {
  const starts: GameStart[] = [];
  for (const { gameId, gameType, enabled } of catalogue) {
    if (!enabled || (named.length > 0 && !named.includes(gameId))) continue;
    const isSlot = gameType === GameType.slot;
    for (const layout of inEveryLayout.has(gameId) ? layoutNames : (['phone'] as const))
      starts.push(await startOf(visit, { gameId, layout, isSlot }));
  }
  return starts.sort((a, b) => a.bytes - b.bytes);
}

type Start = Pick<GameStart, 'gameId' | 'layout'> & { readonly isSlot: boolean };

function startOf(visit: Visit, { gameId, layout, isSlot }: Start): Promise<GameStart> {
  const device = { device: layouts[layout], isPlayer: true, isSlow: false };
  return onDevice(visit, device, async (page, traffic) => {
    const tile = await findTile(page, { stack: visit.stack, gameId });
    await traffic.rest();
    traffic.reset();
    const pressedAt = page.evaluate(nextPress);
    await (layout === 'phone' ? tile.tap() : tile.click());
    const { readyAtMs } = await shownGame(page);
    const requested = traffic.sinceReset(readyAtMs);
    const bytes = bytesOf(requested);
    const picturesMs = await page.evaluate(lastPictureAfter, await pressedAt);
    const missed = [
      ...(requested.length > REQUESTS_MAX ? [`requests ABOVE ${REQUESTS_MAX}`] : []),
      ...missedBytes({ layout, bytes, bytesMax: isSlot ? SLOT_BYTES_MAX : OTHER_BYTES_MAX }),
      ...(picturesMs > PICTURES_MS_MAX ? [`pictures ABOVE ${PICTURES_MS_MAX} ms`] : []),
    ];
    return { gameId, layout, requested, bytes, picturesMs, missed };
  });
}

/** The pictures of wide windows are larger: the bounds are those of a phone. */
function missedBytes(start: Pick<GameStart, 'layout' | 'bytes'> & { readonly bytesMax: number }) {
  const { layout, bytes, bytesMax } = start;
  return layout === 'phone' && bytes > bytesMax ? [`bytes ABOVE ${bytesMax}`] : [];
}

/** Runs in the page: the time of the next press. */
function nextPress(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
      capture: true,
      once: true,
    });
  });
}

/** Runs in the page: milliseconds from the press to the last request of a picture since. */
function lastPictureAfter(pressedAtMs: number): number {
  const delays = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.includes('/art/') && startTime >= pressedAtMs)
    .map(({ startTime }) => startTime - pressedAtMs);
  return Math.max(0, ...delays);
}
