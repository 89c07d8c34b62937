import type { Canvas } from '../../engine/canvas.ts';
import { type Layer, layered, place } from '../../engine/layer.ts';
import { blend } from '../../engine/markup.ts';
import { backdrop } from '../../formats.ts';
import { grain } from '../../layers/finish.ts';
import { ridge } from '../../layers/landscape.ts';
import { glow, lightShafts, sky } from '../../layers/light.ts';
import { bokeh, bubbles } from '../../layers/particles.ts';
import { coins } from '../../motif/coins.ts';
import { motif } from '../../motif/motif.ts';

/** The reef with its fish, the octopus in the sights and two shots on their way to it. */
export const fishingStage = backdrop({
  name: 'fishing-bg',
  path: 'games/deepwater-bounty/stage',
  width: 1280,
  height: 720,
  seed: 77,
  layers: [
    sky([
      [0, '#3fdcf2'],
      [0.25, '#0f93d2'],
      [0.62, '#07457f'],
      [1, '#020f2a'],
    ]),
    lightShafts({
      count: 14,
      colour: '#eaffff',
      opacity: 0.45,
      left: -60,
      right: 1240,
      lean: 150,
      depth: 640,
    }),
    glow({ x: 700, y: 40, radius: 520, colour: '#e6ffff', opacity: 0.7 }),
    ridge({ y: 560, height: 120, colour: '#0c4f8a', step: 120, opacity: 0.55 }),
    ridge({ y: 620, height: 90, colour: '#083a6c', step: 110, opacity: 0.8 }),
    bokeh({ count: 50, colours: ['#bff6ff', '#fff'], largest: 7, opacity: 0.35, blur: 1 }),
    motif({
      figure: 'whale',
      x: 215,
      y: 262,
      size: 270,
      flip: true,
      opacity: 0.96,
      light: '#eaffff',
      rim: '#9ff2ff',
      shadow: '#02122c',
      tint: '#1fa8ff',
      tintOpacity: 0.35,
      specular: 0.35,
    }),
    motif({
      figure: 'shark',
      x: 915,
      y: 262,
      size: 300,
      rotate: 4,
      light: '#eaffff',
      rim: '#9ff2ff',
      shadow: '#021026',
      specular: 0.4,
    }),
    shoal(),
    motif({ figure: 'coral', x: 56, y: 574, size: 190, light: '#ffe0e6', shadow: '#020a18' }),
    motif({
      figure: 'coral',
      x: 1244,
      y: 590,
      size: 160,
      flip: true,
      light: '#ffe0e6',
      shadow: '#020a18',
    }),
    motif({ figure: 'oyster', x: 872, y: 592, size: 80 }),
    motif({
      figure: 'treasure-chest',
      x: 486,
      y: 566,
      size: 136,
      light: '#fff2b8',
      shadow: '#020a18',
    }),
    glow({ x: 486, y: 540, radius: 120, colour: '#ffd35a', opacity: 0.5 }),
    bubbles({ count: 60, largest: 16 }),
    place({ x: 640, y: 322 }, crosshair),
    glow({ x: 640, y: 322, radius: 150, colour: '#ffe08a', opacity: 0.2 }),
    shots,
    glow({ x: 640, y: 482, radius: 34, colour: '#ffd35a', opacity: 0.9 }),
    glow({ x: 640, y: 430, radius: 34, colour: '#ffd35a', opacity: 0.9 }),
    coins([
      { x: 548, y: 262, size: 44, rotate: 20, squash: 0.6 },
      { x: 736, y: 246, size: 50, rotate: -10, squash: 0.8 },
      { x: 566, y: 408, size: 40, rotate: 30, squash: 0.5 },
      { x: 722, y: 404, size: 44, squash: 0.9 },
    ]),
    grain(0.05),
  ],
});

/** Smaller animals in one light. Flipped ones swim to the right. */
function shoal(): Layer {
  const animals = [
    { figure: 'tropical-fish', x: 432, y: 150, size: 100, flip: true, rotate: 6 },
    { figure: 'tropical-fish', x: 506, y: 204, size: 88, flip: true, rotate: -4 },
    { figure: 'tropical-fish', x: 402, y: 226, size: 74, flip: true },
    { figure: 'blowfish', x: 1165, y: 285, size: 120, rotate: 4 },
    { figure: 'turtle', x: 430, y: 400, size: 150, flip: true, rotate: -6 },
    { figure: 'jellyfish', x: 1075, y: 430, size: 140 },
    { figure: 'squid', x: 800, y: 440, size: 140, rotate: -20 },
    { figure: 'dolphin', x: 130, y: 452, size: 160, flip: true },
    { figure: 'crab', x: 250, y: 556, size: 110 },
    { figure: 'seal', x: 1190, y: 530, size: 140 },
    { figure: 'tropical-fish', x: 800, y: 130, size: 72 },
    { figure: 'shrimp', x: 370, y: 540, size: 78 },
    { figure: 'lobster', x: 985, y: 540, size: 110, rotate: 12 },
    { figure: 'octopus', x: 640, y: 322, size: 180 },
  ];
  const water = { light: '#f0ffff', rim: '#c8f8ff', shadow: '#021026', specular: 0.6 };
  const body = { saturation: 1.2, sink: 0.4, castDrop: 22 };
  return layered(...animals.map((animal) => motif({ ...water, ...body, ...animal })));
}

/** The ring and the four ticks that mark a locked target. */
function crosshair(): string {
  return (
    '<circle r="118" fill="#ffcf5a" fill-opacity=".1" stroke="#ffd768" stroke-width="4" ' +
    'stroke-dasharray="26 18"/><path d="M-134 0h34M100 0h34M0 -134v34M0 100v34" ' +
    'stroke="#ffe7a0" stroke-width="5" stroke-linecap="round"/>'
  );
}

/** Two shots and the trail behind them, from the cannon straight up. */
function shots(canvas: Canvas): string {
  const trail = `stroke="#ffcf4a" stroke-width="16" opacity=".28" filter="${canvas.blur(6)}"`;
  return (
    `<g stroke-linecap="round" ${blend('screen')}><path d="M640 560L640 440" ${trail}/>` +
    '<path d="M640 492L640 472M640 440L640 420" stroke="#fff3b8" stroke-width="12"/></g>'
  );
}
