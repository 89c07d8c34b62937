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
  readonly rankOf: (counts: ArrayLike<number>) => number;
  /** Every complete multiset, in the order of rank. `counts` is overwritten by the next visit. */
  readonly forEachComplete: (visit: (counts: Int32Array) => void) => void;
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

  function rankOf(counts: ArrayLike<number>): number {
    let place = -1;
    let rank = 0;
    for (let kind = 0; kind < counts.length; kind += 1) {
      place += (counts[kind] ?? 0) + 1;
      rank += choose(place, kind + 1);
    }
    return rank;
  }

  function forEachComplete(visit: (counts: Int32Array) => void): void {
    // The smallest: every cell contains the last kind.
    const places = Int32Array.from({ length: kinds }, (_, kind) => kind);
    places[kinds - 1] = cells + kinds - 1;
    const counts = new Int32Array(kinds);
    for (let left = size - firstComplete; left > 0; left -= 1) {
      let before = -1;
      for (let kind = 0; kind < kinds; kind += 1) {
        const place = places[kind] ?? 0;
        counts[kind] = place - before - 1;
        before = place;
      }
      visit(counts);
      stepUp(places);
    }
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

  return { size, firstComplete, rankOf, forEachComplete, forEachIncomplete };
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

/** Moves to the next larger rank: the first place that can increase does, those before it start again. */
function stepUp(places: Int32Array): void {
  let kind = 0;
  while ((places[kind] ?? 0) + 1 === places[kind + 1]) kind += 1;
  places[kind] = (places[kind] ?? 0) + 1;
  for (let before = 0; before < kind; before += 1) places[before] = before;
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
