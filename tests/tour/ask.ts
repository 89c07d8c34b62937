import type { Page } from '@playwright/test';

/** Opens a global modal by its window event, as any part of the client may. */
export function openByEvent(name: string, detail: object | null = null) {
  return ({ page }: { page: Page }) =>
    page.evaluate(
      ([event, carried]) => window.dispatchEvent(new CustomEvent(event, { detail: carried })),
      [name, detail] as const,
    );
}

/** Presses the first button or link of the page with this name. */
export function press(name: string | RegExp) {
  return ({ page }: { page: Page }) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('tab', { name }))
      .filter({ visible: true })
      .first()
      .click();
}
