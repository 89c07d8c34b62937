import { type Complexes, complexes, transform, unitCircle } from './fourier.ts';

/**
 * A distribution over whole numbers is known from its generating function G(z) = Σ p(n)·zⁿ at
 * `size` points z on a circle of radius r: they are a Fourier transform of p(n)·rⁿ, whose inverse is
 *
 *   p̃(n) = p(n) + r^size·p(n + size) + r^(2·size)·p(n + 2·size) + …      0 ≤ n < size
 *
 * The radius is a little below 1, so that r^size = 10⁻⁵: what lies beyond the size is not lost but
 * shrunk. A radius much smaller would magnify rounding errors by r⁻ⁿ.
 */
export const LEAKAGE = 1e-5;

/** Some of the points: `first`, `first + step`, `first + 2·step` and so on, of `size` in all. */
export type Points = { readonly first: number; readonly step: number; readonly count: number };

export type Circle = {
  readonly size: number;
  /** rⁿ. */
  readonly damping: (n: number) => number;
  /** The points of radius 1, from 1 clockwise. */
  readonly unit: Complexes;
};

/** @param size a power of two */
export function circleOf(size: number): Circle {
  const logarithm = Math.log(LEAKAGE) / size;
  return { size, damping: (n) => Math.exp(logarithm * n), unit: unitCircle(size) };
}

/**
 * The distribution of a generating function, p̃(n) for all n below the size.
 *
 * @param evaluate the function at all `points`; called for the points of the upper half and
 * 1 and −1, because the values at the others are their conjugates
 */
export function coefficientsOf(
  circle: Circle,
  of: { readonly count: number; readonly evaluate: (points: Points) => Complexes },
): Float64Array {
  const { size, damping, unit } = circle;
  const values = complexes(size);
  const step = size / of.count;
  for (let first = 0; 2 * first <= step; first += 1) {
    const found = of.evaluate({ first, step, count: of.count });
    for (let place = 0; place < of.count; place += 1) {
      const at = first + step * place;
      const mirrored = (size - at) % size;
      // The inverse transform is that of the conjugates.
      values.re[at] = found.re[place] ?? 0;
      values.im[at] = -(found.im[place] ?? 0);
      values.re[mirrored] = found.re[place] ?? 0;
      values.im[mirrored] = found.im[place] ?? 0;
    }
  }
  transform(values, unit);
  return values.re.map((value, n) => value / size / damping(n));
}
