import type { TextSource } from '@/i18n/i18n.ts';

/** The texts of the games. */
export const gameTextFiles: TextSource['files'] = (language, namespace) =>
  import(`../play/locales/${language}/${namespace}.json`);
