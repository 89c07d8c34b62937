/** The current time, injected so that tests control it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
