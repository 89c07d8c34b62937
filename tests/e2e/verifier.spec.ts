import { createHash } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop } from './layouts.ts';
import { playRound } from './play-round.ts';
import { openFairness } from './shown-game.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect, origins, test } from './test.ts';

const games = [
  {
    ...{ id: 'dragon-tiger', name: 'Dragon Tiger', place: 'Dragon', path: '/rounds/bet' },
    layouts: onDesktop,
  },
  {
    ...{ id: 'scarab-vault', name: 'Scarab Vault', place: null, path: '/rounds/spin' },
    layouts: inFullSuite,
  },
] as const;

for (const { id, name, place, path, layouts } of games) {
  test(
    `a round of ${name} is replayed in the player’s own browser`,
    layouts,
    async ({ page, logInByApi }) => {
      const api = await logInByApi();
      await api.claimWelcome();
      await page.goto(`/game-play?gameId=${id}`);
      const game = page.getByTitle(`${name}, game`).contentFrame();
      await skipFreeSpins(page, game);
      const play = game
        .getByTestId('play')
        .or(game.getByRole('button', { name: 'Spin', exact: true }));
      await expect(play).toBeVisible({ timeout: 30_000 });
      if (place) await game.getByRole('button', { name: place, exact: true }).click();
      const dealt = page.waitForResponse(`${origins.game()}${path}`);
      await play.click();
      await dealt;
      await expect(game.getByTestId('spoken')).toContainText('Balance', { timeout: 45_000 });

      const fairness = await openFairness(game);
      const commitment = await fairness.locator('.seeds dd').first().textContent();
      await expectAccessible(page);
      await fairness.getByRole('button', { name: 'Verify round 0' }).click();
      const proof = game.getByRole('dialog', { name: 'Verify round 0' });
      await expect(proof).toContainText('still sealed');
      await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
      await expect(proof.getByTestId('verdict')).toContainText('It matches.');
      await expect(proof).toContainText(`Hash, in your record${commitment}`);
      await expect(proof).toContainText(`SHA-256 of the seed${commitment}`);
      await expect(proof).toContainText('The rules are those that the round names');
      const sheet = proof.getByRole('link', { name: /^Read the rules/ });
      await expect(sheet).toHaveAttribute('href', /^\/fairness\/sheets\/[0-9a-f]{64}\.json$/);
      await expect(proof.getByRole('row').nth(1)).toContainText(
        /1.*[0-9a-f]{2} [0-9a-f]{2}.*0\.\d{8}/,
      );
      await expectAccessible(page);
      // The same round in the player client's verifier, in its own tab.
      const opened = page.context().waitForEvent('page');
      await proof.getByRole('link', { name: 'Open in the verifier' }).click();
      const verifier = await opened;
      await expect(verifier.getByRole('region', { name: 'Proof' })).toContainText('It matches.');
    },
  );
}

test('a player selects a round in the history, reveals its seed and verifies it', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await playRound(api);

  await page.goto('/history');
  await page.getByRole('link', { name: 'Verify this round of Velvet Baccarat' }).first().click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText('still sealed');
  const rounds = page.getByRole('region', { name: 'Your rounds' });
  await expect(rounds.getByRole('button', { name: /Velvet Baccarat/ })).toContainText(
    'Seed sealed',
  );
  await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
  // The round was played without a page, so this device has no record of it.
  await expect(proof).toContainText(
    'These seeds deal this outcome. Your device has no record of it.',
  );
  await expect(
    proof.getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }).nth(3),
  ).toBeVisible();
  await expect(proof.getByRole('cell').filter({ hasText: '$1.00' }).first()).toBeVisible();
  await expect(rounds.getByRole('button', { name: /Velvet Baccarat/ })).toContainText('revealed');
  await expectAccessible(page);
});

test('a round is verified with its own rules, and changed rules are named in red', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await playRound(api);
  const sheets = `${origins.game()}/fairness/sheets/*.json`;
  await page.route(sheets, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"decks":8', '"decks":6');
    await route.fulfill({ response, body });
  });

  await page.goto('/history');
  await page.getByRole('link', { name: 'Verify this round of Velvet Baccarat' }).first().click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
  await expect(proof.locator('.verdict-differs')).toContainText(
    'These are not the rules that the round was dealt with',
  );
  await expectAccessible(page);

  await page.unroute(sheets);
  await page.reload();
  await expect(proof).toContainText(
    'These seeds deal this outcome. Your device has no record of it.',
  );
  await expect(proof).toContainText('The rules are those that the round names');
  const address = await proof.getByRole('link', { name: /^Read the rules/ }).getAttribute('href');
  const sheet = await page.request.get(address ?? '');
  const hash = createHash('sha256')
    .update(await sheet.body())
    .digest('hex');
  await expect(proof).toContainText(`SHA-256 of the rules${hash}`);
});
