/**
 * All multisets of up to `cells` items of some kinds, as counts by kind, ranked without gaps: the
 * combinatorial number system of stars and bars. Of counts n₀…n₋₁ the places cᵢ = n₀ + … + nᵢ + i
 * ascend, and the rank is Σ C(cᵢ, i + 1). One more item always has a larger rank, and all complete
 * multisets, which use every cell, come last.
 */
export type CountSpace = {
  /** The number of multisets. */
  readonly size: number;
  /** Rank of the first complete multiset. */
  readonly firstComplete: number;
  readonly rankOf: (counts: readonly number[]) => number;
  /** Every complete multiset, in the order of rank. */
  readonly completeCounts: () => Generator<readonly number[]>;
  /**
   * Every incomplete multiset, the largest rank first. `grown` lists the ranks with one more item
   * of each kind; it is overwritten by the next visit.
   */
  readonly forEachIncomplete: (visit: (rank: number, grown: Int32Array) => void) => void;
};

export function countSpace({ kinds, cells }: { kinds: number; cells: number }): CountSpace {
  const choose = chooseTable({ top: cells + kinds, most: kinds });
  const size = choose(cells + kinds, kinds);
  const firstComplete = choose(cells + kinds - 1, kinds);

  function rankOf(counts: readonly number[]): number {
    let place = -1;
    return counts.reduce((rank, count, kind) => {
      place += count + 1;
      return rank + choose(place, kind + 1);
    }, 0);
  }

  function* completeCounts(): Generator<readonly number[]> {
    for (const counts of splits({ kinds, total: cells })) yield counts;
  }

  function forEachIncomplete(visit: (rank: number, grown: Int32Array) => void): void {
    // The largest: all but one cell contain the first kind.
    const places = Int32Array.from({ length: kinds }, (_, kind) => cells - 1 + kind);
    const grown = new Int32Array(kinds);
    for (let rank = firstComplete - 1; rank >= 0; rank -= 1) {
      let larger = rank;
      for (let kind = kinds - 1; kind >= 0; kind -= 1) {
        larger += choose(places[kind] ?? 0, kind);
        grown[kind] = larger;
      }
      visit(rank, grown);
      stepDown(places);
    }
  }

  return { size, firstComplete, rankOf, completeCounts, forEachIncomplete };
}

/**
 * Moves to the next smaller rank: the first place that can decrease does, and those before it
 * increase up to it.
 */
function stepDown(places: Int32Array): void {
  let kind = 0;
  while (kind < places.length && places[kind] === kind) kind += 1;
  const place = (places[kind] ?? 0) - 1;
  for (let before = 0; before <= kind; before += 1) places[before] = place - kind + before;
}

/** All ways to split a total into counts, in the order of rank. */
function* splits({ kinds, total }: { kinds: number; total: number }): Generator<number[]> {
  if (kinds === 1) {
    yield [total];
    return;
  }
  for (let last = total; last >= 0; last -= 1) {
    const first = splits({ kinds: kinds - 1, total: total - last });
    for (const counts of first) yield [...counts, last];
  }
}

function chooseTable({ top, most }: { top: number; most: number }) {
  const width = most + 1;
  const table = new Float64Array((top + 1) * width);
  for (let n = 0; n <= top; n += 1) {
    table[n * width] = 1;
    for (let k = 1; k <= Math.min(n, most); k += 1) {
      const above = (n - 1) * width + k;
      table[n * width + k] = (table[above - 1] ?? 0) + (table[above] ?? 0);
    }
  }
  return (n: number, k: number): number => table[n * width + k] ?? 0;
}
