import type { Game, GameOverride } from '../../db/generated/client.ts';

/** The fields of a game that staff may set in the place of its provider. */
export const overridable = [
  'enabled',
  'gameLabel',
  'gameSort',
  'isHot',
  'isNew',
  'isRecommended',
] as const satisfies readonly (keyof Game & keyof GameOverride)[];

/** A game with what staff set; a save of its provider changes the other fields alone. */
export function withOverride(game: Game, override: GameOverride | undefined): Game {
  if (!override) return game;
  const { enabled, gameLabel, gameSort, isHot, isNew, isRecommended } = override;
  return {
    ...game,
    enabled: enabled ?? game.enabled,
    // An empty text is no label.
    gameLabel: gameLabel === null ? game.gameLabel : gameLabel || null,
    gameSort: gameSort ?? game.gameSort,
    isHot: isHot ?? game.isHot,
    isNew: isNew ?? game.isNew,
    isRecommended: isRecommended ?? game.isRecommended,
  };
}

type Ordered = Pick<Game, 'gameId' | 'gameName' | 'gameSort'>;

/** By gameSort, then by name. */
export function inOrder<One extends Ordered>(games: readonly One[]): One[] {
  return games.toSorted(
    (one, other) =>
      one.gameSort - other.gameSort ||
      compared(one.gameName, other.gameName) ||
      compared(one.gameId, other.gameId),
  );
}

/** As the databases compare texts: by their characters. */
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
