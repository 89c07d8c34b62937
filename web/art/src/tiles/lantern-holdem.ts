import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import { chipStack } from '../props/chip.ts';

/** A royal flush fanned out on green felt, one lamp hanging over it. */
export const lanternHoldem = tile({
  name: 'lantern-holdem',
  seed: 320,
  layers: [
    sky([
      [0, '#031713'],
      [0.5, '#0c6a4a'],
      [1, '#020c09'],
    ]),
    glow({ x: 300, y: 120, radius: 360, colour: '#ffe29a', opacity: 0.75 }),
    rays({ x: 300, y: 30, count: 11, colour: '#fff0c0', opacity: 0.595, reach: 760, turn: 0.28 }),
    lamp,
    glow({ x: 300, y: 110, radius: 150, colour: '#fff3c0', opacity: 0.9 }),
    table,
    royalFlush(),
    lit(
      { relief: 0.4 },
      chipStack({
        x: 94,
        y: 566,
        count: 5,
        rise: 18,
        radius: 66,
        colour: '#d6243a',
        spots: '#fff',
      }),
      chipStack({
        x: 196,
        y: 592,
        count: 3,
        rise: 18,
        sway: 0,
        radius: 62,
        colour: '#1e5fc8',
        spots: '#fff',
      }),
      chipStack({
        x: 506,
        y: 572,
        count: 4,
        rise: 18,
        sway: -3,
        radius: 68,
        colour: '#15171c',
        spots: '#f1c668',
      }),
    ),
    scrim('#010a07', 540, 1),
    vignette(0.5, '#000'),
    sparkles({ count: 8, colour: '#fff', largest: 24, within: { bottom: 500 } }),
    lockup({ ...GOLD, outline: '#06301f', side: '#02120b' }, [
      { text: 'LANTERN', face: 'cinzel', size: 74, baseline: 682, maxWidth: 380, tracking: 0.12 },
      {
        text: "HOLD'EM",
        face: 'alfa-slab-one',
        size: 96,
        baseline: 764,
        maxWidth: 500,
        fill: ['#fff', '#e6fff4', '#8fd8b4'],
      },
    ]),
  ],
});

/** A green glass shade on a brass cord. */
function lamp(canvas: Canvas): string {
  const glass = canvas.linear([
    [0, '#2fae7a'],
    [1, '#0d5a3c'],
  ]);
  return (
    '<path d="M300 0V40" stroke="#d9a94c" stroke-width="6"/>' +
    `<path d="M220 96Q232 40 300 36Q368 40 380 96Z" fill="${glass}" stroke="#e8b95a" ` +
    'stroke-width="5"/><ellipse cx="300" cy="98" rx="80" ry="13" fill="#fff3c4"/>'
  );
}

/** A round table: wooden rail, felt, and the betting line. */
function table(canvas: Canvas): string {
  const cloth = canvas.radial([
    [0, '#159a68'],
    [0.7, '#0a5a3e'],
    [1, '#053324'],
  ]);
  return (
    '<ellipse cx="300" cy="700" rx="480" ry="250" fill="#5a3416"/>' +
    `<ellipse cx="300" cy="694" rx="456" ry="232" fill="${cloth}"/>` +
    '<ellipse cx="300" cy="694" rx="400" ry="192" fill="none" stroke="#ffe7a8" ' +
    'stroke-opacity=".4" stroke-width="3"/>'
  );
}

/** Ten to ace of spades, fanned 15 degrees apart around a point below the cards. */
function royalFlush(): Layer {
  const material = { shade: 0.28, specular: 0.2, light: '#fff', shadow: '#02100b', cast: 0.8 };
  return layered(
    ...['10', 'J', 'Q', 'K', 'A'].map((rank, index) =>
      lit(
        material,
        place(
          { x: 300, y: 640, rotate: (index - 2) * 15 },
          place({ x: 0, y: -300 }, card({ rank, suit: 'spades', width: 190 })),
        ),
      ),
    ),
  );
}
