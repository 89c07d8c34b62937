/** Bounds of the record of one player, the oldest removed first, and so of every message. */
export const RECORD_MAX = { rounds: 5000, seals: 500, refusals: 500, events: 500 } as const;
/** Items in one message to the host page. */
export const SHOWN_MAX = 32;
