import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page of a game in its frame. */
export type FrameOfGame = ReturnType<Locator['contentFrame']>;

/**
 * The page of a game in its frame, once the lobby's page shows it: until then a curtain covers the
 * frame, and takes the clicks.
 */
export async function shownGame(page: Page, name: string): Promise<FrameOfGame> {
  const frame = page.getByTitle(`${name}, game`);
  await expect(frame).toHaveClass(/\bis-ready\b/, { timeout: 30_000 });
  return frame.contentFrame();
}

/** Opens a game as the lobby does. */
export async function openGame(
  page: Page,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<FrameOfGame> {
  await page.goto(`/game-play?gameId=${id}`);
  return shownGame(page, name);
}

/** Opens the fairness dialog of a game by its visible seed. */
export async function openFairness(game: FrameLocator | Page): Promise<Locator> {
  await game
    .getByRole('button', { name: /sealed/ })
    .filter({ visible: true })
    .first()
    .click();
  return game.getByRole('dialog', { name: 'Fairness' });
}
