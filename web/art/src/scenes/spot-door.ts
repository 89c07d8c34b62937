import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { motif } from '../motif/motif.ts';

/** For an address without a page: a door. */
export const spotDoor = spot({
  name: 'door',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#ffcf66', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 308, radiusX: 150, radiusY: 16, opacity: 0.45, blur: 10 }),
    motif({ figure: 'door', x: 216, y: 176, size: 244, light: '#fff', shadow: '#05060a' }),
    motif({
      figure: 'magnifying-glass-tilted-left',
      x: 316,
      y: 232,
      size: 142,
      light: '#fff',
      shadow: '#05060a',
    }),
  ],
});
