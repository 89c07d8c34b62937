import type { Locator, Page } from '@playwright/test';
import type { PlayerApi } from '../e2e/player-api.ts';

/** The page of a step, and its layout. */
type Visit = { readonly page: Page; readonly isMobile: boolean };

/** An action of a visitor on the page. */
export type Step = (visit: Visit) => Promise<unknown>;

/** Runs the steps in sequence. */
export function inOrder(...steps: readonly Step[]): Step {
  return async (visit) => {
    for (const step of steps) await step(visit);
  };
}

/** Opens a global modal by its window event, as any part of the client may. */
export function openByEvent(name: string, detail: object | null = null): Step {
  return ({ page }) =>
    page.evaluate(
      ([event, carried]) => window.dispatchEvent(new CustomEvent(event, { detail: carried })),
      [name, detail] as const,
    );
}

/** Presses the first button, link or tab of the page with this name. */
export function press(name: string | RegExp): Step {
  return ({ page }) =>
    page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .or(page.getByRole('tab', { name }))
      .filter({ visible: true })
      .first()
      .click();
}

/** Waits until this text is visible. */
export function see(words: string): Step {
  return ({ page }) => page.getByText(words).filter({ visible: true }).first().waitFor();
}

/** Presses a button of the page itself, by its whole name. */
export function pressInMain(name: string): Step {
  return ({ page }) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
}

/** An action in the open dialog. */
export function inDialog(act: (dialog: Locator) => Promise<unknown>): Step {
  return ({ page }) => act(page.getByRole('dialog'));
}

/** Fills fields of the open dialog, by their labels. */
export function fill(values: Readonly<Record<string, string>>): Step {
  return inDialog(async (dialog) => {
    for (const [label, value] of Object.entries(values)) {
      const field = dialog.getByLabel(label, { exact: true }).filter({ visible: true });
      await field.fill(value);
    }
  });
}

/** Presses a button of the open dialog. */
export function pressInDialog(name: string | RegExp): Step {
  return inDialog((dialog) => dialog.getByRole('button', { name }).first().click());
}

/** Takes the browser offline. */
export const disconnect: Step = async ({ page }) => {
  // A worker whose script is still loading would log an error.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
};

/** The browser's error when it is offline. */
export const offlineError = /ERR_INTERNET_DISCONNECTED/;

/** Adds games to the favourites, before the page opens. */
export function addingFavorites(...gameIds: readonly string[]) {
  return async (api: PlayerApi) => {
    for (const gameId of gameIds) await api.post('/game/favorite/add', { gameId });
  };
}
