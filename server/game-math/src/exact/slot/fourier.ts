/**
 * Discrete Fourier transforms of a power of two of complex numbers, after Cooley and Tukey, in
 * place: re[k] + i·im[k] becomes Σ (re[n] + i·im[n])·exp(−2πi·nk/size).
 */
export type Complexes = { readonly re: Float64Array; readonly im: Float64Array };

export function complexes(size: number): Complexes {
  return { re: new Float64Array(size), im: new Float64Array(size) };
}

/** The cosine and the sine of −2π·n/size for every n. */
export function unitCircle(size: number): Complexes {
  const circle = complexes(size);
  for (let n = 0; n < size; n += 1) {
    circle.re[n] = Math.cos((2 * Math.PI * n) / size);
    circle.im[n] = -Math.sin((2 * Math.PI * n) / size);
  }
  return circle;
}

/** @param circle the unit circle of this size, or of a multiple of it */
export function transform(values: Complexes, circle: Complexes): void {
  const size = values.re.length;
  reorder(values);
  for (let half = 1; half < size; half *= 2) {
    const stride = circle.re.length / (2 * half);
    for (let start = 0; start < size; start += 2 * half) {
      butterflies(values, { start, half, stride, circle });
    }
  }
}

function butterflies(
  { re, im }: Complexes,
  of: { start: number; half: number; stride: number; circle: Complexes },
): void {
  const { start, half, stride, circle } = of;
  for (let place = 0; place < half; place += 1) {
    const low = start + place;
    const high = low + half;
    const cos = circle.re[place * stride] ?? 0;
    const sin = circle.im[place * stride] ?? 0;
    const highRe = re[high] ?? 0;
    const highIm = im[high] ?? 0;
    const turnedRe = highRe * cos - highIm * sin;
    const turnedIm = highRe * sin + highIm * cos;
    const lowRe = re[low] ?? 0;
    const lowIm = im[low] ?? 0;
    re[high] = lowRe - turnedRe;
    im[high] = lowIm - turnedIm;
    re[low] = lowRe + turnedRe;
    im[low] = lowIm + turnedIm;
  }
}

/** Moves every value to the place whose binary digits are in the reverse order. */
function reorder({ re, im }: Complexes): void {
  const size = re.length;
  let reversed = 0;
  for (let place = 1; place < size; place += 1) {
    let bit = size / 2;
    while (reversed >= bit) {
      reversed -= bit;
      bit /= 2;
    }
    reversed += bit;
    if (place >= reversed) continue;
    swap(re, place, reversed);
    swap(im, place, reversed);
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const retained = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = retained;
}
