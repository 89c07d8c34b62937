/** The blend mode of a layer, in CSS terms. */
export type BlendMode = 'normal' | 'screen' | 'overlay' | 'multiply' | 'soft-light';

/** The attribute that blends one element with everything drawn before it. */
export function blend(mode: BlendMode): string {
  return `style="mix-blend-mode:${mode}"`;
}

/**
 * Rounds to a tenth of a pixel: finer steps are invisible, and they double the size of a drawing.
 */
export function tenth(value: number): number {
  return Number(value.toFixed(1));
}

/** The colour a share (0 to 1) of the way from one colour to another; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start = 0, end = 0] = [from, to].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(start + (end - start) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
