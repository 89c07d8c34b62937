import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { motif } from '../motif/motif.ts';

/** For the history: an hourglass before a scroll. */
export const spotHourglass = spot({
  name: 'hourglass',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#7fb6ff', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 306, radiusX: 150, radiusY: 18, opacity: 0.45, blur: 10 }),
    motif({
      figure: 'scroll',
      x: 280,
      y: 176,
      size: 210,
      rotate: 8,
      light: '#fff',
      shadow: '#05060a',
    }),
    motif({
      figure: 'hourglass-done',
      x: 172,
      y: 206,
      size: 178,
      rotate: -8,
      light: '#fff',
      shadow: '#05060a',
    }),
  ],
});
