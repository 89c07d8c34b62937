import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { ridge } from '../layers/landscape.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, embers } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { hill } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A phoenix rises over a burning ridge, in ember red with the light behind it. */
export const phoenixAscend = tile({
  name: 'phoenix-ascend',
  seed: 11,
  layers: [
    sky([
      [0, '#2b0312'],
      [0.35, '#8e0f14'],
      [0.62, '#e8480f'],
      [1, '#2a0408'],
    ]),
    glow({ x: 300, y: 330, radius: 420, colour: '#ffb02e' }),
    rays({
      x: 300,
      y: 330,
      count: 22,
      colour: '#ffe08a',
      opacity: 0.85,
      reach: 760,
      turn: 0.1,
      duty: 0.42,
      jitter: 0.12,
    }),
    ridge({ y: 520, height: 120, colour: '#5d0b12', step: 70, opacity: 0.9 }),
    ridge({ y: 590, height: 90, colour: '#34060c' }),
    glow({ x: 300, y: 600, radius: 380, colour: '#ff5a12', opacity: 0.8 }),
    bokeh({
      count: 26,
      colours: ['#ffb347', '#ff6a1a', '#ffe39a'],
      largest: 22,
      opacity: 0.55,
      within: { top: 60, bottom: 620 },
    }),
    motif({
      figure: 'phoenix',
      x: 300,
      y: 310,
      size: 520,
      light: '#fff2b8',
      rim: '#ffe58a',
      glow: '#ffb22e',
      glowRadius: 38,
      shadow: '#3a0205',
      shade: 0.5,
      saturation: 1.15,
    }),
    embers({ count: 70, colours: ['#ffd36a', '#ff8a2b', '#fff3c4'], length: 16 }),
    scrim('#1c0206', 450, 1),
    vignette(0.6, '#1a0004'),
    embers({ count: 26, colours: ['#ffe9a8', '#ff9a3a'], length: 26, within: { top: 420 } }),
    lockup({ ...GOLD, outlineWidth: 13 }, [
      { text: 'PHOENIX', face: 'cinzel', size: 128, baseline: 668, warp: hill(26), maxWidth: 548 },
      { text: 'ASCEND', face: 'cinzel', size: 78, baseline: 752, maxWidth: 380, tracking: 0.08 },
    ]),
  ],
});
