import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The explanations above and below the report; English is the source. */
export type FairnessTexts = Widened<typeof en>;
