import type { GameDefinition } from '@fairhall/game-server/definitions/game-definition';

/** The sheet of an engine. */
export type SheetOf<Engine extends GameDefinition['engine']> = Extract<
  GameDefinition,
  { engine: Engine }
>;

const isOf = <Engine extends GameDefinition['engine']>(
  sheet: GameDefinition,
  engine: Engine,
): sheet is SheetOf<Engine> => sheet.engine === engine;

/** A sheet as that of its engine. @throws Error for a sheet of another engine */
export function sheetOf<Engine extends GameDefinition['engine']>(
  sheet: GameDefinition,
  engine: Engine,
): SheetOf<Engine> {
  if (isOf(sheet, engine)) return sheet;
  throw new Error(`${sheet.gameId} is no ${engine}`);
}
