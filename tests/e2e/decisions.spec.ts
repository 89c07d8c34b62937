import { expectAccessible } from './axe.ts';
import { cardsOn, chooseToTheEnd, dealUntilOpen } from './decision-rounds.ts';
import { onDesktopAndPhone } from './layouts.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

test(
  'Hall Blackjack is dealt, left, come back to, decided and paid',
  onDesktopAndPhone,
  async ({ page, isMobile, enter }) => {
    const api = await enter();
    await api.claimWelcome();
    await page.goto('/game-play?gameId=hall-blackjack');
    const table = page.getByTitle('Hall Blackjack, game').contentFrame();
    const play = table.getByTestId('play');
    await expect(play).toBeVisible({ timeout: 30_000 });
    await table.getByRole('radio', { name: '$2.00' }).check();
    const opened = await dealUntilOpen({ page, table });
    expect(opened.round.stake).toBe('2.00');
    await expectAccessible(page);
    await expectAccessibleRules(page, table);

    // Under a browser's own bars a phone is short: nobody decides on a hand that is out of sight.
    if (isMobile) {
      await page.setViewportSize({ width: 375, height: 620 });
      await expect(table.getByRole('region', { name: 'You' })).toBeInViewport({ ratio: 0.95 });
    }

    const cards = await cardsOn(table);
    await page.reload();
    await expect(table.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
    expect(await cardsOn(table)).toEqual(cards);

    // A phone has no keys, and needs none.
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
