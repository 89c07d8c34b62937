const DAY_MS = 24 * 60 * 60_000;

/** How long events are kept that nobody has bought a slip of. */
export const RESULTS_KEPT_MS = DAY_MS;
/** How long slips are kept once they are closed, and their events with them. */
export const SLIPS_KEPT_MS = 30 * DAY_MS;
/** How long an event can be drawn again from its book: before the first of its slips is forgotten. */
export const PROOFS_KEPT_MS = 29 * DAY_MS;
