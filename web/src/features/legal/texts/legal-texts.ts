import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The legal documents; English is the source. */
export type LegalTexts = Widened<typeof en>;

export type LegalDocument = keyof typeof en;
