import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The texts of free play; English is the source. */
export type FreePlayTexts = Widened<typeof en>;
