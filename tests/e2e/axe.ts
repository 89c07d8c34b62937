import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The product's target: WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no axe violation on the page in its current state, an open dialog included. */
export async function expectAccessible(page: Page): Promise<void> {
  const restore = await showWholePage(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // The frame by which a lobby loads the code of games.
    .exclude('iframe[hidden]')
    // axe merges the results of several frames in a separate page, which takes longer than the
    // rest, and takes a bar behind a dialog for one in front of it; most pages show no frames.
    .setLegacyMode((await page.locator('iframe:not([hidden])').count()) === 0);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  await restore();
  expect(found, 'what axe found').toEqual([]);
}

/**
 * Makes the window as high as the page: content behind a fixed bar is no violation, because it can
 * be scrolled into view. A dialog keeps its position.
 */
async function showWholePage(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize();
  if (size === null || (await page.getByRole('dialog').count()) > 0) return async () => {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height });
  return () => page.setViewportSize(size);
}
