/** The self-exclusion of a player, as stored. */
export type Exclusion = {
  readonly selfExcludedUntil: Date | null;
  /** From when the account is open again, once the player has returned. */
  readonly returnsAt: Date | null;
};

/** The stored end of a self-exclusion without one. */
export const FOREVER = new Date('9999-12-31T23:59:59.999Z');

/** Whether the account is closed: until a return, also after the end of the exclusion. */
export function isExcluded({ selfExcludedUntil, returnsAt }: Exclusion, now: Date): boolean {
  return selfExcludedUntil !== null && (returnsAt === null || now < returnsAt);
}

/** Whether the exclusion is over, so that the player can return. */
export function canReturn({ selfExcludedUntil, returnsAt }: Exclusion, now: Date): boolean {
  return selfExcludedUntil !== null && returnsAt === null && selfExcludedUntil <= now;
}

/** What an excluded player learns: `until` is null for an exclusion without an end. */
export function exclusionView(
  exclusion: Exclusion,
  now: Date,
): { until: string | null; canReturn: boolean } {
  const until = exclusion.returnsAt ?? exclusion.selfExcludedUntil;
  return { until: untilView(until), canReturn: canReturn(exclusion, now) };
}

/** The end of an exclusion; `null` for none and for never. */
export function untilView(until: Date | null): string | null {
  return until === null || until >= FOREVER ? null : until.toISOString();
}

/** The end of a time-out that is going on; `null` without one. */
export function timeOutView(timeOutUntil: Date | null, now: Date): string | null {
  return timeOutUntil !== null && timeOutUntil > now ? untilView(timeOutUntil) : null;
}
