import type { TextSource } from '@/i18n/i18n.ts';
import checkout from './locales/en/checkout.json';

/** The texts of the checkout. */
export const textSource: TextSource = {
  files: (language) => import(`./locales/${language}/checkout.json`),
  english: { checkout },
};
