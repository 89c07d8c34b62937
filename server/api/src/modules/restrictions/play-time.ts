/** A pause of this length ends a play session. */
export const PLAY_GAP_MS = 1_800_000;

/** A run of bets; both ends in Unix milliseconds. */
export type PlayInterval = { readonly startedAtMs: number; readonly lastBetAtMs: number };

/** Whether a bet at this moment continues the run. */
export function goesOn({ lastBetAtMs }: PlayInterval, nowMs: number): boolean {
  return nowMs - lastBetAtMs < PLAY_GAP_MS;
}

/** The runs of a player, the oldest first: parts that overlap, or follow within the gap, are one. */
export function mergeIntervals(intervals: readonly PlayInterval[]): PlayInterval[] {
  const merged: PlayInterval[] = [];
  for (const interval of intervals.toSorted((one, other) => one.startedAtMs - other.startedAtMs)) {
    const last = merged.at(-1);
    if (!last || !goesOn(last, interval.startedAtMs)) {
      merged.push(interval);
      continue;
    }
    const lastBetAtMs = Math.max(last.lastBetAtMs, interval.lastBetAtMs);
    merged.splice(-1, 1, { ...last, lastBetAtMs });
  }
  return merged;
}

/** The milliseconds of the runs within a window: from `fromMs`, and before `untilMs`. */
export function playedMs(
  intervals: readonly PlayInterval[],
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
): number {
  return intervals.reduce((sum, { startedAtMs, lastBetAtMs }) => {
    const within = Math.min(lastBetAtMs, untilMs) - Math.max(startedAtMs, fromMs);
    return sum + Math.max(0, within);
  }, 0);
}
