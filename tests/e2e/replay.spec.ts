import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onPhone } from './layouts.ts';
import { chooseToTheEnd, dealUntilOpen, responseTo } from './multi-step-rounds.ts';
import { AN_END, buyTicket } from './scheduled-games.ts';
import { shownGame } from './shown-game.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect, origins, test } from './test.ts';

/* A round of each kind of game is watched again by a guest, to the same last frame. */

type Play = (page: Page, game: FrameLocator) => Promise<string>;

/** The id of the round or the slip in the response to a control. */
async function roundOf(page: Page, path: string, press: () => Promise<void>): Promise<string> {
  const responded = page.waitForResponse(`${origins.game()}${path}`);
  await press();
  const { data } = await (await responded).json();
  return data.round?.roundId ?? data.slip.slipId;
}

const play = (game: FrameLocator) => game.getByTestId('play');

const bet =
  (...places: readonly string[]): Play =>
  async (page, game) => {
    for (const place of places)
      await game.getByRole('button', { name: place, exact: true }).click();
    const roundId = await roundOf(page, '/rounds/bet', () => play(game).click());
    await expect(game.getByRole('main')).toHaveAttribute('data-phase', 'idle');
    return roundId;
  };

const spin: Play = async (page, game) => {
  await skipFreeSpins(page, game);
  const button = game.getByRole('button', { name: 'Spin', exact: true });
  const roundId = await roundOf(page, '/rounds/spin', () => button.click());
  await expect(button).toBeVisible({ timeout: 45_000 });
  return roundId;
};

const shoot: Play = async (page, game) => {
  const fire = game.getByRole('button', { name: 'Fire', exact: true });
  const roundId = await roundOf(page, '/rounds/bet', () => fire.click());
  await expect(game.getByRole('main')).toHaveAttribute('data-shots', 'decided');
  return roundId;
};

const standOff: Play = async (page, game) => {
  const on = { page, table: game };
  await dealUntilOpen(on);
  const { round } = await chooseToTheEnd(on, ['No insurance', 'Stand']);
  return round.roundId;
};

const pickOnce: Play = async (page, game) => {
  const on = { page, table: game };
  const drawn = page.waitForResponse('**/rounds/choose');
  await play(game).click();
  await drawn;
  await expect(game.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
  const tile = game.getByRole('button', { name: /^Tile 1, brings / });
  const { phase, round } = await responseTo(on, () => tile.click());
  if (phase === 'choosing') await responseTo(on, () => play(game).click());
  return round.roundId;
};

const takeTicket: Play = async (page, game) => {
  const bought = page.waitForResponse('**/events/buy-ticket');
  await buyTicket(page, game);
  const { data } = await (await bought).json();
  await expect(game.getByTestId('spoken')).toContainText(AN_END);
  return data.slip.slipId;
};

/** What the reels of a slot draw, and else the text of a part of the page. */
async function lastFrame(game: FrameLocator, part: string): Promise<unknown> {
  if (part !== 'canvas') return game.locator(part).first().textContent();
  return game
    .locator('.stage canvas')
    .evaluate((canvas) =>
      (canvas as HTMLCanvasElement & { symbolsInSight: () => string[][] }).symbolsInSight(),
    );
}

const games = [
  { id: 'wolfmoon', name: 'Wolfmoon', round: spin, part: 'canvas', layouts: onPhone },
  {
    ...{ id: 'brass-roulette', name: 'Brass Roulette', round: bet('Red', 'Odd') },
    ...{ part: '.table-head', layouts: inFullSuite },
  },
  {
    ...{ id: 'aurora-keno', name: 'Aurora Keno', round: bet('7', '21', '40') },
    ...{ part: '.table', layouts: inFullSuite },
  },
  {
    ...{ id: 'quayside-dice', name: 'Quayside Dice', round: bet() },
    ...{ part: '[data-testid="result"]', layouts: inFullSuite },
  },
  {
    ...{ id: 'sunken-field', name: 'Sunken Field', round: pickOnce },
    ...{ part: '.picks', layouts: inFullSuite },
  },
  {
    ...{ id: 'hall-blackjack', name: 'Hall Blackjack', round: standOff },
    ...{ part: '.table', layouts: inFullSuite },
  },
  {
    ...{ id: 'deepwater-bounty', name: 'Deepwater Bounty', round: shoot },
    ...{ part: '[data-testid="win"]', layouts: inFullSuite },
  },
  {
    ...{ id: 'star-draw-49', name: 'Star Draw 49', round: takeTicket },
    ...{ part: '.slip-card', layouts: inFullSuite },
  },
] as const;

for (const { id: gameId, name, round, part, layouts } of games) {
  test(
    `a round of ${name} is watched again by a guest`,
    layouts,
    async ({ page, logInByApi, browser, baseURL }) => {
      const api = await logInByApi();
      await api.claimWelcome();
      await page.goto(`/game-play?gameId=${gameId}`);
      const game = await shownGame(page, name);
      const roundId = await round(page, game);
      const before = await lastFrame(game, part);

      // The link of history, notifications and verifier leads to the public one.
      await page.goto(`/r?${new URLSearchParams({ gameId, roundId })}`);
      await expect(page).toHaveURL(/\/r\/[\w-]{22}$/);
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        reducedMotion: 'reduce',
      });
      const guest = await context.newPage();
      await guest.goto(page.url());
      await expect(guest.getByRole('heading', { name: `Replay of ${name}` })).toBeVisible();
      const frame = guest.getByTitle(`Replay of ${name}`);
      const replay = frame.contentFrame();
      await expect(replay.locator('html')).toHaveAttribute('data-replay', 'over', {
        timeout: 30_000,
      });
      expect(await lastFrame(replay, part)).toEqual(before);
      // It is in sight, as wide as the page.
      await expect(frame).toHaveCSS('opacity', '1');
      expect((await frame.boundingBox())?.width).toBe(guest.viewportSize()?.width);
      await expectAccessible(guest);
      await context.close();
    },
  );
}
