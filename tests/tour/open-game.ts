import type { FrameLocator } from '@playwright/test';
import { expect, origins } from '../e2e/test.ts';
import type { Scene } from './scene.ts';
import { settle } from './settle.ts';
import type { Step } from './steps.ts';

type Visit = Parameters<Step>[0];

/** Gives the player enough money to open any game. */
export const usdToPlay: NonNullable<Scene['before']> = (api) => api.claimWelcome();

/** Waits until the game in the frame accepts bets. */
export async function untilGameIsOpen({ page }: Visit): Promise<FrameLocator> {
  const game = page.locator('iframe.game-frame').contentFrame();
  await expect(game.getByTestId('balance').filter({ visible: true })).toHaveText(/\d/, {
    timeout: 30_000,
  });
  await expect(game.locator('[aria-busy="true"], .skeleton')).toHaveCount(0, { timeout: 30_000 });
  await settleGame({ page });
  return game;
}

/** Waits until the frame of the game has no running animation. */
export async function settleGame({ page }: Pick<Visit, 'page'>): Promise<void> {
  const frame = page.frames().find((one) => one.url().startsWith(origins.game()));
  if (frame) await settle(frame);
}

type OpenGame = Scene & { readonly steps: Step };

/** An open game. */
export function openGame({ gameId, gameName }: { gameId: string; gameName: string }): OpenGame {
  return {
    name: gameId,
    as: 'own',
    path: `/game-play?gameId=${gameId}`,
    shows: (page) => page.getByTitle(`${gameName}, game`),
    before: usdToPlay,
    steps: untilGameIsOpen,
  };
}

/** The lightest of the games, for the parts that all games share. */
export const dragonTiger = openGame({ gameId: 'dragon-tiger', gameName: 'Dragon Tiger' });
