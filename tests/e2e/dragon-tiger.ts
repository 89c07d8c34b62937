import type { Locator, Page } from '@playwright/test';
import type { PlayerApi } from './player-api.ts';
import { type FrameOfGame, openGame } from './shown-game.ts';
import { expect, origins } from './test.ts';

/** An open game of Dragon Tiger, whose rounds are short. */
export type DragonTiger = FrameOfGame;

/** Opens the game in its frame, as the lobby does. */
export async function openDragonTiger(page: Page): Promise<DragonTiger> {
  return openGame(page, { id: 'dragon-tiger', name: 'Dragon Tiger' });
}

/** Bets on the dragon and waits for the result; a bet stays on the table after its first round. */
export async function playDragon(
  page: Page,
  game: DragonTiger | Page,
  { isFirst = false } = {},
): Promise<string> {
  if (isFirst) await game.getByRole('button', { name: 'Dragon', exact: true }).click();
  const dealt = page.waitForResponse(`${origins.game()}/rounds/bet`);
  await game.getByTestId('play').click();
  const { data }: { data: { round: { roundId: string } } | null } = await (await dealt).json();
  await expect(game.getByTestId('play')).toHaveAttribute('data-phase', 'idle');
  return data?.round.roundId ?? '';
}

/** Opens the game of a new player with money, and plays a first round. */
export async function playFirstRound(visit: {
  readonly page: Page;
  readonly logInByApi: () => Promise<PlayerApi>;
}): Promise<{ api: PlayerApi; frame: DragonTiger; roundId: string }> {
  const { page } = visit;
  const api = await visit.logInByApi();
  await api.claimWelcome();
  const frame = await openDragonTiger(page);
  return { api, frame, roundId: await playDragon(page, frame, { isFirst: true }) };
}

/** Reveals the seed in the fairness dialog; returns what the dialog finds. */
export async function rotate(fairness: Locator): Promise<Locator> {
  await fairness.getByRole('button', { name: 'Reveal seed and change' }).click();
  const revealed = fairness.locator('.revealed');
  await expect(revealed).toBeVisible();
  return revealed;
}

/** Opens the proof of a round of the list, by its nonce. */
export async function verifyRound(game: DragonTiger, nonce: number): Promise<Locator> {
  await game.getByRole('button', { name: `Verify round ${nonce}`, exact: true }).click();
  return game.getByRole('dialog', { name: `Verify round ${nonce}` });
}
