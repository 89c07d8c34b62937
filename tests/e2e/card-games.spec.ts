import { expectAccessible } from './axe.ts';
import { onDesktop, onPhone, onTablet } from './layouts.ts';
import {
  type CompletedRound,
  cardsOn,
  chooseToTheEnd,
  dealUntilOpen,
  type MultiStepTable,
} from './multi-step-rounds.ts';
import type { PlayerApi } from './player-api.ts';
import { openGame } from './shown-game.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/** The displayed result of a completed round, and the balance after it. */
async function expectPaid(
  { table, api }: { table: MultiStepTable; api: PlayerApi },
  { before, ended }: { before: number; ended: CompletedRound },
): Promise<void> {
  const { stake, win } = ended.round;
  const after = await api.usdBalance();
  expect(inCents(after)).toBe(inCents(before) - inCents(Number(stake)) + inCents(Number(win)));
  await expect(table.getByTestId('balance')).toHaveText(usd(after));
  await expect(table.getByTestId('win')).toHaveText(usd(Number(win)));
  await expect(table.getByTestId('spoken')).toContainText(`Balance ${usd(after)}.`);
}

test(
  "Lantern Hold'em is called for twice the ante and shown down",
  onPhone,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    const table = await openGame(page, { id: 'lantern-holdem', name: "Lantern Hold'em" });
    await dealUntilOpen({ page, table });
    await expect(table.getByRole('img', { name: 'Card face down' })).toHaveCount(2);
    await expectAccessible(page);
    const ended = await chooseToTheEnd({ page, table }, ['Call']);
    expect(ended.round.stake).toBe('3.00');
    await expect(table.getByRole('img', { name: 'Card face down' })).toHaveCount(0);
    await expectPaid({ table, api }, { before, ended });
  },
);

test(
  'Harbour Jacks keeps its hand after a reload, holds the best cards and draws the others',
  onDesktop,
  async ({ page, isMobile, logInByApi }) => {
    const api = await logInByApi();
    const before = await api.claimWelcome();
    const table = await openGame(page, { id: 'harbour-jacks', name: 'Harbour Jacks' });
    await dealUntilOpen({ page, table });
    const dealt = await cardsOn(table);
    await page.reload();
    const hand = table.getByRole('group', { name: 'Your hand' });
    await expect(hand.getByRole('button')).toHaveCount(5);
    expect(await cardsOn(table)).toEqual(dealt);

    const first = hand.getByRole('button', { name: /^1: / });
    if (isMobile) await first.click();
    else await table.getByRole('main').press('1');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await table.getByRole('button', { name: 'Best hold' }).click();
    await expect(table.getByText(/^Best hold: /)).toBeAttached({ timeout: 30_000 });
    const held = await hand
      .getByRole('button', { pressed: true })
      .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('aria-keyshortcuts'))));
    const ended = await chooseToTheEnd({ page, table }, ['Draw', 'Keep all five']);
    const heldCards = await cardsOn(table);
    for (const place of held) expect(heldCards[place - 1]).toBe(dealt[place - 1]);
    await expectPaid({ table, api }, { before, ended });
  },
);

test('what is held in Harbour Jacks is held in ten hands, each staked, drawn and paid', async ({
  page,
  logInByApi,
}) => {
  const api = await logInByApi();
  const before = await api.claimWelcome();
  const table = await openGame(page, { id: 'harbour-jacks', name: 'Harbour Jacks' });
  await table.getByRole('radio', { name: '10 hands' }).check();
  await dealUntilOpen({ page, table });
  const first = table.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const [held] = await cardsOn(table.getByRole('group', { name: 'Your hand' }));
  await expectAccessible(page);
  const ended = await chooseToTheEnd({ page, table }, ['Draw']);
  expect(ended.round.stake).toBe('10.00');
  const further = table.getByRole('list', { name: 'Further hands' }).getByRole('listitem');
  await expect(further).toHaveCount(9);
  for (const hand of await further.all()) expect((await cardsOn(hand))[0]).toBe(held);
  await expectPaid({ table, api }, { before, ended });
});

test(
  'High Tide pays a collected chain, and nothing for a lost one',
  onTablet,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    let before = await api.claimWelcome();
    const table = await openGame(page, { id: 'high-tide', name: 'High Tide' });
    let wins = 0;
    for (let rounds = 0; rounds < ROUNDS_MAX && wins === 0; rounds += 1) {
      await dealUntilOpen({ page, table });
      if (rounds === 0) await expectAccessible(page);
      const guessed = page.waitForResponse('**/rounds/choose');
      await table.getByRole('button', { name: await likelierSide(table) }).click();
      const { data }: { data: CompletedRound } = await (await guessed).json();
      await expect(table.getByRole('main')).toHaveAttribute('data-phase', /^(idle|choosing)$/);
      const isOver = (await table.getByRole('main').getAttribute('data-phase')) === 'idle';
      const ended = isOver ? data : await chooseToTheEnd({ page, table }, ['Collect']);
      await expectPaid({ table, api }, { before, ended });
      before = await api.usdBalance();
      wins += Number(ended.round.win) > 0 ? 1 : 0;
    }
    expect(wins).toBe(1);
  },
);

/** Exceeded by chance once in a million, at better than even odds. */
const ROUNDS_MAX = 20;

/** The label of the side with more remaining cards. */
async function likelierSide(table: MultiStepTable): Promise<RegExp> {
  const [lower = 0, higher = 0] = await table
    .locator('.tide-side small')
    .evaluateAll((texts) => texts.map((text) => Number.parseInt(text.textContent ?? '', 10)));
  return lower > higher ? /^Lower: / : /^Higher: /;
}
