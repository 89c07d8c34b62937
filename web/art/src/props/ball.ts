import type { Layer } from '../engine/layer.ts';
import { outlineText } from '../lettering/outline.ts';

interface Ball {
  readonly number: number;
  readonly colour: string;
  /** Pixels. */
  readonly radius: number;
}

/** A numbered lottery ball around the origin. */
export function ball({ number, colour, radius }: Ball): Layer {
  const numeral = outlineText({
    text: String(number),
    face: 'russo-one',
    size: radius * 0.72,
    maxWidth: radius * 0.82,
    centre: 0,
    baseline: radius * 0.26,
  });
  return (canvas) => {
    const gloss = canvas.radial(
      [
        [0, '#fff', 0.95],
        [0.18, '#fff', 0.35],
        [0.55, '#fff', 0],
        [1, '#000', 0.5],
      ],
      { cx: 0.36, cy: 0.28, r: 0.78 },
    );
    return (
      `<circle r="${radius}" fill="${colour}"/><circle r="${radius * 0.56}" fill="#fdfdfb"/>` +
      `<path d="${numeral.path}" fill="#15181d"/><circle r="${radius}" fill="${gloss}"/>`
    );
  };
}
