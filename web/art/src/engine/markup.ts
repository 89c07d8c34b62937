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
