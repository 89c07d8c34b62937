import type { Widened } from '@/lib/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The texts of free play; English is the source. */
export type FreePlayTexts = Widened<typeof en>;
