import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { cardsOn, chooseToTheEnd, dealUntilOpen } from './multi-step-rounds.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { openGame } from './shown-game.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

test(
  'a round of Hall Blackjack is resumed after a reload, played and paid',
  onPhone,
  async ({ page, isMobile, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const table = await openGame(page, { id: 'hall-blackjack', name: 'Hall Blackjack' });
    const play = table.getByTestId('play');
    await table.getByRole('radio', { name: '$2.00' }).check();
    const opened = await dealUntilOpen({ page, table });
    expect(opened.round.stake).toBe('2.00');
    await expectAccessible(page);
    await expectAccessibleRules(page, table);

    // With the browser's own bars a phone is short: the hand must still be visible at a choice.
    if (isMobile) {
      await page.setViewportSize({ width: 375, height: 620 });
      await expect(table.getByRole('region', { name: 'You' })).toBeInViewport({ ratio: 0.95 });
    }

    const cards = await cardsOn(table);
    await page.reload();
    await expect(table.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
    expect(await cardsOn(table)).toEqual(cards);

    // A phone has no keyboard shortcuts.
    const insurance = table.getByRole('button', { name: 'No insurance' });
    if (!isMobile && !(await insurance.isVisible())) {
      const responded = page.waitForResponse('**/rounds/choose');
      await table.getByRole('main').press('s');
      await responded;
      await expect(play).toHaveAttribute('data-phase', 'idle');
    } else {
      await chooseToTheEnd({ page, table }, ['No insurance', 'Stand']);
    }
    const { win } = await api.latestRound();
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(Number(opened.balance)) + inCents(win));
    await expect(table.getByTestId('balance')).toHaveText(usd(after));
    await expect(table.getByTestId('win')).toHaveText(usd(win));
    await expect(table.getByTestId('spoken')).toContainText(`Balance ${usd(after)}.`);
  },
);

const HANDS = 3;

test('three hands of Hall Blackjack are staked, played and paid one after the other', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const table = await openGame(page, { id: 'hall-blackjack', name: 'Hall Blackjack' });
  await table.getByRole('radio', { name: '3 hands' }).check();
  await dealUntilOpen({ page, table });
  const staked = await api.usdBalance();
  for (let number = 1; number <= HANDS; number += 1) {
    await expect(table.getByRole('region', { name: `Hand ${number}` })).toBeVisible();
  }
  await expectAccessible(page);
  const ended = await chooseToTheEnd({ page, table }, ['No insurance', 'Stand']);
  const { stake, win } = ended.round;
  expect(stake).toBe('3.00');
  const after = await api.usdBalance();
  expect(inCents(after)).toBe(inCents(staked) + inCents(Number(win)));
  await expect(table.getByTestId('balance')).toHaveText(usd(after));
  await expect(table.getByTestId('spoken')).toContainText(`Balance ${usd(after)}.`);
});
