import type { Canvas } from '../engine/canvas.ts';
import { type Layer, layered } from '../engine/layer.ts';
import { blend, tenth } from '../engine/markup.ts';
import { backdrop } from '../formats.ts';
import { grain, vignette } from '../layers/finish.ts';
import { glow, sky } from '../layers/light.ts';
import { bokeh } from '../layers/particles.ts';
import type { Picture } from '../picture.ts';

const WIDTH = 1280;
const HEIGHT = 1000;
/** Of the shelves at each side of the machine, in pixels. */
const SHELF_WIDTH = 236;
const BOARDS = [236, 408, 580, 752] as const;
const GLASS = ['#c9772a', '#2f8f6a', '#b8402f', '#3a78b8', '#e0b45a', '#6a4a9a', '#9fc8d0'];

/** A bar by the harbour at night, out of focus behind the machine: bottles on lit shelves, lamps, neon. */
const bar: Layer = layered(
  sky([
    [0, '#0a1024'],
    [0.4, '#16284a'],
    [0.75, '#2a1a2c'],
    [1, '#0a0508'],
  ]),
  ...[0, WIDTH - SHELF_WIDTH].flatMap((left) => [
    glow({ x: left + SHELF_WIDTH / 2, y: 420, radius: 480, colour: '#ff9436', opacity: 0.8 }),
    ...BOARDS.map((board) => shelf(left, board)),
  ]),
  neonAnchor(118),
  neonAnchor(WIDTH - 118),
  ...[60, 300, 520, 760, 980, 1220].flatMap(pendant),
  bokeh({ count: 60, colours: ['#ffcf8a', '#5ad0ff', '#ff9a5a'], largest: 26, opacity: 0.3 }),
  counter,
);

/** A glass board lit from below, with bottles on it. */
function shelf(left: number, board: number): Layer {
  return (canvas) => {
    const light = canvas.linear([
      [0, '#ffb45a', 0],
      [1, '#ffd48a', 0.7],
    ]);
    return (
      `<rect x="${left}" y="${board - 130}" width="${SHELF_WIDTH}" height="130" fill="${light}" ${blend('screen')}/>` +
      `<g filter="${canvas.blur(1.4)}">${bottles(canvas, left, board)}</g>` +
      `<rect x="${left}" y="${board}" width="${SHELF_WIDTH}" height="7" fill="#ffe6b8"/>` +
      `<rect x="${left}" y="${board + 7}" width="${SHELF_WIDTH}" height="16" fill="#000" opacity=".5"/>`
    );
  };
}

function bottles(canvas: Canvas, left: number, board: number): string {
  let drawn = '';
  for (let x = left + 10; x < left + SHELF_WIDTH - 34; x += 38 + canvas.random() * 10) {
    const width = 24 + canvas.random() * 10;
    const height = 82 + canvas.random() * 34;
    const colour = GLASS[Math.floor(canvas.random() * GLASS.length)];
    drawn += bottle({ x, board, width, height }, String(colour));
  }
  return drawn;
}

function bottle(
  at: {
    readonly x: number;
    readonly board: number;
    readonly width: number;
    readonly height: number;
  },
  colour: string,
): string {
  const { x, board, width, height } = at;
  const neck = width * 0.34;
  const shoulder = board - height * 0.62;
  const middle = x + width / 2;
  return (
    `<path d="M${tenth(x)} ${board}V${tenth(shoulder)}Q${tenth(x)} ${tenth(shoulder - 16)} ${tenth(middle - neck / 2)} ${tenth(shoulder - 20)}` +
    `V${tenth(board - height)}h${tenth(neck)}V${tenth(shoulder - 20)}Q${tenth(x + width)} ${tenth(shoulder - 16)} ${tenth(x + width)} ${tenth(shoulder)}V${board}Z" fill="${colour}" opacity=".88"/>` +
    `<rect x="${tenth(x + 2)}" y="${tenth(board - height * 0.42)}" width="${tenth(width - 4)}" height="${tenth(height * 0.26)}" fill="#f6ead0" opacity=".85"/>` +
    `<path d="M${tenth(x + 4)} ${board - 4}V${tenth(shoulder)}" stroke="#fff" stroke-width="2.5" opacity=".6"/>`
  );
}

/** An anchor of neon on the wall. */
function neonAnchor(x: number): Layer {
  const [top, foot] = [44, 168];
  const tubes =
    `M${x} ${top + 26}V${foot}M${x - 30} ${top + 42}H${x + 30}` +
    `M${x - 52} ${foot - 40}Q${x - 44} ${foot} ${x} ${foot}Q${x + 44} ${foot} ${x + 52} ${foot - 40}` +
    `M${x - 12} ${top + 13}a12 13 0 1 1 24 0a12 13 0 1 1 -24 0`;
  const neon: Layer = (canvas) => {
    const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
    return (
      `<path d="${tubes}" ${stroke} stroke="#22b8ff" stroke-width="20" filter="${canvas.blur(9)}" ${blend('screen')}/>` +
      `<path d="${tubes}" ${stroke} stroke="#3cc4ff" stroke-width="9"/>` +
      `<path d="${tubes}" ${stroke} stroke="#e6fbff" stroke-width="4"/>`
    );
  };
  return layered(glow({ x, y: 108, radius: 170, colour: '#39c8ff', opacity: 0.5 }), neon);
}

/** A small lamp on a cord. */
function pendant(x: number): Layer[] {
  const shade: Layer = () =>
    `<path d="M${x} -10V18" stroke="#0a0608" stroke-width="4"/>` +
    `<path d="M${x - 34} 52Q${x - 28} 18 ${x} 16Q${x + 28} 18 ${x + 34} 52Z" fill="#2a1a14"/>` +
    `<ellipse cx="${x}" cy="52" rx="34" ry="6" fill="#fff0c0"/>`;
  return [glow({ x, y: 60, radius: 190, colour: '#ffb45a', opacity: 0.65 }), shade];
}

/** The counter that the machine stands on. */
function counter(canvas: Canvas): string {
  const wood = canvas.linear([
    [0, '#a8602c'],
    [0.16, '#5a2c14'],
    [1, '#160804'],
  ]);
  return (
    `<rect y="872" width="${WIDTH}" height="${HEIGHT - 872}" fill="${wood}"/>` +
    `<path d="M0 873H${WIDTH}" stroke="#ffc88a" stroke-width="3" opacity=".8"/>`
  );
}

/** The place of the video poker machine; phones show the middle. */
export const harbourBar: Picture = backdrop({
  name: 'harbour-jacks-place',
  path: 'games/harbour-jacks/place',
  width: WIDTH,
  height: HEIGHT,
  seed: 457,
  layers: [bar, vignette(0.4, '#02040a'), grain(0.05)],
});
