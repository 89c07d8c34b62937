import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { waves } from '../layers/landscape.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A lantern that climbs from the sea into the night, others far above it. */
export const lanternLimbo = tile({
  name: 'lantern-limbo',
  seed: 372,
  layers: [
    sky([
      [0, '#0b0724'],
      [0.5, '#3b1c66'],
      [0.82, '#a8433f'],
      [1, '#140616'],
    ]),
    glow({ x: 300, y: 330, radius: 380, colour: '#ffb45e', opacity: 0.75 }),
    rays({ x: 300, y: 330, count: 18, colour: '#ffe3b0', opacity: 0.3, reach: 620 }),
    motif({ figure: 'red-paper-lantern', x: 110, y: 130, size: 120, rotate: -10, blur: 4 }),
    motif({ figure: 'red-paper-lantern', x: 486, y: 92, size: 90, rotate: 8, blur: 5 }),
    motif({ figure: 'red-paper-lantern', x: 520, y: 250, size: 140, rotate: 12, blur: 3 }),
    bokeh({ count: 26, colours: ['#ffcf6b', '#ff8f5a'], largest: 13, opacity: 0.65 }),
    waves({ y: 520, swell: 18, colour: '#2a1238', length: 100, opacity: 0.85 }),
    motif({
      figure: 'red-paper-lantern',
      x: 290,
      y: 330,
      size: 430,
      rotate: -5,
      light: '#fff1c9',
      specular: 0.8,
      glow: '#ffb45e',
      glowRadius: 34,
      shadow: '#1a0510',
    }),
    scrim('#0a0414', 530, 1),
    vignette(0.5, '#04010a'),
    sparkles({ count: 12, colour: '#fff', within: { bottom: 460 } }),
    lockup({ ...GOLD, outline: '#3a0d2a', side: '#14040f', outlineWidth: 14 }, [
      {
        text: 'LANTERN',
        face: 'righteous',
        size: 96,
        baseline: 690,
        maxWidth: 520,
        warp: arched(18),
      },
      {
        text: 'LIMBO',
        face: 'righteous',
        size: 82,
        baseline: 766,
        maxWidth: 330,
        fill: ['#fff', '#ffe0c2', '#ff9a5c'],
      },
    ]),
  ],
});
