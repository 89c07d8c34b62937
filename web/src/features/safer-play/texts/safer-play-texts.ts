import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The texts of safer play; English is the source. */
export type SaferPlayTexts = Widened<typeof en>;
