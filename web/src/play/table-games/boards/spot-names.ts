import type { TextKey } from '../../i18n/en.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** The names of a game's spots; a spot without a text keeps its id. */
export const spotNames =
  (texts: Readonly<Record<string, TextKey>>) =>
  (spot: string, { t }: I18n): string => {
    const text = texts[spot];
    return text ? t(text) : spot;
  };
