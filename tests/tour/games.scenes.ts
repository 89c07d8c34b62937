import { catalogue } from '../../server/game-server/src/catalogue/catalogue.ts';
import { expect } from '../e2e/test.ts';
import { betsOfEveryStatus } from './bets.ts';
import { dragonTiger, openGame, settleGame, untilGameIsOpen } from './open-game.ts';
import { type Scene, tour } from './scene.ts';
import type { Step } from './steps.ts';

tour('play', catalogue.map(openGame));

const phoenix = openGame({ gameId: 'phoenix-ascend', gameName: 'Phoenix Ascend' });

/** Opens a part of a game through the buttons with these names. */
const openInGame = (game: Scene, ...buttons: readonly string[]): Step => {
  return async (visit) => {
    const inside = await untilGameIsOpen(visit);
    for (const name of buttons) {
      await inside.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
      await expect(inside.getByRole('dialog'), game.name).toBeVisible();
    }
    await settleGame(visit);
  };
};

tour('game', [
  {
    ...phoenix,
    name: 'paytable',
    only: 'desktop',
    steps: openInGame(phoenix, 'Paytable and rules'),
  },
  { ...phoenix, name: 'fairness', only: 'desktop', steps: openInGame(phoenix, 'Change seeds') },
  {
    ...phoenix,
    name: 'autobet',
    only: 'desktop',
    steps: openInGame(phoenix, 'Automatic rounds'),
  },
  // Phones have one menu for the toolbar of a wide window.
  ...[
    phoenix,
    dragonTiger,
    openGame({ gameId: 'deepwater-bounty', gameName: 'Deepwater Bounty' }),
    openGame({ gameId: 'hall-blackjack', gameName: 'Hall Blackjack' }),
    openGame({ gameId: 'star-draw-49', gameName: 'Star Draw 49' }),
  ].map(
    (game): Scene => ({
      ...game,
      name: `menu-${game.name}`,
      only: 'mobile',
      steps: openInGame(game, 'Menu'),
    }),
  ),
  {
    ...phoenix,
    name: 'menu-paytable',
    only: 'mobile',
    steps: openInGame(phoenix, 'Menu', 'Paytable and rules'),
  },
  {
    ...phoenix,
    name: 'menu-fairness',
    only: 'mobile',
    steps: openInGame(phoenix, 'Menu', 'Fairness'),
  },
  {
    ...dragonTiger,
    name: 'menu-rules',
    only: 'mobile',
    steps: openInGame(dragonTiger, 'Menu', 'Paytable and rules'),
  },
  {
    ...dragonTiger,
    name: 'round',
    steps: async (visit) => {
      const game = await untilGameIsOpen(visit);
      await game.getByRole('button', { name: 'Dragon', exact: true }).click();
      await game.getByTestId('play').click();
      await expect(game.getByTestId('spoken')).toContainText('Balance');
      await settleGame(visit);
    },
  },
  ...[
    openGame({ gameId: 'sunken-field', gameName: 'Sunken Field' }),
    openGame({ gameId: 'lighthouse-stairs', gameName: 'Lighthouse Stairs' }),
  ].map(
    (game): Scene => ({
      ...game,
      name: `round-${game.name}`,
      steps: async (visit) => {
        const inside = await untilGameIsOpen(visit);
        await inside.getByTestId('play').click();
        await inside.getByRole('button', { name: /^Tile 2, brings / }).click();
        await expect(inside.getByTestId('spoken')).toContainText(/safe|Balance/);
        await settleGame(visit);
      },
    }),
  ),
  {
    ...openGame({ gameId: 'slam-court', gameName: 'Slam Court' }),
    name: 'bet-slip',
    steps: async (visit) => {
      const game = await untilGameIsOpen(visit);
      await game
        .getByRole('button', { name: /, odds/ })
        .first()
        .click();
      if (visit.isMobile) await game.getByTestId('slip').click();
      await expect(game.getByTestId('win')).toContainText('$');
      await settleGame(visit);
    },
  },
  {
    ...openGame({ gameId: 'penalty-kings', gameName: 'Penalty Kings' }),
    name: 'bets',
    steps: async (visit) => {
      const json = { code: 200, msg: 'success', data: betsOfEveryStatus };
      await visit.page.route('**/events/slips', (route) => route.fulfill({ json }));
      await visit.page.reload();
      const game = await untilGameIsOpen(visit);
      await game.getByRole('tab', { name: /^My bets/ }).click();
      await expect(game.getByText('Cancelled')).toBeVisible();
      await settleGame(visit);
    },
  },
  {
    ...dragonTiger,
    name: 'leave',
    shows: 'Leave the game?',
    steps: async (visit) => {
      const game = await untilGameIsOpen(visit);
      await game.getByRole('button', { name: 'Back to the games' }).click();
    },
  },
]);
