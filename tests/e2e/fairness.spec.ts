import { createHash } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { expect, test } from './test.ts';

test(
  'a guest sees the RTP of every game, searches and sorts them',
  onDesktop,
  async ({ page, isMobile }, { project }) => {
    // Narrower pages list the games under one another.
    const isTable = project.name === 'desktop';
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns of the games' }).click();
    const report = page.getByRole('region', { name: 'Games and their returns' });
    await expect(report).toContainText('Brass Roulette');
    await expectAccessible(page);
    if (isTable) await report.getByRole('button', { name: 'RTP' }).click();
    else await report.getByRole('combobox', { name: 'Sort' }).selectOption('rtp');
    // Baccarat's banker bet has the highest RTP of all games.
    const first = report.getByRole(isTable ? 'row' : 'listitem').nth(isTable ? 1 : 0);
    await expect(first).toContainText(/Velvet Baccarat|Hall Blackjack|Harbour Jacks/);
    await report.getByRole('searchbox').fill('roulette');
    await expect(report.getByRole('status')).toHaveText('1 game');
    await expect(report).toContainText('97.30%');
    await expect(page).toHaveURL(/find=roulette/);
    // The header searches all games: this page's search does not change it.
    if (!isMobile) await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('');
  },
);

test('anyone can replay a round from typed values or from a URL', onDesktop, async ({ page }) => {
  const serverSeed = 'c71e40b2d9a83f5560e1bb97f30c2a6488d4e51f7a09c3b6d2214fe87b5590ac';
  await page.goto('/verify');
  await page.getByLabel('Game', { exact: true }).selectOption('Brass Roulette');
  await page.getByLabel('Server seed', { exact: true }).fill(serverSeed);
  await page
    .getByLabel('Server seed hash, before')
    .fill(createHash('sha256').update(serverSeed).digest('hex'));
  await page.getByLabel('Client seed').fill('marina-0616');
  await page.getByLabel('Nonce').fill('3');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Each bet needs a place and an amount')).toBeVisible();
  await page.getByLabel('Bet 1: where').fill('red');
  await page.getByLabel('Bet 1: amount').fill('1.00');
  await page.getByLabel('Paid').fill('2.00');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  const proof = page.getByRole('region', { name: 'Proof' });
  await expect(proof).toContainText(
    'These seeds deal this outcome. There is no record without a login.',
  );
  await expect(proof.getByRole('row').nth(1)).toContainText('97 4c 5f 51');
  // At the top, no field is half below the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.reload();
  await expect(proof).toContainText('These seeds deal this outcome');
  await page.getByLabel('Paid').fill('36.00');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(proof).toContainText('It does not match.');
  await expect(proof).toContainText('The outcome comes out different');
});
