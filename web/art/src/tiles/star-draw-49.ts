import { type Layer, layered, place } from '../engine/layer.ts';
import { tile } from '../formats.ts';
import { scrim, vignette } from '../layers/finish.ts';
import { glow, rays, sky } from '../layers/light.ts';
import { sparkles, stars } from '../layers/particles.ts';
import { GOLD, lockup } from '../lettering/lockup.ts';
import { arched } from '../lettering/warp.ts';
import { lit, motif } from '../motif/motif.ts';
import { ball } from '../props/ball.ts';

/** A gold star carries the drawn balls, number 49 in its middle. */
export const starDraw49 = tile({
  name: 'star-draw-49',
  seed: 280,
  layers: [
    sky([
      [0, '#051a4a'],
      [0.5, '#1f5ae0'],
      [1, '#030c26'],
    ]),
    rays({ x: 300, y: 310, count: 22, colour: '#a8ccff', opacity: 0.595, reach: 760 }),
    glow({ x: 300, y: 300, radius: 340, colour: '#8fc2ff', opacity: 0.7 }),
    stars(60, '#fff', 560),
    motif({
      figure: 'glowing-star',
      x: 300,
      y: 300,
      size: 470,
      light: '#fffbe0',
      glow: '#ffd84a',
      glowRadius: 40,
      specular: 0.8,
      shade: 0.35,
      shadow: '#1a0d00',
    }),
    drawnBalls(),
    scrim('#020a22', 560, 1),
    sparkles({ count: 18, colour: '#fff', largest: 26, within: { bottom: 600 } }),
    vignette(0.45, '#000514'),
    lockup({ ...GOLD, outline: '#0b2a78', side: '#040f30', outlineWidth: 15 }, [
      {
        text: 'STAR DRAW',
        face: 'bungee',
        size: 92,
        baseline: 700,
        warp: arched(16),
      },
      {
        text: '49',
        face: 'bungee',
        size: 70,
        baseline: 768,
        maxWidth: 200,
        fill: ['#ffffff', '#cfe2ff', '#6aa0ff'],
      },
    ]),
  ],
});

function drawnBalls(): Layer {
  const drawn = [
    { x: 300, y: 318, radius: 96, number: 49, colour: '#e8344e' },
    { x: 122, y: 420, radius: 72, number: 7, colour: '#22b573' },
    { x: 478, y: 420, radius: 72, number: 21, colour: '#9a4df0' },
    { x: 200, y: 528, radius: 80, number: 13, colour: '#ff8a1f' },
    { x: 402, y: 532, radius: 80, number: 36, colour: '#1fa8d8' },
    { x: 98, y: 190, radius: 50, number: 4, colour: '#ff5aa8' },
    { x: 508, y: 180, radius: 54, number: 42, colour: '#ffb52e' },
  ];
  const material = { shade: 0.3, specular: 0.4, shadow: '#020a20', cast: 0.75 };
  return layered(
    ...drawn.map(({ x, y, radius, number, colour }) => {
      // A pseudo-random angle for each ball, derived from its position.
      const rotate = ((x * 7) % 40) - 20;
      const resting = place({ x, y, rotate }, ball({ radius, number, colour }));
      return lit({ ...material, relief: radius / 140 }, resting);
    }),
  );
}
