import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { motif } from '../motif/motif.ts';

/** For the wallet before the login: a money bag and coins. */
export const spotMoneyBag = spot({
  name: 'money-bag',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#5ce6ae', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 304, radiusX: 160, radiusY: 18, opacity: 0.45, blur: 10 }),
    motif({ figure: 'coin', x: 122, y: 244, size: 104, rotate: -18, light: '#fff' }),
    motif({
      figure: 'money-bag',
      x: 246,
      y: 170,
      size: 218,
      rotate: 6,
      light: '#fff',
      shadow: '#05060a',
    }),
    motif({ figure: 'coin', x: 352, y: 262, size: 92, rotate: 14, light: '#fff' }),
    sparkles({
      count: 6,
      colour: '#ffe9b0',
      largest: 18,
      within: { left: 90, right: 400, top: 50, bottom: 220 },
    }),
  ],
});
