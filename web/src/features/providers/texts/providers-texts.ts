import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The texts of the page of the providers; English is the source. */
export type ProvidersTexts = Widened<typeof en>;
