import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { motif } from '../motif/motif.ts';

/** For the verifier: a shield and a magnifying glass. */
export const spotShield = spot({
  name: 'shield',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#5ce6ae', opacity: 0.35, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 304, radiusX: 150, radiusY: 18, opacity: 0.45, blur: 10 }),
    motif({ figure: 'shield', x: 214, y: 174, size: 218, light: '#fff', shadow: '#05060a' }),
    motif({
      figure: 'magnifying-glass-tilted-left',
      x: 308,
      y: 218,
      size: 158,
      light: '#fff',
      shadow: '#05060a',
    }),
  ],
});
