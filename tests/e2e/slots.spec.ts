import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop, onPhone, onTablet } from './layouts.ts';
import { skipFreeSpins } from './skip-free-spins.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/** One page for all slots: `npm test` plays one of each mechanic. */
const slots = [
  { id: 'fox-and-clover', name: 'Fox & Clover', layouts: inFullSuite },
  { id: 'wolfmoon', name: 'Wolfmoon', layouts: onTablet },
  { id: 'nine-neon-lives', name: 'Nine Neon Lives', layouts: inFullSuite },
  { id: 'scarab-vault', name: 'Scarab Vault', layouts: onDesktop },
  { id: 'genie-hour', name: 'Genie Hour', layouts: inFullSuite },
  { id: 'lantern-night', name: 'Lantern Night', layouts: onPhone },
  { id: 'rex-eruption', name: 'Rex Eruption', layouts: onTablet },
  { id: 'sugar-comet', name: 'Sugar Comet', layouts: onDesktop },
  { id: 'storm-trench', name: 'Storm Trench', layouts: onPhone },
] as const;

for (const { id, name, layouts } of slots) {
  test(`${name} spins for a stake and pays its outcome`, layouts, async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    await page.goto(`/game-play?gameId=${id}`);
    const game = page.getByTitle(`${name}, game`).contentFrame();
    await skipFreeSpins(page, game);
    const spin = game.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeVisible({ timeout: 30_000 });
    await expect(game.getByTestId('balance')).toHaveText(usd(before));

    const dealt = page.waitForResponse(`${origins.game()}/rounds/spin`);
    await spin.click();
    const { data }: { data: { round: { stake: string; win: string } } } = await (
      await dealt
    ).json();
    await expect(spin).toBeVisible({ timeout: 45_000 });
    const round = { stake: Number(data.round.stake), win: Number(data.round.win) };
    expect(await api.latestRound()).toEqual(round);
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(before) - inCents(round.stake) + inCents(round.win));
    await expect(game.getByTestId('balance')).toHaveText(usd(after));
  });
}

test('a slot, its paytable and its automatic spins are accessible', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.goto('/game-play?gameId=scarab-vault');
  const game = page.getByTitle('Scarab Vault, game').contentFrame();
  const button = (name: string) => game.getByRole('button', { name, exact: true });
  const dialog = game.getByRole('dialog');
  await expect(button('Spin')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  // A narrow toolbar has its tools in a menu.
  if (await button('Menu').isVisible()) {
    await button('Menu').click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
  }
  await button('Paytable and rules').click();
  await expect(game.getByRole('dialog', { name: 'Paytable' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button('Automatic rounds').click();
  await expect(dialog).toBeVisible();
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect(field('Largest loss'), 'a largest loss is always set').toHaveValue(/\d/);
  await expect(field('Stop at a single win of at least')).toHaveValue('');
  await expect(dialog.getByTestId('chance-loss')).toHaveText(/^\d+\.\d\d%$/);
  await expectAccessible(page);
});

test('a slot loads four pictures before its first frame', async ({ page, logInByApi }) => {
  await (await logInByApi()).claimWelcome();
  const pictures: string[] = [];
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isStage = origin === origins.game() && pathname.startsWith('/art/games/');
    // The win words and the sky of the feature follow the first frame.
    if (isStage && !/lettering|feature-/.test(pathname)) pictures.push(pathname);
  });
  await page.goto('/game-play?gameId=phoenix-ascend');
  const game = page.getByTitle('Phoenix Ascend, game').contentFrame();
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  const names = pictures.map((pathname) => pathname.split('/').at(-1)?.split('.')[0]);
  const isPortrait = await page.evaluate(() => matchMedia('(orientation: portrait)').matches);
  const layout = isPortrait ? 'mobile' : 'desktop';
  // A frame in a process of its own has the screen of this machine, whatever the page has.
  const isSmall = await game.locator(':root').evaluate(() => screen.width <= 500);
  const symbols = isSmall ? 'symbols-small' : 'symbols';
  expect(names.toSorted()).toEqual(['crest', `place-${layout}`, `sky-${layout}`, symbols]);
});
