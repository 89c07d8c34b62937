import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';

/** The definition of an engine. */
export type DefinitionOf<Engine extends GameDefinition['engine']> = Extract<
  GameDefinition,
  { engine: Engine }
>;

const isOf = <Engine extends GameDefinition['engine']>(
  sheet: GameDefinition,
  engine: Engine,
): sheet is DefinitionOf<Engine> => sheet.engine === engine;

/** A definition as that of its engine. @throws Error for a definition of another engine */
export function definitionOf<Engine extends GameDefinition['engine']>(
  sheet: GameDefinition,
  engine: Engine,
): DefinitionOf<Engine> {
  if (isOf(sheet, engine)) return sheet;
  throw new Error(`${sheet.gameId} is no ${engine}`);
}
