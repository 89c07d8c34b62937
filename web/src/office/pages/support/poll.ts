/** Questions have no events of their own. */
export const TICKETS_POLL_MS = 30_000;
