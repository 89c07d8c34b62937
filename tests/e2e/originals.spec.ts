import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop, oneLayout, onPhone } from './layouts.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { type FrameOfGame, openGame } from './shown-game.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

type BetResponse = { data: { round: { stake: string; win: string; outcome: Outcome } } };
type Outcome = { readonly draws: readonly { readonly event: number; readonly bytes: string }[] };

const games = [
  { id: 'quayside-dice', name: 'Quayside Dice', layouts: inFullSuite },
  { id: 'lantern-limbo', name: 'Lantern Limbo', layouts: inFullSuite },
  { id: 'pegfall', name: 'Pegfall', layouts: onPhone },
] as const;

for (const { id, name, layouts } of games) {
  test(
    `${name} plays a round, shows the bytes that decided it and its computation, and proves it`,
    layouts,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      const before = await api.claimWelcome();
      const game = await openGame(page, { id, name });
      const round = await playRound({ page, game });
      const after = await api.usdBalance();
      const paid = inCents(Number(round.win)) - inCents(Number(round.stake));
      expect(inCents(after)).toBe(inCents(before) + paid);
      await expect(game.getByTestId('balance')).toHaveText(usd(after));
      await expect(game.getByTestId('spoken')).toContainText(`Balance ${usd(after)}.`);

      const [first] = round.outcome.draws;
      const bytes = (first?.bytes ?? '').replace(/..\B/g, '$& ');
      const decided = game.getByRole('list', { name: 'The bytes that decided' });
      await expect(decided.getByRole('listitem').first()).toContainText(`${bytes}${first?.event}`);
      await expectAccessible(page);

      await game.getByRole('button', { name: 'Pencil' }).click();
      const pencil = game.getByRole('dialog', { name: 'Check it with a pencil' });
      await expect(pencil).toContainText(bytes);
      await expect(pencil).toContainText(`= ${round.win}`);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await game
        .getByRole('button', { name: /open the proof$/ })
        .first()
        .click();
      const proof = game.getByRole('dialog', { name: 'Verify round 0' });
      await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
      await expect(proof).toContainText('It matches.');
      await expect(proof).toContainText(bytes);
    },
  );
}

test(
  'automatic rounds of dice show their chances first, stop at their largest loss, and are remembered',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    const game = await openGame(page, { id: 'quayside-dice', name: 'Quayside Dice' });
    const stake = inCents(
      Number(/[\d.]+/.exec((await game.getByTestId('stake').textContent()) ?? '')?.[0]),
    );
    const dialog = game.getByRole('dialog', { name: 'Automatic rounds' });
    const field = (name: string) => dialog.getByRole('textbox', { name });
    const open = () => game.getByRole('button', { name: 'Automatic rounds', exact: true }).click();
    await open();
    await field('Rounds').fill('1000');
    await field('Largest loss').fill(String((stake * 3) / 100));
    await field('Stop at a profit of').fill(String((stake * 3) / 100));
    await field('Stop at a profit of').press('Enter');
    // 49.5 % against 3 stakes on either side: 1 − 1 / (1 + (0.505 / 0.495)³).
    await expect(dialog.getByTestId('chance-loss')).toHaveText('51.50%');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start 1000 rounds' }).click();
    await expect(game.getByText('Automatic rounds stopped')).toBeVisible({ timeout: 60_000 });
    const after = await api.usdBalance();
    expect(Math.abs(inCents(after) - inCents(before))).toBe(stake * 3);
    await expect(game.getByTestId('balance')).toHaveText(usd(after));
    await open();
    await expect(field('Rounds')).toHaveValue('1000');
  },
);

test(
  'the return, its chance and the target follow one another on the grid of the stake',
  oneLayout('the fields are the same in every layout'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const game = await openGame(page, { id: 'quayside-dice', name: 'Quayside Dice' });
    const field = (name: string) => game.getByRole('textbox', { name });
    await expect(field('Chance')).toHaveValue('49.5000');
    await field('Multiplier').clear();
    // Digits choose the stake, but not in a field.
    await field('Multiplier').pressSequentially('4');
    await field('Multiplier').press('Enter');
    await expect(field('Chance')).toHaveValue('24.7500');
    await game.getByRole('radio', { name: 'Over' }).check();
    await expect(field('Target')).toHaveValue('75.2500');
    await field('Target').fill('50.5');
    await field('Target').press('Enter');
    await expect(field('Multiplier')).toHaveValue('2.00');
    await page.keyboard.press('Escape');
    await field('Multiplier').fill('2.04');
    await field('Multiplier').press('Enter');
    await expect(field('Multiplier')).toHaveValue('2.04');
    for (const _ of ['0.50', '0.20', '0.10']) {
      await game.getByRole('button', { name: /^Lower/ }).click();
    }
    await expect(game.getByTestId('stake')).toHaveText('$0.10');
    await expect(field('Multiplier')).toHaveValue('2.00');
    await expectAccessibleRules(page, game);
  },
);

test(
  'a stake whose own largest win would be too large is not offered, with the largest that is',
  oneLayout('the text is the same in every layout'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const game = await openGame(page, { id: 'lantern-limbo', name: 'Lantern Limbo' });
    const multiplier = game.getByRole('textbox', { name: 'Multiplier' });
    await multiplier.fill('10000');
    await multiplier.press('Enter');
    await game.getByRole('button', { name: /^Raise/ }).click({ clickCount: 5 });
    await expect(game.getByTestId('stake')).toHaveText('$50.00');
    await expect(game.getByRole('status')).toContainText('$25.00');
    await expect(game.getByTestId('play')).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'balls are dropped with the keyboard while others fall, and each is a round',
  oneLayout('a phone has no keyboard'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    const game = await openGame(page, { id: 'pegfall', name: 'Pegfall' });
    await game.getByTestId('play').focus();
    const wins: number[] = [];
    page.on('response', async (response) => {
      if (response.url() !== `${origins.game()}/rounds/bet`) return;
      const { data }: BetResponse = await response.json();
      wins.push(inCents(Number(data.round.win)));
    });
    for (let ball = 0; ball < 5; ball += 1) await page.keyboard.press('Enter');
    await expect(game.getByRole('button', { name: /open the proof$/ })).toHaveCount(5);
    await expect(game.getByTestId('play')).toHaveAttribute('data-phase', 'idle');
    const won = wins.reduce((sum, win) => sum + win, 0);
    expect(wins).toHaveLength(5);
    expect(inCents(await api.usdBalance())).toBe(inCents(before) - 500 + won);
  },
);

/** Plays one round until its result is shown; returns the game server's result. */
async function playRound({ page, game }: { page: Page; game: FrameOfGame }) {
  const dealt = page.waitForResponse(`${origins.game()}/rounds/bet`);
  await game.getByTestId('play').click();
  const { data }: BetResponse = await (await dealt).json();
  await expect(game.getByTestId('play')).toHaveAttribute('data-phase', 'idle');
  return data.round;
}
