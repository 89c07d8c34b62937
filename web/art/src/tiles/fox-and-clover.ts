import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { hills, pines } from '../layers/landscape.ts';
import { glow, lightShafts, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { hill } from '../lettering/warp.ts';
import { coins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';

/** A fox behind a heap of coins in a clover wood, sun falling through the leaves. */
export const foxAndClover = tile({
  name: 'fox-and-clover',
  seed: 61,
  layers: [
    sky([
      [0, '#08351c'],
      [0.4, '#3fae3e'],
      [0.7, '#1c6b30'],
      [1, '#04170c'],
    ]),
    glow({ x: 300, y: 240, radius: 420, colour: '#f7ffb0', opacity: 0.9 }),
    lightShafts({
      count: 7,
      colour: '#fffec0',
      opacity: 0.4,
      left: 0,
      right: 520,
      lean: 140,
      depth: 640,
    }),
    hills({ y: 430, swell: 24, colour: '#2f8f3a', waves: 3, opacity: 0.7 }),
    pines({ y: 520, height: 200, colour: '#17602c', count: 10, opacity: 0.75 }),
    hills({ y: 560, swell: 18, colour: '#0f4420', waves: 2 }),
    motif({ figure: 'four-leaf-clover', x: 88, y: 150, size: 180, rotate: -20, blur: 4 }),
    motif({ figure: 'four-leaf-clover', x: 530, y: 200, size: 150, rotate: 26, blur: 3 }),
    motif({ figure: 'shamrock', x: 546, y: 470, size: 140, rotate: -14 }),
    glow({ x: 300, y: 560, radius: 280, colour: '#ffcf3e', opacity: 0.8 }),
    motif({
      figure: 'fox',
      x: 300,
      y: 340,
      size: 410,
      light: '#fff7d0',
      rim: '#fff0b0',
      shadow: '#1c0a02',
      shade: 0.6,
      specular: 0.5,
      glow: '#ffe27a',
      glowRadius: 24,
    }),
    coins([
      { x: 120, y: 540, size: 84, rotate: -20, squash: 0.9 },
      { x: 210, y: 570, size: 92, rotate: 12, squash: 0.75 },
      { x: 300, y: 560, size: 98 },
      { x: 392, y: 572, size: 90, rotate: -16, squash: 0.8 },
      { x: 482, y: 548, size: 82, rotate: 22, squash: 0.9 },
      { x: 160, y: 600, size: 84, rotate: 30, squash: 0.6 },
      { x: 254, y: 612, size: 90, rotate: -8, squash: 0.9 },
      { x: 346, y: 612, size: 92, rotate: 14, squash: 0.7 },
      { x: 438, y: 604, size: 84, rotate: -26, squash: 0.9 },
    ]),
    motif({ figure: 'four-leaf-clover', x: 70, y: 500, size: 150, rotate: 18 }),
    scrim('#031509', 500, 1),
    sparkles({ count: 18, colour: '#fffbd0', within: { top: 60, bottom: 600 } }),
    vignette(0.5, '#001205'),
    lockup({ ...GOLD, outline: '#0b4a1c', side: '#03200b', outlineWidth: 15, depth: 16 }, [
      { text: 'FOX &', face: 'rammetto-one', size: 92, baseline: 664, maxWidth: 320 },
      {
        text: 'CLOVER',
        face: 'rammetto-one',
        size: 104,
        baseline: 756,
        maxWidth: 500,
        warp: hill(10),
      },
    ]),
  ],
});
