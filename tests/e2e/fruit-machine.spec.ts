import { expectAccessible } from './axe.ts';
import { onDesktop } from './layouts.ts';
import { shownGame } from './shown-game.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

type Step = { readonly choice: string | null; readonly table: { readonly hands: Hand[] } };
type Hand = { readonly cards: readonly number[] };
type Round = { stake: string; win: string; outcome: { steps: readonly Step[] } };
type Response = { readonly data: { readonly round: Round } };

const stopsOf = ({ outcome }: Round) => outcome.steps.at(-1)?.table.hands[0]?.cards ?? [];

test(
  'Parade 7 keeps its first view after a reload, nudges a reel by keyboard and pays the final view',
  onDesktop,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    await page.goto('/game-play?gameId=parade-7');
    let game = await shownGame(page, 'Parade 7');
    const dealing = page.waitForResponse(`${origins.game()}/rounds/deal`);
    await game.getByRole('button', { name: 'Spin', exact: true }).click();
    const dealt: Response = await (await dealing).json();
    const choices = () => game.getByRole('group', { name: 'Your choice' });
    await expect(choices()).toBeVisible({ timeout: 30_000 });
    await page.reload();
    game = await shownGame(page, 'Parade 7');
    await expect(choices()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);

    const choosing = page.waitForResponse(`${origins.game()}/rounds/choose`);
    await game.getByRole('main').press('n');
    await game.getByRole('main').press('2');
    const { data }: Response = await (await choosing).json();
    const { round } = data;
    const [first, second = 0, third] = stopsOf(dealt.data.round);
    expect(stopsOf(round)).toEqual([first, (second + 23) % 24, third]);
    await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible({
      timeout: 45_000,
    });
    await expect(choices()).toBeHidden();
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(
      inCents(before) - inCents(Number(round.stake)) + inCents(Number(round.win)),
    );
    await expect(game.getByTestId('balance')).toHaveText(usd(after));
  },
);

test('what is held in Parade 7 stays, by touch, and the best choice is made by the play button', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  await api.claimWelcome();
  await page.goto('/game-play?gameId=parade-7');
  const game = await shownGame(page, 'Parade 7');
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  const dealing = page.waitForResponse(`${origins.game()}/rounds/deal`);
  await spin.click();
  const dealt: Response = await (await dealing).json();
  const holds = game.getByRole('button', { name: /^Hold reel \d$/ });
  await expect(holds).toHaveCount(3, { timeout: 30_000 });
  for (const [place, hold] of (await holds.all()).entries()) {
    const isHeld = (await hold.getAttribute('aria-pressed')) === 'true';
    if (isHeld !== (place === 1)) await hold.click();
  }
  await expectAccessible(page);
  const choosing = page.waitForResponse(`${origins.game()}/rounds/choose`);
  await game.getByRole('button', { name: 'Hold 2', exact: true }).click();
  const { data }: Response = await (await choosing).json();
  expect(data.round.outcome.steps.at(-1)?.choice).toBe('hold-2');
  expect(stopsOf(data.round)[1]).toBe(stopsOf(dealt.data.round)[1]);
  await expect(spin).toBeVisible({ timeout: 45_000 });
});
