import type { Layer } from '../../engine/layer.ts';
import { ridge } from '../../layers/landscape.ts';
import { glow, rays, sky } from '../../layers/light.ts';
import { bokeh, embers } from '../../layers/particles.ts';

/**
 * The burning hall behind the reels, in either orientation. Lengths are relative to the picture's
 * size.
 */
export function burningHall(width: number, height: number): readonly Layer[] {
  const middle = width / 2;
  const longSide = Math.max(width, height);
  return [
    sky([
      [0, '#1d0310'],
      [0.4, '#7a0f14'],
      [0.72, '#d8480f'],
      [1, '#1a0306'],
    ]),
    glow({ x: middle, y: height * 0.42, radius: longSide * 0.55, colour: '#ffb02e', opacity: 0.9 }),
    rays({
      x: middle,
      y: height * 0.4,
      count: 28,
      colour: '#ffe08a',
      opacity: 0.68,
      reach: longSide,
      turn: 0.1,
      duty: 0.45,
      jitter: 0.1,
    }),
    ridge({
      y: height * 0.66,
      height: height * 0.16,
      colour: '#5d0b12',
      step: width / 12,
      opacity: 0.9,
    }),
    ridge({ y: height * 0.76, height: height * 0.12, colour: '#34060c', step: width / 14 }),
    glow({ x: middle, y: height * 0.86, radius: width * 0.5, colour: '#ff5a12', opacity: 0.75 }),
    bokeh({ count: 50, colours: ['#ffb347', '#ff6a1a', '#ffe39a'], largest: 16, opacity: 0.55 }),
    embers({ count: 120, colours: ['#ffd36a', '#ff8a2b', '#fff3c4'], length: 16 }),
  ];
}
