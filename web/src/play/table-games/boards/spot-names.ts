import type { GameTexts, TextKey } from '../../game-texts.ts';

/** The names of a game's spots; a spot without a text keeps its id. */
export const spotNames =
  (texts: Readonly<Record<string, TextKey>>) =>
  (spot: string, { t }: GameTexts): string => {
    const text = texts[spot];
    return text ? t(text) : spot;
  };
