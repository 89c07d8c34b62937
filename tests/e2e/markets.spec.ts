import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { oneLayout } from './layouts.ts';
import { SAMPLE_PASSWORD } from './log-in.ts';
import { logInByApi as logIn } from './log-in-by-api.ts';
import { expect, origins, test } from './test.ts';

/* Sample accounts of markets: each has one session, so each is used in one test alone. */

const SLOT = { id: 'phoenix-ascend', title: 'Phoenix Ascend, game' };
const GAP_MS = 2500;

const sample = (market: string) => ({
  email: `${market}@fairhall.test`,
  password: SAMPLE_PASSWORD,
  nickName: market,
});

/** Opens the slot and waits until it accepts bets. */
async function openSlot(page: Page) {
  await page.goto(`/game-play?gameId=${SLOT.id}`);
  const game = page.getByTitle(SLOT.title).contentFrame();
  const button = (name: string) => game.getByRole('button', { name, exact: true });
  await expect(button('Spin')).toBeVisible({ timeout: 30_000 });
  return { game, button };
}

/** The highest stake on offer, in the unit of its text. */
async function highestStake({ game }: Awaited<ReturnType<typeof openSlot>>) {
  const raise = game.getByRole('button', { name: /^Raise the bet/ });
  while (await raise.isEnabled()) await raise.click();
  return Number((await game.getByTestId('stake').textContent())?.replace(/[^\d.]/g, ''));
}

const openDeposit = (page: Page) =>
  page.getByRole('button', { name: 'Deposit', exact: true }).filter({ visible: true }).first();

test(
  'the same slot in the open market, and by the rules of Great Britain',
  oneLayout('the account has one session; each layout has a picture in the tour'),
  async ({ browser, page, request, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const open = await openSlot(page);
    await expect(open.button('Automatic rounds')).toBeVisible();
    await expect(open.button('Fast spin')).toBeVisible();
    expect(await highestStake(open)).toBeGreaterThan(6);

    const british = await (await browser.newContext()).newPage();
    await logIn({ page: british, request, player: sample('gb') });
    const strict = await openSlot(british);
    await expect(strict.button('Automatic rounds')).toHaveCount(0);
    await expect(strict.button('Fast spin')).toHaveCount(0);
    await expectAccessible(british);
    expect(await highestStake(strict)).toBe(5);

    const spin = strict.button('Spin');
    const spins: number[] = [];
    british.on('requestfinished', (finished) => {
      if (finished.url() === `${origins.game()}/rounds/spin`) {
        spins.push(finished.timing().startTime);
      }
    });
    for (const count of [1, 2]) {
      await spin.click();
      await expect.poll(() => spins.length, { timeout: 30_000 }).toBe(count);
      await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
    }
    const [first = 0, second = 0] = spins;
    expect(second - first).toBeGreaterThanOrEqual(GAP_MS);
    await expect(strict.game.getByText('Please try again')).toHaveCount(0);

    await british.goto('/home');
    await expect(british.getByText('House rules: Great Britain (play money)')).toBeVisible();
    await openDeposit(british).click();
    const dialog = british.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Before your first deposit' })).toBeVisible();
    await expectAccessible(british);
    await dialog.getByRole('button', { name: 'Set and continue' }).click();
    await expect(dialog.getByText('Enter a whole amount')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await british.context().close();
  },
);

test(
  'Brazil’s rules require two limits before the first deposit, and offer no match',
  oneLayout('the account has one session; each layout has a picture in the tour', 'desktop'),
  async ({ page, request }) => {
    await logIn({ page, request, player: sample('br') });
    await page.goto('/home');
    await expect(page.getByText('House rules: Brazil (play money)')).toBeVisible();
    await expect(page.getByText('A free spin worth')).toHaveCount(0);
    await openDeposit(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Before your first deposit' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByLabel('Loss limit for a month').fill('500');
    await dialog.getByLabel('Time limit for a day, in minutes').fill('90');
    await dialog.getByRole('button', { name: 'Set and continue' }).click();
    await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(dialog.getByText('First-deposit match')).toHaveCount(0);
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100');
    const tab = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    const checkout = await tab;
    await expect(checkout.getByRole('tab', { name: 'Bank transfer' })).toBeVisible();
    await expect(checkout.getByRole('tab', { name: 'Card' })).toHaveCount(0);
  },
);
