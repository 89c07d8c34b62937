import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { palms, waves } from '../layers/landscape.ts';
import { disc, glow, lightShafts, sky } from '../layers/light.ts';
import { bubbles } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { motif } from '../motif/motif.ts';

/** A lobster in a tropical lagoon, half sunset and half clear water. */
export const lobsterLagoon = tile({
  name: 'lobster-lagoon',
  seed: 215,
  layers: [
    sky([
      [0, '#ffcf7a'],
      [0.22, '#ff9a6b'],
      [0.4, '#2fd0c4'],
      [0.7, '#0a7f92'],
      [1, '#03212e'],
    ]),
    glow({ x: 300, y: 150, radius: 300, colour: '#fff3c0', opacity: 0.9 }),
    disc({
      x: 300,
      y: 150,
      radius: 84,
      stops: [
        [0, '#fffbe6'],
        [1, '#ffd98a'],
      ],
    }),
    palms(
      '#12434a',
      [
        { x: 30, y: 330, scale: 0.9, lean: 60 },
        { x: 580, y: 340, scale: 1, lean: -60 },
      ],
      0.95,
    ),
    waves({ y: 320, swell: 20, colour: '#35d7c8', length: 90, opacity: 0.9, rim: '#eafff8' }),
    waves({ y: 370, swell: 22, colour: '#1ab3b4', length: 110, opacity: 0.9, rim: '#b8fff0' }),
    waves({ y: 430, swell: 22, colour: '#0b8a9c', length: 100, opacity: 0.95 }),
    lightShafts({
      count: 6,
      colour: '#d8fff6',
      opacity: 0.3,
      left: 0,
      right: 560,
      lean: 70,
      depth: 700,
    }),
    motif({
      figure: 'crab',
      x: 120,
      y: 530,
      size: 190,
      rotate: -8,
      light: '#fff0d0',
      shadow: '#021a22',
    }),
    motif({
      figure: 'lobster',
      x: 306,
      y: 350,
      size: 430,
      rotate: 12,
      light: '#fff3da',
      rim: '#ffd0a0',
      shadow: '#1a0408',
      shade: 0.55,
      specular: 0.9,
      glow: '#fff0c0',
      glowRadius: 24,
    }),
    motif({
      figure: 'spiral-shell',
      x: 486,
      y: 540,
      size: 160,
      rotate: 8,
      light: '#fff',
      shadow: '#021a22',
    }),
    motif({ figure: 'shrimp', x: 510, y: 250, size: 130, flip: true, rotate: 10 }),
    bubbles({ count: 22, within: { top: 330, bottom: 640 } }),
    scrim('#02161f', 510, 1),
    vignette(0.35, '#001018'),
    lockup(
      {
        fill: ['#fff6df', '#ffb36b', '#ee3d2f'],
        outline: '#4a0a12',
        side: '#1a0308',
        outlineWidth: 15,
        depth: 15,
        inner: '#fff6e6',
        innerWidth: 5,
      },
      [
        {
          text: 'LOBSTER',
          face: 'lilita-one',
          size: 118,
          baseline: 674,
          maxWidth: 520,
          warp: arched(20),
        },
        {
          text: 'LAGOON',
          face: 'lilita-one',
          size: 98,
          baseline: 762,
          maxWidth: 440,
          fill: ['#f3fffb', '#7df0e0', '#119aa6'],
        },
      ],
    ),
  ],
});
