import { expectAccessible } from './axe.ts';
import { onPhone } from './layouts.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

test(
  'a shot in Deepwater Bounty is staked, drawn and settled, and is counted in the lobby',
  onPhone,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    await page.goto('/game-play?gameId=deepwater-bounty');
    const game = page.getByTitle('Deepwater Bounty, game').contentFrame();
    const fire = game.getByRole('button', { name: 'Fire', exact: true });
    await expect(fire).toBeVisible({ timeout: 30_000 });
    await expect(game.getByTestId('balance')).toHaveText(usd(before));
    await expect(game.getByTestId('stake')).toHaveText('$0.10');
    await game.getByRole('button', { name: 'Stronger cannon' }).click();
    await expect(game.getByTestId('stake')).toHaveText('$0.20');

    const decided = page.waitForResponse(`${origins.game()}/rounds/bet`);
    await fire.click();
    const { data }: { data: { round: { stake: string; win: string } } } = await (
      await decided
    ).json();
    const round = { stake: Number(data.round.stake), win: Number(data.round.win) };
    expect(round.stake).toBe(0.2);
    expect(await api.latestRound()).toEqual(round);
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(before) - inCents(round.stake) + inCents(round.win));
    await expect(game.getByTestId('balance')).toHaveText(usd(after));
    if (round.win > 0) await expect(game.getByTestId('spoken')).toContainText('caught');
    await expectAccessible(page);
    await expectAccessibleRules(page, game);
  },
);
