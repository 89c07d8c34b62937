type Dated = {
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Today's entries, in the player's time zone, and the earlier ones; each keeps its order. */
export function groupByDay<Entry extends Dated>(
  entries: readonly Entry[],
  nowMs: number,
): { readonly today: readonly Entry[]; readonly earlier: readonly Entry[] } {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  const isToday = ({ createdAt }: Entry) => Date.parse(createdAt) >= midnight;
  return {
    today: entries.filter(isToday),
    earlier: entries.filter((entry) => !isToday(entry)),
  };
}
