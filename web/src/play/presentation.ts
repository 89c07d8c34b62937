import { withTexts } from '@/i18n/i18n.ts';
import { multiStepGames, originals, tableGames } from './boards.ts';
import type { OpenedGame } from './contract-types.ts';
import type { PresentationParts, RunningGame } from './running-game.ts';

/**
 * Loads the presentation of a game by its engine; the board of a table brings the texts.
 * @throws if its code or an asset fails to load
 */
export async function present(parts: PresentationParts<OpenedGame>): Promise<RunningGame> {
  const { opened } = parts;
  switch (opened.engine) {
    case 'slot': {
      const { presentSlot } = await withTexts(() => import('./slot/present-slot.tsx'), ['slots']);
      return presentSlot({ ...parts, opened });
    }
    case 'spots': {
      if (opened.kind === 'fishing') {
        const { presentFishing } = await withTexts(
          () => import('./fishing/present-fishing.tsx'),
          ['fishing'],
        );
        return presentFishing({ ...parts, opened });
      }
      if (opened.kind === 'threshold' || opened.kind === 'pegs') {
        const [{ presentOriginal }, game] = await Promise.all([
          withTexts(() => import('./originals/present-original.tsx'), ['originals']),
          originals[opened.kind](opened.gameId),
        ]);
        return presentOriginal(game, { ...parts, opened });
      }
      const [{ presentTableGame }, game] = await Promise.all([
        import('./table-games/present-table-game.tsx'),
        tableGames[opened.kind](),
      ]);
      return presentTableGame(game, { ...parts, opened });
    }
    case 'decisions': {
      if (opened.kind === 'fruit-machine') {
        const { presentFruitMachine } = await withTexts(
          () => import('./fruit-machine/present-fruit-machine.tsx'),
          ['slots'],
        );
        return presentFruitMachine({ ...parts, opened });
      }
      if (opened.kind === 'mines' || opened.kind === 'tower') {
        const [{ presentPicks }, game] = await Promise.all([
          withTexts(() => import('./picks/present-picks.tsx'), ['originals']),
          multiStepGames[opened.kind](),
        ]);
        return presentPicks(game, { ...parts, opened });
      }
      const [{ presentMultiStep }, game] = await Promise.all([
        import('./multi-step/present-multi-step.tsx'),
        multiStepGames[opened.kind](),
      ]);
      return presentMultiStep(game, { ...parts, opened });
    }
    case 'draw': {
      const { presentDraw } = await withTexts(
        () => import('./draws/present-draw.tsx'),
        ['fixtures'],
      );
      return presentDraw({ ...parts, opened });
    }
    case 'sport': {
      const { presentSport } = await withTexts(
        () => import('./sports/present-sport.tsx'),
        ['fixtures'],
      );
      return presentSport({ ...parts, opened });
    }
  }
}
