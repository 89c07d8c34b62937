import { place } from '../engine/layer.ts';
import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lit, motif } from '../motif/motif.ts';
import { blankCard } from '../props/blank-card.ts';

/** For a search without results: three cards face down under a magnifying glass. */
export const spotSearch = spot({
  name: 'search',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#7fb6ff', opacity: 0.3, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 300, radiusX: 150, radiusY: 18, opacity: 0.45, blur: 10 }),
    lit(
      { relief: 0.3, shade: 0.3, specular: 0.1, cast: 0.5 },
      place({ x: 132, y: 188, rotate: -12 }, blankCard),
      place({ x: 322, y: 190, rotate: 11 }, blankCard),
      place({ x: 226, y: 174 }, blankCard),
    ),
    motif({
      figure: 'magnifying-glass-tilted-left',
      x: 268,
      y: 196,
      size: 192,
      light: '#fff',
      shadow: '#05060a',
    }),
    sparkles({
      count: 5,
      colour: '#dbe9ff',
      largest: 14,
      within: { left: 90, right: 400, top: 50, bottom: 230 },
    }),
  ],
});
