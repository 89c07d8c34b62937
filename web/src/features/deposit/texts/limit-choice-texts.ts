import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

export type LimitChoiceTexts = Widened<typeof en>;
