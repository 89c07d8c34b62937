import type { Widened } from '@/lib/use-lazy-texts.ts';
import type { en } from './en.ts';

export type LimitChoiceTexts = Widened<typeof en>;
