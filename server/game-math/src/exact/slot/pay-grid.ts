/**
 * Ascending whole numbers on which pays are counted: every one up to `exactTo`, then in steps of
 * about `fineness` of their size. A pay between two of them is split over both so that its mean
 * remains.
 */
export type PayGrid = { readonly pays: readonly number[] };

export function payGrid(of: { exactTo: number; fineness: number; most: number }): PayGrid {
  const pays = [0];
  let last = 0;
  while (last < of.most) {
    last += last < of.exactTo ? 1 : Math.max(1, Math.floor(last * of.fineness));
    pays.push(last);
  }
  return { pays };
}

/** Share `upper` of a pay belongs to the grid's place `place + 1`, the rest to `place`. */
export type GridShare = { readonly place: number; readonly upper: number };

/** @throws RangeError for a pay beyond the grid */
export function shareOf({ pays }: PayGrid, pay: number): GridShare {
  let low = 0;
  let high = pays.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((pays[middle] ?? 0) <= pay) low = middle;
    else high = middle;
  }
  const below = pays[low] ?? 0;
  const above = pays[low + 1] ?? below;
  if (pay < below || pay > above) throw new RangeError(`the grid does not reach to ${pay}`);
  return { place: low, upper: above === below ? 0 : (pay - below) / (above - below) };
}
