import type { FrameLocator, Page } from '@playwright/test';
import { inFullSuite } from './layouts.ts';
import { shownGame } from './shown-game.ts';
import { expect, origins, test } from './test.ts';

type Columns = readonly (readonly string[])[];
type Sheet = { readonly tables: { readonly strips?: { readonly base: Columns } } };
type Step = {
  readonly stops: readonly number[];
  readonly landed: Columns | null;
  readonly grid: Columns;
};
type Round = {
  win: string;
  readonly outcome: { steps: readonly Step[] };
};

/** Opens a slot; returns its page and the strips that the game server sent. */
async function openSlot(page: Page, { id, name }: { id: string; name: string }) {
  const opening = page.waitForResponse(`${origins.game()}/rounds/open`);
  await page.goto(`/game-play?gameId=${id}`);
  const { data }: { data: { sheet: Sheet } } = await (await opening).json();
  const game = await shownGame(page, name);
  await expect(spinOf(game)).toBeVisible();
  return { game, strips: data.sheet.tables.strips?.base ?? [] };
}

const spinOf = (game: FrameLocator) => game.getByRole('button', { name: 'Spin', exact: true });

/** The canvas of a slot's stage, with what it draws of each reel. */
type StageCanvas = HTMLCanvasElement & { readonly symbolsInSight: () => string[][] };

/** The symbols of each reel from the one above the window to the one below it. */
const inSight = (game: FrameLocator): Promise<string[][]> =>
  game.locator('.stage canvas').evaluate((canvas) => (canvas as StageCanvas).symbolsInSight());

/** What was in sight in every frame from the press of Spin to the end of the round, and then. */
async function watchSpin(page: Page, game: FrameLocator) {
  const watching = game.locator('.stage canvas').evaluate(async (canvas) => {
    const seen: string[][][] = [];
    const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (phase() === 'idle') await nextFrame();
    while (phase() !== 'idle') {
      seen.push((canvas as StageCanvas).symbolsInSight());
      // Free spins follow: they run along other strips and take their time.
      document.querySelector<HTMLButtonElement>('.skip-all')?.click();
      await nextFrame();
    }
    seen.push((canvas as StageCanvas).symbolsInSight());
    return seen;
  });
  const dealt = page.waitForResponse(`${origins.game()}/rounds/spin`);
  await spinOf(game).click();
  const { data }: { data: { round: Round } } = await (await dealt).json();
  const frames = await watching;
  return { steps: data.round.outcome.steps, frames };
}

/** The symbols of a strip around a stop: the window with both of its neighbours. */
function around(strip: readonly string[], stop: number): string[] {
  const { length } = strip;
  return [-1, 0, 1, 2, 3].map((row) => strip[(stop + row + length) % length] ?? '');
}

/** Whether the symbols follow each other on the strip. */
const areInOrder = (strip: readonly string[], symbols: readonly string[]): boolean =>
  strip.some((_, first) =>
    symbols.every((symbol, below) => symbol === strip[(first + below) % strip.length]),
  );

/** Whether symbols that follow each other do so in one of the dealt columns. */
const areDealt = (columns: Columns, symbols: readonly string[]): boolean =>
  columns.some((column) => ` ${column.join(' ')} `.includes(` ${symbols.join(' ')} `));

test.describe('in motion', () => {
  // The browser tests run with reduced motion otherwise.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'the reels of a slot show their strips in order in every frame until they stop where the round does',
    inFullSuite,
    async ({ page, logInByApi }) => {
      await (await logInByApi()).claimWelcome();
      const { game, strips } = await openSlot(page, { id: 'wolfmoon', name: 'Wolfmoon' });
      expect(strips).toHaveLength(5);
      expect(await inSight(game)).toEqual(strips.map((strip) => around(strip, 0)));

      const { steps, frames } = await watchSpin(page, game);
      const stopped = strips.map((strip, reel) => around(strip, steps[0]?.stops[reel] ?? -1));
      const stoppedAt = frames.findIndex((columns) => columns.join() === stopped.join());
      expect(stoppedAt, 'the reels stop at the stops of the round').toBeGreaterThan(0);
      const inMotion = new Set(frames.slice(0, stoppedAt).map((columns) => columns.join()));
      expect(inMotion.size, 'the reels are seen in motion').toBeGreaterThan(1);
      for (const columns of frames.slice(0, stoppedAt)) {
        for (const [reel, symbols] of columns.entries()) {
          expect(areInOrder(strips[reel] ?? [], symbols), symbols.join()).toBe(true);
        }
      }
    },
  );

  test('a tumbling slot shows nothing that was not dealt while it spins', async ({
    page,
    logInByApi,
  }) => {
    await (await logInByApi()).claimWelcome();
    const { game, strips } = await openSlot(page, { id: 'sugar-comet', name: 'Sugar Comet' });
    expect(strips, 'its symbols come from tickets').toEqual([]);
    const before = await inSight(game);
    const { steps, frames } = await watchSpin(page, game);
    for (const columns of frames) {
      for (const [reel, symbols] of columns.entries()) {
        const dealt = [before, ...steps.map(({ grid }) => grid)].map((grid) => grid[reel] ?? []);
        const runs = symbols
          .join(' ')
          .split(/ {2,}/)
          .filter((run) => run.trim() !== '');
        for (const run of runs) expect(areDealt(dealt, run.trim().split(' ')), run).toBe(true);
      }
    }
  });
});

test('a reloaded slot stands where its last round stopped, with the neighbours of its strips', async ({
  page,
  logInByApi,
}) => {
  await (await logInByApi()).claimWelcome();
  const slot = { id: 'scarab-vault', name: 'Scarab Vault' };
  const first = await openSlot(page, slot);
  const { steps } = await watchSpin(page, first.game);
  const { game } = await openSlot(page, slot);
  const stops = steps.at(-1)?.stops ?? [];
  expect(await inSight(game)).toEqual(
    first.strips.map((strip, reel) => around(strip, stops[reel] ?? -1)),
  );
});

test('a return below the stake is not called a win, in words and in colour', async ({
  page,
  logInByApi,
}) => {
  await (await logInByApi()).claimWelcome();
  await page.route(`${origins.game()}/rounds/spin`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const { round }: { round: Round } = json.data;
    round.win = '0.20';
    round.outcome.steps = round.outcome.steps
      .slice(0, 1)
      .map((step) => ({ ...step, amount: '0.20', freeSpinsAwarded: 0 }));
    await route.fulfill({ response, json });
  });
  const { game } = await openSlot(page, { id: 'scarab-vault', name: 'Scarab Vault' });
  await spinOf(game).click();
  await expect(game.getByTestId('win')).toHaveText('$0.20', { timeout: 45_000 });
  await expect(game.getByTestId('spoken')).toContainText('Returned $0.20.');
  const dock = game.getByRole('region', { name: 'Play', exact: true });
  await expect(dock).toContainText('Returned');
  await expect(dock).not.toContainText('Win');
  expect(await game.getByTestId('win').evaluate((win) => getComputedStyle(win).color)).toBe(
    'rgb(255, 255, 255)',
  );
});
