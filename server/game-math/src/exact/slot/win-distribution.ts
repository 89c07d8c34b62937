import { type Complexes, complexes, transform, unitCircle } from './fourier.ts';
import { type Circle, circleOf, coefficientsOf, type Points } from './generating-function.ts';
import type { PayList } from './pay-list.ts';
import type { Branch, WinChain } from './win-chain.ts';

/** Points evaluated together: few enough that the values of all states fit into memory. */
const TOGETHER = 512;

/**
 * The chances of the wins of a round below a cap, in line bets: of winning exactly n at place n.
 * The generating function of a state is that of each branch's pays times that of the next state,
 * summed over its branches. A pay list's values at all points are a Fourier transform.
 *
 * Wins beyond twice the cap leak into it by a factor of 10⁻⁵ (`generating-function.ts`), so that the
 * chance of the cap is exact to this factor, and the RTP to a hundred-thousandth of that chance
 * times the cap.
 */
export function winsBelow(chain: WinChain, cap: number): Float64Array {
  // Pays that are all multiples of a number are counted in it.
  const unit = chain.parts.reduce((found, { lineBets }) => lineBets.reduce(divisor, found), cap);
  const parts = chain.parts.map((part) => ({
    ...part,
    lineBets: part.lineBets.map((pay) => pay / unit),
  }));
  const wins = new Float64Array(cap);
  for (const [place, chance] of winsOfChain({ ...chain, parts }, cap / unit).entries()) {
    wins[place * unit] = chance;
  }
  return wins;
}

/** The greatest common one. */
const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

function winsOfChain(chain: WinChain, cap: number): Float64Array {
  const size = Math.max(2 ** Math.ceil(Math.log2(2 * cap)), 2);
  const count = Math.min(TOGETHER, size / 2);
  const circle = circleOf(size);
  const damped = chain.parts.map((part) => ({
    ...part,
    chances: part.chances.map(
      (chance, place) => chance * circle.damping(part.lineBets[place] ?? 0),
    ),
  }));
  const small = unitCircle(count);
  const evaluate = (points: Points): Complexes => {
    const parts = damped.map((part) => valuesOf(part, { circle, points, small }));
    const sums = chain.sums.map((places) => sumOf(places.map((place) => parts[place])));
    return lastState(chain.states, sums);
  };
  return coefficientsOf(circle, { count, evaluate }).slice(0, cap);
}

/** Σ chance·z^pay at the points. */
function valuesOf(
  { lineBets, chances }: PayList,
  of: { circle: Circle; points: Points; small: Complexes },
): Complexes {
  const { circle, points, small } = of;
  const { re: cos, im: sin } = circle.unit;
  const values = complexes(points.count);
  for (let place = 0; place < lineBets.length; place += 1) {
    const pay = lineBets[place] ?? 0;
    const chance = chances[place] ?? 0;
    // The size is a power of two up to 2³², so that the product may overflow.
    const turned = Math.imul(pay, points.first) & (circle.size - 1);
    const at = pay & (points.count - 1);
    values.re[at] = (values.re[at] ?? 0) + chance * (cos[turned] ?? 0);
    values.im[at] = (values.im[at] ?? 0) + chance * (sin[turned] ?? 0);
  }
  transform(values, small);
  return values;
}

function sumOf(parts: readonly (Complexes | undefined)[]): Complexes {
  const [first, ...others] = parts;
  const sum = { re: Float64Array.from(first?.re ?? []), im: Float64Array.from(first?.im ?? []) };
  for (const part of others) {
    for (let place = 0; place < sum.re.length; place += 1) {
      sum.re[place] = (sum.re[place] ?? 0) + (part?.re[place] ?? 0);
      sum.im[place] = (sum.im[place] ?? 0) + (part?.im[place] ?? 0);
    }
  }
  return sum;
}

function lastState(states: readonly (readonly Branch[])[], sums: readonly Complexes[]): Complexes {
  const values: Complexes[] = [];
  for (const branches of states) {
    const value = complexes(sums[0]?.re.length ?? 0);
    for (const { sum, next } of branches) {
      const pays = sums[sum];
      const later = next === null ? null : values[next];
      if (pays) addProduct(value, pays, later ?? null);
    }
    values.push(value);
  }
  const last = values.at(-1);
  if (!last) throw new RangeError('a round has a state');
  return last;
}

/** @param later `null` stands for 1 */
function addProduct(sum: Complexes, pays: Complexes, later: Complexes | null): void {
  for (let place = 0; place < sum.re.length; place += 1) {
    const re = pays.re[place] ?? 0;
    const im = pays.im[place] ?? 0;
    const laterRe = later ? (later.re[place] ?? 0) : 1;
    const laterIm = later ? (later.im[place] ?? 0) : 0;
    sum.re[place] = (sum.re[place] ?? 0) + re * laterRe - im * laterIm;
    sum.im[place] = (sum.im[place] ?? 0) + re * laterIm + im * laterRe;
  }
}
