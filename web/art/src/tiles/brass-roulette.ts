import type { Canvas } from '../engine/canvas.ts';
import { place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { sparkles } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { lit } from '../motif/motif.ts';
import { chip } from '../props/chip.ts';
import { rouletteWheel } from '../props/roulette-wheel.ts';

/** A roulette wheel on dark felt under one lamp, chips at its rim. */
export const brassRoulette = tile({
  name: 'brass-roulette',
  seed: 130,
  layers: [
    sky([
      [0, '#04140f'],
      [0.5, '#0c4a35'],
      [1, '#020a07'],
    ]),
    glow({ x: 300, y: 200, radius: 420, colour: '#5fe0a6', opacity: 0.35 }),
    bettingLayout,
    wheelOnTable,
    lit({ relief: 0.12, light: '#fff', specular: 1.4, cast: 0.9 }, wheelBall),
    glow({ x: 446, y: 250, radius: 54, colour: '#fff', opacity: 0.5 }),
    lit(
      { relief: 0.4 },
      place(
        { x: 92, y: 566, rotate: -14 },
        chip({ radius: 74, colour: '#c81e2c', spots: '#fff', label: '100' }),
      ),
    ),
    lit(
      { relief: 0.4 },
      place(
        { x: 182, y: 604, rotate: 10 },
        chip({ radius: 66, colour: '#1e5fc8', spots: '#fff', label: '25' }),
      ),
    ),
    lit(
      { relief: 0.4 },
      place(
        { x: 512, y: 574, rotate: 16 },
        chip({ radius: 78, colour: '#15171c', spots: '#f1c668', label: '500' }),
      ),
    ),
    scrim('#020d09', 500, 1),
    vignette(0.6, '#000'),
    glow({ x: 180, y: 90, radius: 260, colour: '#fff2c0', opacity: 0.25 }),
    sparkles({ count: 9, colour: '#fff7da', largest: 26, within: { bottom: 500 } }),
    lockup({ ...GOLD, outline: '#2f1a04', side: '#0d0701', outlineWidth: 11, depth: 11 }, [
      { text: 'BRASS', face: 'cinzel', size: 82, baseline: 672, maxWidth: 340, tracking: 0.18 },
      { text: 'ROULETTE', face: 'cinzel', size: 106, baseline: 758 },
    ]),
  ],
});

/** The upper edge of the betting layout, drawn on the table. */
function bettingLayout(): string {
  const lines = 'M0 90H600M0 150H600M120 0V90M240 0V90M360 0V90M480 0V90';
  return `<g opacity=".5"><path d="${lines}" stroke="#d9a94c" stroke-width="2" fill="none"/></g>`;
}

/** The wheel is slightly flattened, in the player's perspective. */
function wheelOnTable(canvas: Canvas): string {
  const shadow =
    `<ellipse cx="300" cy="406" rx="312" ry="286" fill="#000" opacity=".6" ` +
    `filter="${canvas.blur(26)}"/>`;
  const wheel = rouletteWheel(300)(canvas);
  const pose = 'translate(300 372) scale(1 .9) rotate(-14)';
  return `${shadow}<g transform="${pose}">${wheel}</g>`;
}

function wheelBall(): string {
  return '<circle cx="446" cy="250" r="20" fill="#f6f6f4"/>';
}
