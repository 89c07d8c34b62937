import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop, oneLayout, onPhone } from './layouts.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { type FrameOfGame, openGame } from './shown-game.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/** The bets of each game, by their accessible names. */
const games = [
  {
    id: 'brass-roulette',
    name: 'Brass Roulette',
    places: ['Red', 'Corner 8, 9, 11, 12'],
    layouts: onDesktop,
  },
  {
    id: 'velvet-baccarat',
    name: 'Velvet Baccarat',
    places: ['Banker', 'Tie'],
    layouts: inFullSuite,
  },
  { id: 'pearl-sic-bo', name: 'Pearl Sic Bo', places: ['Big', 'Pair 1 2'], layouts: inFullSuite },
  {
    id: 'crown-and-anchor',
    name: 'Crown & Anchor',
    places: ['Crown', 'Heart'],
    layouts: inFullSuite,
  },
  {
    id: 'lamplight-wheel',
    name: 'Lamplight Wheel',
    places: ['Brass', 'Jade'],
    layouts: inFullSuite,
  },
  {
    id: 'dragon-tiger',
    name: 'Dragon Tiger',
    places: ['Dragon', 'Tie in suit'],
    layouts: inFullSuite,
  },
  { id: 'aurora-keno', name: 'Aurora Keno', places: ['7', '21', '40'], layouts: onPhone },
  { id: 'red-envelope-rush', name: 'Red Envelope Rush', places: [], layouts: inFullSuite },
  { id: 'scratch-safari', name: 'Scratch Safari', places: [], layouts: onDesktop },
] as const;

for (const { id, name, places, layouts } of games) {
  test(
    `${name} accepts a bet, shows its outcome and pays it`,
    layouts,
    async ({ page, hasTouch, logInByApi }) => {
      const api = await logInByApi();
      const before = await api.claimWelcome();
      const game = await openGame(page, { id, name });
      await expect(game.getByTestId('balance')).toHaveText(usd(before));
      // On a touch screen, bets on intersections are in the large layout.
      const large = game.getByRole('button', { name: 'Splits, corners and streets' });
      if (hasTouch && id === 'brass-roulette') await large.click();
      for (const place of places)
        await game.getByRole('button', { name: place, exact: true }).click();

      const round = await playRound({ page, game });
      expect(Number(round.stake)).toBe(id === 'aurora-keno' ? 1 : places.length || 1);
      expect(await api.latestRound()).toEqual({
        stake: Number(round.stake),
        win: Number(round.win),
      });
      const after = await api.usdBalance();
      expect(inCents(after)).toBe(
        inCents(before) - inCents(Number(round.stake)) + inCents(Number(round.win)),
      );
      await expect(game.getByTestId('balance')).toHaveText(usd(after));
      await expect(game.getByTestId('win')).toHaveText(usd(Number(round.win)));
      await expect(game.getByTestId('spoken')).toContainText(`Balance ${usd(after)}.`);
      await expectAccessible(page);
    },
  );
}

test(
  'a table game is played with the keyboard alone, and its bets can be undone',
  oneLayout('the touch layout has no bets between its numbers', 'desktop'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const game = await openGame(page, { id: 'brass-roulette', name: 'Brass Roulette' });
    const zero = game.getByRole('button', { name: 'Number 0', exact: true });
    await zero.focus();
    await page.keyboard.press('ArrowRight');
    const focused = game.locator(':focus');
    await expect(focused).toHaveAttribute('aria-label', /^(Split 0, 2|Trio)/);
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('aria-label', /, bet \$1\.00$/);
    await page.keyboard.press('Space');
    await expect(game.getByTestId('stake')).toHaveText('$2.00');
    await game.getByRole('button', { name: 'Take the last chip back' }).press('Enter');
    await expect(game.getByTestId('stake')).toHaveText('$1.00');
    await game.getByTestId('play').press('Enter');
    await expect(game.getByTestId('spoken')).toContainText('Balance');
    await expect(game.getByTestId('play')).toHaveText('Spin again');

    // A dialog returns the focus to its opener.
    const rules = game.getByRole('button', { name: 'Paytable and rules' });
    await rules.press('Enter');
    await expect(game.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game.getByRole('dialog')).toBeHidden();
    await expect(rules).toBeFocused();
  },
);

test('the table reports a bet above its limit or above the balance', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const game = await openGame(page, { id: 'dragon-tiger', name: 'Dragon Tiger' });
  await game.getByRole('radio', { name: '$100.00' }).check();
  const dragon = game.getByRole('button', { name: /^Dragon/ });
  await dragon.click();
  await dragon.click();
  await expect(game.getByRole('alert')).toContainText('Limit of the table');
  await expect(game.getByTestId('stake')).toHaveText('$100.00');
  await game.getByRole('button', { name: 'Tie', exact: true }).click();
  await game.getByTestId('play').click();
  await expect(game.getByRole('alert')).toContainText('Insufficient balance');
  await expectAccessibleRules(page, game);
});

/** Plays one round until its result is shown; returns the game server's result. */
async function playRound({ page, game }: { page: Page; game: FrameOfGame }) {
  const dealt = page.waitForResponse(`${origins.game()}/rounds/bet`);
  await game.getByTestId('play').click();
  await openTicket(game);
  const { data }: { data: { round: { stake: string; win: string } } } = await (await dealt).json();
  await expect(game.getByTestId('play')).toHaveAttribute('data-phase', 'idle');
  return data.round;
}

/** Opens the parts of a ticket: the first by itself with the keyboard, then the others at once. */
async function openTicket(game: FrameOfGame): Promise<void> {
  await expect(game.getByRole('main')).not.toHaveAttribute('data-phase', 'requesting');
  const rest = game.getByRole('button', { name: /^(Scratch|Open) all$/ });
  if ((await rest.count()) === 0) return;
  const closed = game.getByRole('button', { name: /^(Field|Envelope) 1, (covered|closed)$/ });
  await closed.press('Enter');
  await expect(closed).toHaveCount(0);
  await expect(game.getByRole('button', { name: /^(Field|Envelope) 1: / })).toBeFocused();
  await expect(game.getByTestId('win')).toHaveText(usd(0));
  await rest.click();
}
