import type { TextSource } from '@/i18n/i18n.ts';
import app from '@/i18n/locales/en/app.json';
import office from './locales/en/office.json';

/** The texts of the back office, and those of the components that it shares with the player client. */
export const textSource: TextSource = {
  files: (language, namespace) =>
    namespace === 'office'
      ? import(`./locales/${language}/office.json`)
      : import(`../i18n/locales/${language}/app.json`),
  english: { app, office },
};
