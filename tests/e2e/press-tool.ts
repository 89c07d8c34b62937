import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './test.ts';

type Game = Pick<FrameLocator, 'getByRole'>;

/** A tool of a game: in its bar, or in the opened menu where the bar has no room for it. */
export async function findTool(game: Game, name: string): Promise<Locator> {
  await expect(game.getByRole('button', { name: 'Sound' })).toBeVisible({ timeout: 30_000 });
  const menu = game.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  return game.getByRole('button', { name, exact: true });
}

export async function pressTool(game: Game, name: string): Promise<void> {
  const tool = await findTool(game, name);
  await tool.click();
}

/** Opens the rules of a game, expects no axe violation there, and closes them. */
export async function expectAccessibleRules(page: Page, game: Game): Promise<void> {
  await pressTool(game, 'Paytable and rules');
  const rules = game.getByRole('dialog');
  await expect(rules.getByRole('heading').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
}
