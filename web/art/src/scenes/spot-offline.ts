import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { motif } from '../motif/motif.ts';

/** For the offline state: an unplugged cable. */
export const spotOffline = spot({
  name: 'offline',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 190, colour: '#7fb6ff', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 304, radiusX: 140, radiusY: 16, opacity: 0.45, blur: 10 }),
    motif({
      figure: 'electric-plug',
      x: 250,
      y: 180,
      size: 210,
      rotate: -24,
      light: '#fff',
      shadow: '#05060a',
    }),
    motif({
      figure: 'high-voltage',
      x: 130,
      y: 120,
      size: 74,
      rotate: -14,
      glow: '#ffd35a',
      glowRadius: 10,
    }),
  ],
});
