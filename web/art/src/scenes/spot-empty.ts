import { place } from '../engine/layer.ts';
import { spot } from '../formats.ts';
import { glow, groundShadow } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { lit, motif } from '../motif/motif.ts';
import { blankCard } from '../props/blank-card.ts';

/** For an empty list: three cards face down, a heart on the first. */
export const spotEmpty = spot({
  name: 'empty',
  seed: 5,
  layers: [
    glow({ x: 240, y: 180, radius: 200, colour: '#ffcf66', opacity: 0.35, blendMode: 'normal' }),
    groundShadow({ x: 240, y: 300, radiusX: 150, radiusY: 18, opacity: 0.45, blur: 10 }),
    lit(
      { relief: 0.3, shade: 0.3, specular: 0.1, cast: 0.5 },
      place({ x: 146, y: 190, rotate: -12 }, blankCard),
      place({ x: 336, y: 192, rotate: 11 }, blankCard),
    ),
    lit({ relief: 0.3, shade: 0.3, specular: 0.2 }, frontCard),
    motif({
      figure: 'red-heart',
      x: 240,
      y: 174,
      size: 116,
      light: '#fff',
      shadow: '#2a0208',
      glow: '#ff5a6a',
      glowRadius: 18,
      sink: 0.4,
    }),
    sparkles({
      count: 7,
      colour: '#ffe9b0',
      largest: 18,
      within: { left: 90, right: 400, top: 50, bottom: 230 },
    }),
  ],
});

function frontCard(): string {
  const edge = 'stroke="#ffcf66" stroke-opacity=".5" stroke-width="3"';
  return `<rect x="168" y="76" width="144" height="196" rx="20" fill="#1a2521" ${edge}/>`;
}
