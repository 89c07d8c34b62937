import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import { chip, chipStack } from '../props/chip.ts';
import { gamingTable } from '../props/gaming-table.ts';

const CARD_LIGHT = {
  relief: 0.6,
  shade: 0.3,
  specular: 0.25,
  light: '#fff',
  shadow: '#1a0206',
  cast: 0.8,
};

/** An ace and a jack over a burgundy table, chips stacked on both sides. */
export const hallBlackjack = tile({
  name: 'hall-blackjack',
  seed: 137,
  layers: [
    sky([
      [0, '#16030a'],
      [0.5, '#7c0f26'],
      [1, '#0d0206'],
    ]),
    glow({ x: 300, y: 260, radius: 420, colour: '#ff7a7a', opacity: 0.5 }),
    rays({
      x: 300,
      y: -60,
      count: 9,
      colour: '#ffd9c0',
      opacity: 0.595,
      reach: 900,
      turn: (Math.PI / 2) * 0.95,
    }),
    gamingTable({
      x: 300,
      y: 760,
      radiusX: 520,
      radiusY: 300,
      cloth: [
        [0, '#a81a36'],
        [0.7, '#6a0d20'],
        [1, '#3a0711'],
      ],
      trim: { radiusX: 470, radiusY: 262, opacity: 0.6 },
    }),
    lit(
      CARD_LIGHT,
      place({ x: 220, y: 330, rotate: -16 }, card({ rank: 'A', suit: 'spades', width: 250 })),
    ),
    lit(
      CARD_LIGHT,
      place({ x: 382, y: 350, rotate: 13 }, card({ rank: 'J', suit: 'hearts', width: 250 })),
    ),
    lit(
      { relief: 0.5 },
      chipStack({
        x: 96,
        y: 556,
        count: 4,
        rise: 20,
        radius: 76,
        colour: '#15171c',
        spots: '#f1c668',
      }),
    ),
    lit(
      { relief: 0.5 },
      chipStack({
        x: 508,
        y: 566,
        count: 5,
        rise: 20,
        sway: -3,
        radius: 74,
        colour: '#1f8f5a',
        spots: '#fff',
      }),
    ),
    lit(
      { relief: 0.4 },
      place(
        { x: 300, y: 566, rotate: -10, scale: [1, 0.92] },
        chip({ radius: 66, colour: '#d6243a', spots: '#fff', label: '21' }),
      ),
    ),
    scrim('#0c0105', 500, 1),
    vignette(0.55, '#080003'),
    sparkles({ count: 9, colour: '#fff', largest: 26, within: { bottom: 520 } }),
    lockup({ ...GOLD, outline: '#4a0614', side: '#1a0206', outlineWidth: 13 }, [
      {
        text: 'HALL',
        face: 'alfa-slab-one',
        size: 76,
        baseline: 662,
        maxWidth: 300,
        tracking: 0.16,
        fill: ['#fff', '#ffe6c0', '#e0a04a'],
      },
      { text: 'BLACKJACK', face: 'alfa-slab-one', size: 100, baseline: 752 },
    ]),
  ],
});
