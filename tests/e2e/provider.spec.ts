import type { Page } from '@playwright/test';
import { freeExamplePort, runExampleCommand } from '../support/example-provider.ts';
import { startStack } from '../support/stack.ts';
import { expectAccessible } from './axe.ts';
import { historyPanel } from './history-kinds.ts';
import { onDesktop } from './layouts.ts';
import { test as base, expect } from './test.ts';
import { inCents, usd } from './usd.ts';

/**
 * A stack of its own, with the provider of docs/example-provider: other tests count the games of the
 * lobby.
 */
const test = base.extend({
  baseURL: async ({ browserName: _any }, use) => {
    const stack = await startStack({
      settings: { RATE_LIMIT: 'off', SEED: 'off', LOG_LEVEL: 'error' },
    });
    const example = runExampleCommand({ ...stack, examplePort: await freeExamplePort() });
    await example.untilOutput('is in the lobby');
    await use(stack.origins.web);
    await example.kill();
    await stack.stop();
  },
});

test(
  'games of two providers are in one lobby: a round of the other one’s, and then of our own',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    await page.goto('/games?type=table');
    await openFromLobby(page, 'Example Coin');
    const coin = page.getByTitle('Example Coin, game').contentFrame();
    await expect(coin.locator('#balance')).toHaveText(usd(before));
    await expectAccessible(page);

    await coin.getByRole('radio', { name: '$5.00' }).check();
    await coin.getByRole('button', { name: 'Heads' }).click();
    const result = coin.getByRole('status');
    await expect(result).toHaveText(/^(Heads: you win \$10\.00|Tails: no win|Edge: no win)\.$/);
    const played = await api.usdBalance();
    const text = (await result.textContent()) ?? '';
    const win = text.startsWith('Heads') ? 10 : 0;
    expect(inCents(played)).toBe(inCents(before) - 500 + inCents(win));
    await expect(coin.locator('#balance')).toHaveText(usd(played));

    // Money from outside the game changes its balance, and leaves the result of the last round.
    await api.deposit({ walletType: 'USD', amount: 50 });
    const after = await api.usdBalance();
    await expect(coin.locator('#balance')).toHaveText(usd(after));
    await expect(result).toHaveText(text);

    await coin.getByRole('button', { name: 'Games' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
    await dialog.getByRole('button', { name: 'Leave the game' }).press('Enter');
    await expect(page).toHaveURL('/games?type=table');
    await expect(page.getByRole('banner')).toContainText(usd(after));

    await openFromLobby(page, 'Lamplight Wheel');
    const wheel = page.getByTitle('Lamplight Wheel, game').contentFrame();
    await expect(wheel.getByTestId('balance')).toHaveText(usd(after), { timeout: 30_000 });
    await wheel.getByRole('button', { name: 'Brass', exact: true }).click();
    await wheel.getByTestId('play').click();
    await expect(wheel.getByTestId('spoken')).toContainText('Balance');
    expect(await api.latestRound()).toMatchObject({ stake: 1 });

    await page.goto('/history');
    const panel = historyPanel(page);
    const items = panel.getByRole('row').or(panel.getByRole('listitem'));
    await expect(items.filter({ hasText: 'Lamplight Wheel' }).first()).toContainText('−$1.00');
    const tossed = items.filter({ hasText: 'Example Coin' }).first();
    await expect(tossed).toContainText('−$5.00');
    await expect(tossed).toContainText(win > 0 ? '+$10.00' : '$0.00');
  },
);

async function openFromLobby(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Play ${name}`, exact: true }).click();
  await expect(page).toHaveURL(/\/game-play\?/);
}
