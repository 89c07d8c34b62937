import type { PartialMessages } from './messages.ts';

/** Under way: what is missing here shows in English. */
export const es = {} satisfies PartialMessages;
