import type { Widened } from '@/lib/i18n/use-lazy-texts.ts';
import type { en } from './en.ts';

/** The texts of the support page; English is the source. */
export type SupportTexts = Widened<typeof en>;

export type ChannelName = keyof typeof en.channels;
export type ArticleName = keyof typeof en.articles;
