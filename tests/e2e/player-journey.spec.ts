import {
  balanceIn,
  DEPOSIT,
  leaveGame,
  openGame,
  orderDeposit,
  payByCard,
  seeHistory,
  seePayment,
  spin,
  walletBox,
} from './journey-steps.ts';
import { onDesktop } from './layouts.ts';
import { logIn, SAMPLE_PASSWORD } from './log-in.ts';
import { playerApi } from './player-api.ts';
import { expect, origins, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/**
 * A sample account for each project: a player has one session, and the projects run concurrently.
 */
const sampleAccounts: Readonly<Record<string, string>> = {
  desktop: 'demo@fairhall.test',
  mobile: 'new@fairhall.test',
  tablet: 'busy@fairhall.test',
};

test(
  'a player logs in, deposits, spins, and sees the balance and the records of it',
  onDesktop,
  async ({ page, request, isMobile }, { project }) => {
    const email = sampleAccounts[project.name] ?? '';
    const { token, nickName } = await logIn({ page, email, password: SAMPLE_PASSWORD, isMobile });
    await expect(
      page.getByRole('status').filter({ hasText: `Welcome, ${nickName}` }),
    ).toBeVisible();
    const api = playerApi({ request, token });
    const before = await api.usdBalance();
    await expect(walletBox(page)).toContainText(usd(before));

    const checkout = await orderDeposit(page);
    await payByCard(checkout, origins.pay());
    const { amount, bonusAmount } = await api.latestDeposit();
    expect(amount).toBe(DEPOSIT);
    const deposited = before + DEPOSIT + bonusAmount;
    expect(await api.usdBalance()).toBe(deposited);
    await seePayment({ checkout, page, deposited });

    const game = await openGame(page);
    await expect(balanceIn(game)).toHaveText(usd(deposited));
    const round = await spin({ page, game });
    expect(await api.latestRound()).toEqual(round);
    const after = await api.usdBalance();
    expect(inCents(after)).toBe(inCents(deposited) - inCents(round.stake) + inCents(round.win));
    await expect(balanceIn(game)).toHaveText(usd(after));

    await leaveGame({ page, game });
    const recent = page.locator('section').filter({ hasText: 'Continue playing' });
    await expect(recent.getByRole('link', { name: 'Play Phoenix Ascend' })).toBeVisible();
    await expect(walletBox(page)).toContainText(usd(after));
    await seeHistory({ page, round, isMobile });
  },
);
