import type { TextSource } from '@/i18n/i18n.ts';
import app from '@/i18n/locales/en/app.json';

/** The texts of the player client. */
export const textSource: TextSource = {
  files: (language, namespace) =>
    // The verifier shows outcomes as the games do.
    namespace === 'game'
      ? import(`../play/locales/${language}/game.json`)
      : import(`../i18n/locales/${language}/${namespace}.json`),
  english: { app },
};
