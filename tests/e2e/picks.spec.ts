import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inFullSuite, onDesktop } from './layouts.ts';
import { type CompletedRound, type MultiStepTable, responseTo } from './multi-step-rounds.ts';
import { expectAccessibleRules } from './press-tool.ts';
import { openGame } from './shown-game.ts';
import { expect, test } from './test.ts';
import { inCents, usd } from './usd.ts';

/** A pick of three mines in 25 tiles is lost this often in a row once in a million. */
const ROUNDS_MAX = 8;

type On = { readonly page: Page; readonly table: MultiStepTable };

/** Starts a round, whose shape is drawn by its first choice. */
async function start({ page, table }: On): Promise<void> {
  const drawn = page.waitForResponse('**/rounds/choose');
  await table.getByTestId('play').click();
  await drawn;
  await expect(table.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
}

/** Starts rounds until the first pick is safe. */
async function safelyPicked(on: On, pick: () => Promise<void>): Promise<void> {
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds += 1) {
    await start(on);
    const { phase } = await responseTo(on, pick);
    if (phase === 'choosing') return;
  }
  throw new Error(`none of ${ROUNDS_MAX} picks was safe`);
}

async function expectCollected(
  { table }: On,
  { round, balance }: CompletedRound,
  multiple: number,
): Promise<void> {
  expect(inCents(Number(round.win))).toBe(Math.round(inCents(Number(round.stake)) * multiple));
  await expect(table.getByTestId('balance')).toHaveText(usd(Number(balance)));
  await expect(table.getByTestId('spoken')).toContainText(`Balance ${usd(Number(balance))}.`);
}

test(
  'Sunken Field is played with the keyboard, announces each step, and shows its mines at the end',
  onDesktop,
  async ({ page, isMobile, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const table = await openGame(page, { id: 'sunken-field', name: 'Sunken Field' });
    const on = { page, table };
    await expectAccessible(page);
    await expectAccessibleRules(page, table);
    const tile = table.getByRole('button', { name: /^Tile 2, brings / });
    await safelyPicked(on, async () => {
      if (isMobile) return tile.click();
      // The focus has moved from the play button to the first tile.
      await table.getByRole('button', { name: /^Tile 1, brings / }).press('ArrowRight');
      await tile.press('Enter');
    });
    await expect(table.getByTestId('spoken')).toHaveText(
      'Tile 2 is safe. Next: 21 of 24 safe, ×1.28. Worth ×1.12. Go on or collect?',
    );
    await expect(table.locator('[data-look="mine"]')).toHaveCount(0);
    await expectAccessible(page);

    const ended = await responseTo(on, () => table.getByTestId('play').click());
    await expectCollected(on, ended, 1.12);
    await expect(table.locator('[data-look="mine"]')).toHaveCount(3);
    await table.getByRole('button', { name: 'Pencil' }).click();
    const pencil = table.getByRole('dialog');
    await expect(pencil.getByText(/^⌊99 × 25\/22⌋ = 112$/)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'Lighthouse Stairs is resumed on its floor after a reload, and collected',
  inFullSuite,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const table = await openGame(page, { id: 'lighthouse-stairs', name: 'Lighthouse Stairs' });
    const on = { page, table };
    const stair = table.getByRole('button', { name: /^Tile 3, brings / });
    await safelyPicked(on, () => stair.click());
    await expectAccessible(page);

    await page.reload();
    await expect(table.getByRole('main')).toHaveAttribute('data-phase', 'choosing');
    await expect(table.getByRole('group', { name: 'Floor 2' })).toBeVisible();
    await expect(table.getByTestId('headline')).toHaveText('Worth ×1.32. Go on or collect?');
    const ended = await responseTo(on, () => table.getByTestId('play').click());
    await expectCollected(on, ended, 1.32);
  },
);

test(
  'automatic rounds of Lighthouse Stairs pick as planned, and end with their number',
  inFullSuite,
  async ({ page, logInByApi }) => {
    const api = await logInByApi();
    await api.claimWelcome();
    const table = await openGame(page, { id: 'lighthouse-stairs', name: 'Lighthouse Stairs' });
    const picks: number[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().endsWith('/rounds/choose')) return;
      const { choice } = request.postDataJSON();
      if (choice.startsWith('stairs-')) picks.push(0);
      if (choice.startsWith('tile-')) picks.push((picks.pop() ?? 0) + 1);
    });
    await table.getByRole('button', { name: 'Automatic rounds', exact: true }).click();
    const dialog = table.getByRole('dialog', { name: 'Automatic rounds' });
    await dialog.getByRole('textbox', { name: 'Rounds' }).fill('10');
    await dialog.getByRole('textbox', { name: 'Picks in each round' }).fill('2');
    await dialog.getByRole('textbox', { name: 'Picks in each round' }).press('Enter');
    await expect(dialog.getByTestId('chance-loss')).toHaveText(/^\d+\.\d\d%$/);
    await dialog.getByRole('button', { name: 'Start 10 rounds' }).click();
    await expect(table.getByRole('button', { name: /automatic rounds left$/ })).toBeVisible();
    await expect(table.getByRole('button', { name: 'Automatic rounds', exact: true })).toBeVisible({
      timeout: 120_000,
    });
    expect(picks).toHaveLength(10);
    expect(Math.max(...picks)).toBe(2);
  },
);
