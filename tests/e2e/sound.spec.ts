import { openDragonTiger, playDragon } from './dragon-tiger.ts';
import { onPhone } from './layouts.ts';
import { pressTool } from './press-tool.ts';
import { expect, test } from './test.ts';

test.use({ hasDeclinedSound: false });

test(
  'a player is invited to the sound once, at the first round, and sets its volumes in the game and in the profile',
  onPhone,
  async ({ page, logInByApi }) => {
    await (await logInByApi()).claimWelcome();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const soundCode = () => loaded.filter((url) => url.includes('sound-engine'));
    let game = await openDragonTiger(page);
    const invitation = () => game.getByRole('region', { name: 'This game has music and effects.' });
    await expect(game.getByTestId('play')).toBeVisible();
    await expect(invitation()).toBeHidden();
    await playDragon(page, game, { isFirst: true });
    await expect(invitation()).toBeVisible();
    expect(soundCode()).toEqual([]);
    await invitation().getByRole('button', { name: 'Turn on' }).click();
    await expect(invitation()).toBeHidden();
    await expect.poll(soundCode).not.toEqual([]);
    const sound = game.getByRole('button', { name: 'Sound' });
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await playDragon(page, game);
    await expect(invitation()).toBeHidden();
    await pressTool(game, 'Volume');
    await game.getByRole('slider', { name: 'Music' }).fill('0');
    // The game sends it to its page, which stores it.
    const stored = () => page.evaluate(() => localStorage.getItem('gameSound'));
    await expect.poll(stored).toContain('"music":0');

    await page.goto('/profile');
    await expect(page.getByRole('checkbox', { name: 'Music and effects' })).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Music' })).toHaveValue('0');
    await page.getByRole('slider', { name: 'Effects' }).fill('20');

    game = await openDragonTiger(page);
    await pressTool(game, 'Volume');
    await expect(game.getByRole('slider', { name: 'Music' })).toHaveValue('0');
    await expect(game.getByRole('slider', { name: 'Effects' })).toHaveValue('20');
    await game.getByRole('button', { name: 'Close' }).click();
    await sound.click();
    await page.goto('/profile');
    await expect(page.getByRole('checkbox', { name: 'Music and effects' })).not.toBeChecked();
  },
);

test(
  'an invitation to the sound without a response is not repeated after a reload',
  onPhone,
  async ({ page, logInByApi }) => {
    await (await logInByApi()).claimWelcome();
    let game = await openDragonTiger(page);
    const invitation = () => game.getByRole('region', { name: 'This game has music and effects.' });
    await playDragon(page, game, { isFirst: true });
    await expect(invitation()).toBeVisible();
    game = await openDragonTiger(page);
    await playDragon(page, game, { isFirst: true });
    await expect(invitation()).toBeHidden();
    await expect(game.getByRole('button', { name: 'Sound' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
);
