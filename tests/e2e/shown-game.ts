import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * The page of a game in its frame, once the lobby's page shows it: until then a curtain covers the
 * frame, and takes the clicks.
 */
export async function shownGame(
  page: Page,
  name: string,
): Promise<ReturnType<Locator['contentFrame']>> {
  const frame = page.getByTitle(`${name}, game`);
  await expect(frame).toHaveClass(/\bis-ready\b/, { timeout: 30_000 });
  return frame.contentFrame();
}
