import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone } from './layouts.ts';
import type { PlayerApi } from './player-api.ts';
import { expectAccessibleRules } from './press-tool.ts';
import {
  AN_END,
  buyTicket,
  openEventProof,
  openScheduledGame,
  placeBet,
  type ScheduledGame,
} from './scheduled-games.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/*
 * Scheduled events, from the purchase to the settlement. The stack runs them twelve times faster
 * (EVENTS_PACE): a draw every five seconds, a race every six.
 */

test('the home page counts down to the next draw, and then to the one after it', async ({
  page,
}) => {
  await page.goto('/home');
  const card = page
    .getByRole('link', { name: 'Play Star Draw 49' })
    .filter({ has: page.getByRole('timer') });
  const timer = card.getByRole('timer');
  // Whatever seconds a look at the page meets: they fall to the draw, and rise for the next one.
  const seen: number[] = [];
  const moves = async () => {
    const [, seconds] = /^in 0:(\d\d)$/.exec((await timer.textContent()) ?? '') ?? [];
    if (seconds !== undefined && Number(seconds) !== seen.at(-1)) seen.push(Number(seconds));
    const steps = seen.slice(1).map((now, index) => Math.sign(now - (seen[index] ?? now)));
    return { fell: steps.includes(-1), rose: steps.includes(1) };
  };
  await expect
    .poll(moves, { timeout: 30_000, intervals: [200] })
    .toEqual({ fell: true, rose: true });
  await expect(card).toHaveAttribute('href', /gameId=star-draw-49/);
});

test(
  'a ticket takes part in the draw, is drawn on the page, and can be drawn again',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const { before, game } = await openScheduledGame(
      { page, api },
      { id: 'star-draw-49', name: 'Star Draw 49' },
    );
    const { number, eventId } = await buyTicket(page, game);
    const draw = `Draw ${number.toLocaleString('en-US')}`;
    const ticket = game.getByRole('listitem').filter({ hasText: draw });
    await expect(ticket).toContainText('Open');
    await expect(game.getByTestId('balance')).toHaveText(usd(before - 1));

    await expect(game.getByTestId('drawn')).toHaveText(/^Drawn: (\d+, ){5}\d+\.$/);
    await expect(game.getByTestId('spoken')).toContainText(AN_END);
    await expect(ticket).toContainText(/hits?/);
    await expectPaid({ api, before, game, stake: 1 });
    await expectAccessible(page);
    await expectAccessibleRules(page, game);
    await verify(game, eventId);

    // The ticket is among the player's rounds and has the same result there.
    await page.goto('/verify');
    const rounds = page.getByRole('region', { name: 'Your rounds' });
    await rounds.getByRole('button', { name: /Star Draw 49.*Seed revealed/ }).click();
    const proof = page.getByRole('region', { name: 'Proof' });
    await expect(proof).toContainText('You were paid what the slip returns.');
    await expect(proof.getByRole('heading', { name: draw })).toBeVisible();
  },
);

test(
  'a bet on a race is accepted at its odds, settled, and can be replayed',
  onPhone,
  async ({ page, isMobile, logInByApi }) => {
    const api = await logInByApi();
    const { before, game } = await openScheduledGame(
      { page, api },
      { id: 'derby-dash', name: 'Derby Dash' },
    );
    // The odds of an event far down the list are scrolled into view.
    await game.locator('.fixtures section').last().getByRole('button').last().click();
    const anyOdds = game.getByRole('button', { name: /, Win, odds/ }).first();
    if (!isMobile) await expect(anyOdds).toBeInViewport();
    // The race after next leaves time to fill in the slip, even on a busy machine.
    const round = game
      .locator('.fixtures section')
      .filter({ hasText: /^Round/ })
      .nth(1);
    await expect(round).toContainText(/0:(09|1\d)/);
    await round.getByRole('button').click();
    const win = game.getByRole('button', { name: /, Win, odds/ }).first();
    await win.click();
    await expect(win).toHaveAttribute('aria-pressed', 'true');
    if (isMobile) await game.getByTestId('slip').click();
    await game.getByRole('button', { name: '$5.00' }).click();
    const odds = Number(await game.getByTestId('odds').textContent());
    await expect(game.getByTestId('win')).toHaveText(usd(inCents(odds * 5) / 100));
    const { eventId } = await placeBet(page, game);
    const bet = game.getByRole('listitem').filter({ hasText: 'Single' });
    await expect(bet).toContainText('Open');
    await expect(game.getByTestId('balance')).toHaveText(usd(before - 5));
    if (isMobile) await game.getByRole('tab', { name: 'Races' }).click();
    await expect(game.locator('.racer [data-own]'), 'the own runner is ringed').toHaveCount(1);
    expect(await numbersOffTheirRunner(game)).toEqual([]);
    if (isMobile) await game.getByRole('tab', { name: /^My bets/ }).click();

    // The odds are removed when the race begins, also when they have the focus.
    if (!isMobile) await win.focus();
    await expect(game.getByTestId('spoken')).toContainText(AN_END, { timeout: 25_000 });
    if (!isMobile) await expect(game.locator('.event-view')).toBeFocused();
    await expect(bet).toContainText(/Won|Lost/);
    await expectPaid({ api, before, game, stake: 5 });
    await expectAccessible(page);
    await expectAccessibleRules(page, game);
    await verify(game, eventId);
  },
);

/** The numbers whose centre is not on the picture of their runner. */
function numbersOffTheirRunner(game: ScheduledGame): Promise<(string | null)[]> {
  return game.locator('.race').evaluate((race) => {
    const pictures = [...race.querySelectorAll('.racer img')];
    const numbers = [...race.querySelectorAll('.racer b')];
    const isOnRunner = (number: Element, place: number) => {
      const runner = pictures[place]?.getBoundingClientRect();
      const { x, y, width, height } = number.getBoundingClientRect();
      const [centerX, centerY] = [x + width / 2, y + height / 2];
      if (!runner || centerX < runner.left || centerX > runner.right) return false;
      return centerY > runner.top && centerY < runner.bottom;
    };
    return numbers
      .filter((number, place) => !isOnRunner(number, place))
      .map(({ textContent }) => textContent);
  });
}

/** The stored round matches the page. */
async function expectPaid(given: {
  readonly api: PlayerApi;
  readonly before: number;
  readonly game: ScheduledGame;
  readonly stake: number;
}): Promise<void> {
  const { api, before, game, stake } = given;
  const round = await api.latestRound();
  expect(round.stake).toBe(stake);
  const after = await api.usdBalance();
  expect(inCents(after)).toBe(inCents(before) - inCents(stake) + inCents(round.win));
  await expect(game.getByTestId('balance')).toHaveText(usd(after));
}

/** Verifies an event in which the player has a slip. */
async function verify(game: ScheduledGame, eventId: string): Promise<void> {
  const verdict = await openEventProof(game, eventId);
  await expect(verdict).toContainText('It matches.');
  await expect(verdict).toContainText(/Your slip \d+ is in it/);
}
