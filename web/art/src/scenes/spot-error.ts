import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { motif } from '../motif/motif.ts';

/** For an error of the server or the client: a bad roll and a broken link. */
export const spotError = spot({
  name: 'error',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 190, colour: '#ff8a7e', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 304, radiusX: 140, radiusY: 16, opacity: 0.45, blur: 10 }),
    motif({
      figure: 'game-die',
      x: 190,
      y: 196,
      size: 170,
      rotate: -16,
      light: '#fff',
      shadow: '#05060a',
    }),
    motif({
      figure: 'game-die',
      x: 316,
      y: 224,
      size: 128,
      rotate: 22,
      light: '#fff',
      shadow: '#05060a',
    }),
    motif({ figure: 'broken-chain', x: 300, y: 92, size: 96, rotate: 8, light: '#fff' }),
  ],
});
