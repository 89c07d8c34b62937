import type { Locator, Page } from '@playwright/test';

/** A feature of many free spins need not be watched: whenever one begins, it is skipped. */
export async function skipFreeSpins(
  page: Page,
  game: ReturnType<Locator['contentFrame']>,
): Promise<void> {
  const skipAll = game.getByRole('button', { name: 'Skip to the total' });
  // Pressed if it is still there: a short feature may be over before a pointer has come.
  const pressThere = (buttons: (HTMLElement | SVGElement)[]) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  };
  await page.addLocatorHandler(skipAll, () => skipAll.evaluateAll(pressThere));
}
