import type { Canvas } from '../engine/canvas.ts';
import { banner } from '../formats.ts';
import { glow, groundShadow, rays, sky } from '../layers/light.ts';
import { bokeh, sparkles } from '../layers/particles.ts';
import { scatteredCoins } from '../motif/coins.ts';
import { motif } from '../motif/motif.ts';
import { BANNER_AXIS } from './banner-axis.ts';

/** A slot machine, presents and confetti on violet and pink. */
export const bannerWelcome = banner({
  name: 'welcome',
  seed: 17,
  layers: [
    sky(
      [
        [0, '#1d0838'],
        [0.45, '#5a1488'],
        [0.78, '#e0348f'],
        [1, '#7a0f4a'],
      ],
      BANNER_AXIS,
    ),
    glow({ x: 1130, y: 260, radius: 520, colour: '#ff9ad8', opacity: 0.9 }),
    rays({ x: 1130, y: 270, count: 24, colour: '#fff', opacity: 0.612, reach: 900 }),
    bokeh({
      count: 60,
      colours: ['#ffe08a', '#fff', '#7df0ff', '#ff8ad0'],
      largest: 16,
      opacity: 0.7,
      blur: 1.5,
      within: { left: 560 },
    }),
    motif({ figure: 'balloon', x: 830, y: 160, size: 190, rotate: -10, blur: 2 }),
    motif({
      figure: 'wrapped-gift',
      x: 860,
      y: 380,
      size: 250,
      rotate: -9,
      light: '#fff',
      shadow: '#240420',
    }),
    groundShadow({
      x: 1140,
      y: 490,
      radiusX: 320,
      radiusY: 32,
      opacity: 0.65,
      blur: 22,
      colour: '#1a0010',
    }),
    motif({
      figure: 'slot-machine',
      x: 1130,
      y: 270,
      size: 480,
      light: '#fff',
      rim: '#ffe6f6',
      shadow: '#240420',
      glow: '#ffd6f0',
      glowRadius: 30,
      specular: 0.6,
      shade: 0.5,
    }),
    motif({
      figure: 'party-popper',
      x: 1410,
      y: 390,
      size: 230,
      flip: true,
      light: '#fff',
      shadow: '#240420',
    }),
    motif({
      figure: 'glowing-star',
      x: 1380,
      y: 130,
      size: 170,
      rotate: 12,
      glow: '#ffe36b',
      glowRadius: 22,
    }),
    confetti,
    scatteredCoins({
      count: 6,
      left: 980,
      right: 1320,
      top: 460,
      bottom: 515,
      smallest: 70,
      largest: 100,
    }),
    sparkles({ count: 20, colour: '#fff', largest: 30, within: { left: 700 } }),
  ],
});

/** Paper slips rotated around random points, which scatters them. */
function confetti(canvas: Canvas): string {
  const colours = ['#ffd35a', '#7df0ff', '#ff6ab8', '#9dff8a', '#fff'];
  const anywhere = () => ({ x: 620 + canvas.random() * 880, y: canvas.random() * 520 });
  return Array.from({ length: 70 }, (_, slip) => {
    const { x, y } = anywhere();
    const width = 8 + canvas.random() * 12;
    const height = 5 + canvas.random() * 8;
    const angle = canvas.random() * 180;
    const pivot = anywhere();
    const opacity = 0.6 + canvas.random() * 0.4;
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" ` +
      `fill="${colours[slip % colours.length]}" opacity="${opacity}" ` +
      `transform="rotate(${angle} ${pivot.x} ${pivot.y})"/>`
    );
  }).join('');
}
