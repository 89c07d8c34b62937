import type { Canvas } from '../engine/canvas.ts';
import { place } from '../engine/layer.ts';
import { backdrop } from '../formats.ts';
import { arch, columns } from '../layers/buildings.ts';
import { grain } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { coins } from '../motif/coins.ts';
import { lit, motif } from '../motif/motif.ts';
import { card } from '../props/card.ts';
import { chipStack } from '../props/chip.ts';

/** The doorway beside the log-in form: a gem, a card, a die and chips on a red carpet. */
export const authHall = backdrop({
  name: 'auth-art',
  path: 'auth',
  width: 760,
  height: 1240,
  seed: 8,
  layers: [
    sky([
      [0, '#05130f'],
      [0.4, '#0b4632'],
      [0.75, '#0a2c22'],
      [1, '#030a08'],
    ]),
    glow({ x: 380, y: 330, radius: 520, colour: '#ffd98a', opacity: 0.9 }),
    rays({ x: 380, y: 60, count: 15, colour: '#fff0c0', opacity: 0.714, reach: 1100, turn: 0.2 }),
    arch({ x: 380, y: 1000, width: 620, height: 940, fill: '#0a3a2a', rim: '#e2ae48' }),
    lampLight,
    columns({
      centres: [30, 730],
      light: '#c98a2e',
      dark: '#5a340c',
      top: 120,
      bottom: 1240,
      width: 92,
    }),
    floor,
    bokeh({
      count: 40,
      colours: ['#ffe29a', '#fff'],
      largest: 18,
      opacity: 0.5,
      within: { bottom: 900 },
    }),
    lit(
      { shade: 0.3, specular: 0.2, shadow: '#02100b', cast: 0.8 },
      place({ x: 210, y: 760, rotate: -14 }, card({ rank: 'A', suit: 'spades', width: 190 })),
    ),
    motif({
      figure: 'gem-stone',
      x: 380,
      y: 470,
      size: 330,
      light: '#fff',
      glow: '#ffe29a',
      glowRadius: 40,
      shadow: '#04202c',
      specular: 0.9,
    }),
    motif({
      figure: 'game-die',
      x: 560,
      y: 740,
      size: 230,
      rotate: 14,
      light: '#fff',
      shadow: '#02100b',
    }),
    lit(
      {},
      chipStack({
        x: 390,
        y: 850,
        count: 5,
        rise: 24,
        sway: 4,
        radius: 92,
        colour: '#15171c',
        spots: '#f1c668',
      }),
    ),
    coins([
      { x: 200, y: 930, size: 110, rotate: -14, squash: 0.8 },
      { x: 560, y: 930, size: 110, rotate: 16, squash: 0.8 },
      { x: 300, y: 980, size: 96, rotate: 10, squash: 0.6 },
      { x: 470, y: 990, size: 96, rotate: -10, squash: 0.7 },
    ]),
    motif({ figure: 'crown', x: 380, y: 250, size: 150, glow: '#fff0a0', glowRadius: 18 }),
    sparkles({ count: 24, colour: '#fff', largest: 34, within: { bottom: 900 } }),
    grain(0.07),
  ],
});

/** The light that fills the doorway. */
function lampLight(canvas: Canvas): string {
  const light = canvas.radial(
    [
      [0, '#ffdf9a', 0.9],
      [0.45, '#c98a2e', 0.55],
      [1, '#0a3a2a', 0.2],
    ],
    { cx: 0.5, cy: 0.35, r: 0.6 },
  );
  return `<path d="M70 1000V480Q70 240 380 60Q690 240 690 480V1000Z" fill="${light}"/>`;
}

/** A green floor and a carpet with brass edges that runs towards the viewer. */
function floor(canvas: Canvas): string {
  const stone = canvas.linear([
    [0, '#0d4a35'],
    [1, '#03110c'],
  ]);
  const carpet = canvas.linear([
    [0, '#b3202c'],
    [1, '#4a0710'],
  ]);
  return (
    `<path d="M0 1000H760V1240H0Z" fill="${stone}"/>` +
    `<path d="M180 1000H580L760 1240H0Z" fill="${carpet}"/>` +
    '<path d="M180 1000L0 1240M580 1000L760 1240" stroke="#e8b95a" stroke-width="8"/>'
  );
}
