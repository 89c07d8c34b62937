import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { motif } from '../motif/motif.ts';

/** For a page behind the login: a lock and its key. */
export const spotKey = spot({
  name: 'key',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#ffcf66', opacity: 0.35, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 304, radiusX: 150, radiusY: 18, opacity: 0.45, blur: 10 }),
    motif({ figure: 'locked', x: 210, y: 176, size: 206, light: '#fff', shadow: '#05060a' }),
    motif({
      figure: 'old-key',
      x: 316,
      y: 226,
      size: 138,
      rotate: 12,
      light: '#fff',
      shadow: '#05060a',
      glow: '#ffd35a',
      glowRadius: 12,
    }),
    sparkles({
      count: 6,
      colour: '#ffe9b0',
      largest: 18,
      within: { left: 90, right: 400, top: 50, bottom: 220 },
    }),
  ],
});
