/** Time comes in through the context, so that tests can hold it. */
export type Clock = { readonly now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
