import type { Locator, Page } from '@playwright/test';

/** Skips every feature of many free spins as soon as it begins. */
export async function skipFreeSpins(
  page: Page,
  game: ReturnType<Locator['contentFrame']>,
): Promise<void> {
  const skipAll = game.getByRole('button', { name: 'Skip to the total' });
  // A short feature may be over before the click.
  const pressThere = (buttons: (HTMLElement | SVGElement)[]) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  };
  await page.addLocatorHandler(skipAll, () => skipAll.evaluateAll(pressThere));
}
