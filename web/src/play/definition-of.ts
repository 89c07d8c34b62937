import type { Sheet } from '@fairhall/game-server/sheets/sheet';

/** The definition of an engine. */
export type DefinitionOf<Engine extends Sheet['engine']> = Extract<Sheet, { engine: Engine }>;

const isOf = <Engine extends Sheet['engine']>(
  sheet: Sheet,
  engine: Engine,
): sheet is DefinitionOf<Engine> => sheet.engine === engine;

/** A definition as that of its engine. @throws Error for a definition of another engine */
export function definitionOf<Engine extends Sheet['engine']>(
  sheet: Sheet,
  engine: Engine,
): DefinitionOf<Engine> {
  if (isOf(sheet, engine)) return sheet;
  throw new Error(`${sheet.gameId} is no ${engine}`);
}
