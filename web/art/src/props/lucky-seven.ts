import { type Layer, layered } from '../engine/layer.ts';
import { outlineText } from '../lettering/outline.ts';
import { lit } from '../motif/motif.ts';

/** The size at which the borders below are drawn. */
const DRAWN = 430;

/** The seven of fruit machines as one body: a gold slab, a dark inset and a red face, each with its own light. */
export function luckySeven(at: { centre: number; baseline: number; size: number }): Layer {
  const { path } = outlineText({ text: '7', face: 'bungee', maxWidth: at.size, ...at });
  const scale = at.size / DRAWN;
  const grown = (colour: string, width: number): Layer => {
    const stroke = `stroke="${colour}" stroke-width="${width * scale}" stroke-linejoin="round"`;
    return () => `<path d="${path}" fill="${colour}" ${stroke}/>`;
  };
  const shared = { shadow: '#3a0006' };
  const slab = {
    ...shared,
    relief: 0.9,
    light: '#fff3c4',
    rim: '#fff',
    shade: 0.45,
    specular: 0.8,
  };
  const face = { ...shared, relief: 0.8, light: '#fff', rim: '#ffd6d6', shade: 0.5, specular: 0.9 };
  return layered(
    lit({ ...slab, glow: '#ffdf6b', glowRadius: 30 * scale }, grown('#ffb11f', 46)),
    grown('#7a0012', 24),
    lit({ ...face, cast: 0 }, () => `<path d="${path}" fill="#f0182f"/>`),
  );
}
