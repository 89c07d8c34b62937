import { expectAccessible } from './axe.ts';
import { openDragonTiger, playDragon, rotate, verifyRound } from './dragon-tiger.ts';
import { playRound } from './play-round.ts';
import { openProof } from './proof-page.ts';
import { openFairness, shownGame } from './shown-game.ts';
import { expect, test } from './test.ts';

/* What an honest server's rounds prove with a record, and what without one. */

test('an honest server matches the record in the game and on the verifier’s page, after a reload too', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  let frame = await openDragonTiger(page);
  const roundId = await playDragon(page, frame, { isFirst: true });
  await playDragon(page, frame);
  await page.reload();
  frame = await shownGame(page, 'Dragon Tiger');

  const fairness = await openFairness(frame);
  await expect(fairness).toContainText(/Your device keeps a record: .* 2 rounds/);
  await expect(fairness.getByLabel('New client seed')).toHaveValue(/^[0-9a-f]{16}$/);
  const revealed = await rotate(fairness);
  await expect(revealed).toContainText('The seed has the hash that your device was shown on');
  await expect(revealed).toContainText('Complete: nonces 0 to 1, 2 rounds over all games.');
  await expect(revealed).toContainText('All 2 rounds in your record are in it.');
  await expect(revealed).toContainText('No round was refused after it was dealt.');
  await fairness.getByText('Past seeds').click();
  await expect(fairness).toContainText('The hash is in your record.');
  await expectAccessible(page);

  const proof = await verifyRound(frame, 0);
  await expect(proof).toContainText('It matches. The result was fixed before you bet.');
  await expect(proof).toContainText('Compared with the record on your device');
  const opened = page.context().waitForEvent('page');
  await proof.getByRole('link', { name: 'Open in the verifier' }).click();
  const verifier = await opened;
  const found = verifier.getByRole('region', { name: 'Proof' });
  await expect(found).toContainText('It matches. The result was fixed before you bet.');
  await verifier.close();

  const saved = await openProof(page, roundId);
  await expect(saved).toContainText('It matches. The result was fixed before you bet.');
  await expect(saved).toContainText('Complete: nonces 0 to 1, 2 rounds over all games.');
  await expect(saved).toContainText('The seed that followed is the one that was announced.');
  await expectAccessible(page);
});

test('a device without a record states what it can prove and what not', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await playRound(api, 'request-1');
  await page.goto('/verify');
  await page.getByRole('button', { name: /Velvet Baccarat/ }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await proof.getByRole('button', { name: 'Reveal the seed and verify' }).click();
  await expect(proof).toContainText(
    'These seeds deal this outcome. Your device has no record of it.',
  );
  await expect(proof).toContainText('Not proven: that the hash was shown before you bet');
  await expect(proof).not.toContainText('It matches.');
});

test('a game in a tab of its own states that it has no record', async ({
  page,
  baseURL,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  const { url } = await api.post<{ url: string }>('/game/launch', {
    gameId: 'dragon-tiger',
    walletType: 'USD',
    homeUrl: `${baseURL}/games`,
  });
  await page.goto(url);
  await expect(page.getByTestId('play')).toBeVisible({ timeout: 30_000 });
  await playDragon(page, page, { isFirst: true });
  const fairness = await openFairness(page);
  await expect(fairness).toContainText(
    'This game runs in a tab of its own, which keeps no record.',
  );
  const revealed = await rotate(fairness);
  await expect(revealed).toContainText('The seed has the hash that this page showed.');
  await expect(revealed).toContainText('Your device has no record to compare the list with.');
});

test('a browser that stores nothing plays, and states that it keeps no record', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
  });
  const frame = await openDragonTiger(page);
  await playDragon(page, frame, { isFirst: true });
  const fairness = await openFairness(frame);
  await expect(fairness).toContainText('This browser keeps no record');
  await rotate(fairness);
  const proof = await verifyRound(frame, 0);
  await expect(proof).toContainText('These seeds deal this outcome. This browser keeps no record.');
});
