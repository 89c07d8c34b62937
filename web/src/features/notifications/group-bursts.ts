/** As many within as long are shown as one group. */
const BURST_MIN = 6;
const BURST_MS = 20 * 60_000;

type Dated = {
  /** ISO 8601. */
  readonly createdAt: string;
};

/**
 * Notifications, newest first, as rows: a burst of six or more within twenty minutes is one row of all of
 * them, any other notification a row of its own.
 */
export function groupBursts<Entry extends Dated>(
  entries: readonly Entry[],
): readonly (readonly Entry[])[] {
  const rows: (readonly Entry[])[] = [];
  for (let start = 0; start < entries.length; ) {
    const burst = burstAt(entries, start);
    const row = burst.length >= BURST_MIN ? burst : burst.slice(0, 1);
    rows.push(row);
    start += row.length;
  }
  return rows;
}

function burstAt<Entry extends Dated>(entries: readonly Entry[], start: number): readonly Entry[] {
  const newestMs = Date.parse(entries[start]?.createdAt ?? '');
  const end = entries.findIndex(
    ({ createdAt }, place) => place > start && newestMs - Date.parse(createdAt) > BURST_MS,
  );
  return entries.slice(start, end === -1 ? undefined : end);
}
