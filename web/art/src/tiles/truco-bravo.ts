import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered, type Placement, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { rays, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import { lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { lit, motif } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import type { Suit } from '../props/suits.ts';

/** A parrot on a hand of cards before a yellow diamond and a blue disc. */
export const trucoBravo = tile({
  name: 'truco-bravo',
  seed: 334,
  layers: [
    sky([
      [0, '#013a2a'],
      [0.5, '#0aa05a'],
      [1, '#012015'],
    ]),
    diamondAndDisc,
    rays({ x: 300, y: 330, count: 22, colour: '#fff', opacity: 0.34, reach: 700 }),
    motif({ figure: 'palm-tree', x: 80, y: 230, size: 240, blur: 2, rotate: -8 }),
    motif({ figure: 'hibiscus', x: 520, y: 150, size: 150, rotate: 14 }),
    motif({ figure: 'hibiscus', x: 548, y: 560, size: 120, rotate: -10 }),
    hand(),
    motif({
      figure: 'parrot',
      x: 300,
      y: 260,
      size: 400,
      light: '#fffbe0',
      rim: '#fff6b0',
      shadow: '#011a10',
      shade: 0.55,
      specular: 0.6,
      saturation: 1.2,
      glow: '#fff3a0',
      glowRadius: 22,
    }),
    scrim('#01140c', 560, 1),
    bokeh({
      count: 30,
      colours: ['#ffe65a', '#fff', '#5affb0'],
      smallest: 2,
      largest: 9,
      opacity: 0.8,
      blur: 1,
    }),
    vignette(0.4, '#000d06'),
    lockup(
      {
        fill: ['#fffde0', '#ffe65a', '#f5a512'],
        outline: '#014a2c',
        side: '#011f12',
        outlineWidth: 15,
        depth: 15,
      },
      [
        {
          text: 'TRUCO',
          face: 'rammetto-one',
          size: 116,
          baseline: 684,
          maxWidth: 480,
          warp: arched(14),
        },
        {
          text: 'BRAVO',
          face: 'rammetto-one',
          size: 78,
          baseline: 764,
          maxWidth: 360,
          fill: ['#fff', '#d8ecff', '#6aa8ff'],
        },
      ],
    ),
  ],
});

function diamondAndDisc(canvas: Canvas): string {
  const yellow = canvas.linear([
    [0, '#ffe65a'],
    [1, '#f5b512'],
  ]);
  const blue = canvas.radial([
    [0, '#2f7df0'],
    [1, '#0b2a78'],
  ]);
  return (
    `<path d="M300 40L590 330L300 620L10 330Z" fill="${yellow}"/>` +
    `<circle cx="300" cy="330" r="170" fill="${blue}"/>`
  );
}

function hand(): Layer {
  const material = { shade: 0.28, specular: 0.2, light: '#fff', shadow: '#011a10', cast: 0.8 };
  const fanned = (placement: Placement, rank: string, suit: Suit) =>
    lit({ ...material, relief: 0.45 }, place(placement, card({ rank, suit, width: 170 })));
  return layered(
    fanned({ x: 168, y: 506, rotate: -26 }, '3', 'clubs'),
    fanned({ x: 300, y: 490, rotate: -4 }, '7', 'diamonds'),
    fanned({ x: 428, y: 506, rotate: 20 }, 'A', 'spades'),
  );
}
