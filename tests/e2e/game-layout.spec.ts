import type { Locator, Page } from '@playwright/test';
import { oneLayout } from './layouts.ts';
import { expect, origins, test } from './test.ts';

/** Changes the data of a game server's response. */
async function changeResponse<Data>(
  page: Page,
  { path, change }: { path: string; change: (data: Data) => void },
): Promise<void> {
  await page.route(`${origins.game()}${path}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.data);
    await route.fulfill({ response, json });
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`not visible: ${part}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test(
  'on the smallest phone the commitment of round 1,000 fits its button, and the session has labels',
  oneLayout('it sets the window width'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await changeResponse<{ fairness: { nextNonce: number } }>(page, {
      path: '/fairness/client-seed',
      change: ({ fairness }) => {
        fairness.nextNonce = 1_000;
      },
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/game-play?gameId=scarab-vault');
    const game = page.getByTitle('Scarab Vault, game').contentFrame();
    const button = game.getByRole('button', { name: 'Round 1,000 sealed' });
    await expect(button).toBeVisible({ timeout: 30_000 });
    const [outer, text, bet] = await Promise.all([
      boxOf(button),
      boxOf(button.locator('span')),
      boxOf(game.locator('.dock-bet')),
    ]);
    expect(text.x).toBeGreaterThanOrEqual(outer.x);
    expect(text.right, 'the text ends in its button').toBeLessThanOrEqual(outer.right);
    expect(text.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(outer.right, 'the button ends before the bet').toBeLessThanOrEqual(bet.x);

    const bar = await boxOf(game.locator('.bar'));
    for (const label of ['Session', 'Net']) {
      const { width, bottom } = await boxOf(game.getByTestId('session').getByText(label));
      expect(width, label).toBeGreaterThan(15);
      expect(bottom, label).toBeLessThanOrEqual(bar.bottom);
    }
  },
);

test(
  'a table fills the felt of a desktop, and the amount of a win covers neither headline nor cards',
  oneLayout('it sets the window size'),
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    await changeResponse<{ round: { win: string } }>(page, {
      path: '/rounds/bet',
      change: ({ round }) => {
        round.win = '5.00';
      },
    });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const size of [
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/game-play?gameId=dragon-tiger');
      const game = page.getByTitle('Dragon Tiger, game').contentFrame();
      await expect(game.getByTestId('play')).toBeVisible({ timeout: 30_000 });
      const table = await boxOf(game.locator('.table'));
      const [cards, spots] = [game.locator('.sides-hands'), game.locator('.side-spots')];
      if (size.width > 1_000) {
        const height = (await boxOf(spots)).bottom - (await boxOf(cards)).y;
        expect(height / table.height, 'the share of the board').toBeGreaterThan(0.7);
      }
      await game.getByRole('button', { name: 'Dragon', exact: true }).click();
      await game.getByTestId('play').click();
      const pill = game.locator('.win-burst b');
      await expect(pill).toHaveText('$5.00');
      await pill.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const { bottom, y } = await boxOf(pill);
      expect(bottom, 'above the cards').toBeLessThanOrEqual((await boxOf(cards)).y);
      if (size.width > 1_000) {
        const headline = await boxOf(game.getByTestId('headline'));
        expect(bottom, 'above the headline').toBeLessThanOrEqual(headline.y);
      } else {
        expect(y, 'below the bar').toBeGreaterThanOrEqual(table.y);
      }
    }
  },
);
