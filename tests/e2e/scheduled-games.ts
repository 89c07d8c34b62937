import type { Locator, Page } from '@playwright/test';
import type { PlayerApi } from './player-api.ts';
import { type FrameOfGame, openGame } from './shown-game.ts';
import { expect } from './test.ts';
import { usd } from './usd.ts';

/** The page of an open game of draws, matches or races, in its frame. */
export type ScheduledGame = FrameOfGame;

type Bought = { readonly slip: { readonly event: { eventId: string; number: number } } };
type Placed = { readonly slip: { readonly legs: [{ readonly event: { eventId: string } }] } };

/** The announcement of a settled slip. */
export const AN_END = /You won|came back|No win this time/;

/** Opens a game of a new player; `before` is the balance in dollars. */
export async function openScheduledGame(
  { page, api }: { page: Page; api: PlayerApi },
  { id, name }: { id: string; name: string },
): Promise<{ before: number; game: ScheduledGame }> {
  const before = await api.claimWelcome();
  const game = await openGame(page, { id, name });
  await expect(game.getByTestId('balance')).toHaveText(usd(before));
  return { before, game };
}

/** Buys a line for the next draw; returns the draw. */
export async function buyTicket(page: Page, game: ScheduledGame): Promise<Bought['slip']['event']> {
  for (const number of ['7', '21', '40']) {
    await game.getByRole('button', { name: number, exact: true }).click();
  }
  await game.getByRole('button', { name: 'Quick pick' }).click();
  await expect(game.getByText('Line 1 is complete')).toBeVisible();
  await expect(game.getByTestId('stake')).toHaveText('$1.00');
  // Not in the last moment before sales close.
  await expect(game.locator('.draw-clock')).toContainText(/0:0[34]/);
  const response = page.waitForResponse('**/events/buy-ticket');
  await game.getByTestId('play').click();
  const { data }: { data: Bought } = await (await response).json();
  return data.slip.event;
}

/** Places the slip; returns the event of its first leg. */
export async function placeBet(page: Page, game: ScheduledGame): Promise<{ eventId: string }> {
  const response = page.waitForResponse('**/events/place-bet');
  await game.getByTestId('play').click();
  const { data }: { data: Placed } = await (await response).json();
  await expect(game.getByTestId('bet-status')).toHaveText('Your bet is placed.');
  return data.slip.legs[0].event;
}

/** Opens the proof of an event from the list of results; returns its verdict. */
export async function openEventProof(game: ScheduledGame, eventId: string): Promise<Locator> {
  await game.getByRole('tab', { name: 'Results' }).click();
  await game
    .locator(`[data-event="${eventId}"]`)
    .getByRole('button', { name: /^Verify / })
    .click();
  return game.getByTestId('verdict');
}
