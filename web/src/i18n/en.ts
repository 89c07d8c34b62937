import type { firstTexts } from './en-first.ts';
import type { otherTexts } from './en-others.ts';

/** The source of all texts, in the two parts in which they load. */
export type English = typeof firstTexts & typeof otherTexts;
