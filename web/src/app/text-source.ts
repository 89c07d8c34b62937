import type { TextSource } from '@/i18n/i18n.ts';
import app from '@/i18n/locales/en/app.json';

/** The texts of the games that the verifier needs, which shows outcomes as the games do. */
const ofGames = ['fixtures', 'game', 'proof', 'slots'];

/** The texts of the player client. */
export const textSource: TextSource = {
  files: async (language, namespace) => {
    if (!ofGames.includes(namespace))
      return import(`../i18n/locales/${language}/${namespace}.json`);
    // The list of their files is no part of the first load.
    const { gameTextFiles } = await import('./game-text-files.ts');
    return gameTextFiles(language, namespace);
  },
  english: { app },
};
