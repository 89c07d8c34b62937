import type { Size } from '../../../pixi/page.ts';
import type { Traveller } from '../../themes/place-life.ts';

type Picture = Size & { readonly draw: (context: CanvasRenderingContext2D) => void };

/** The pictures of what crosses a page; all look to the right. */
export const travellerPictures: Readonly<Record<Traveller['picture'], Picture>> = {
  carpet: { width: 256, height: 112, draw: drawCarpet },
  carp: { width: 224, height: 96, draw: drawCarp },
  car: { width: 288, height: 96, draw: drawCar },
};

/** The wave of a carpet's edge, `down` pixels below its upper one. */
function carpetEdge(context: CanvasRenderingContext2D, down: number, inset: number): void {
  const lean = down * 0.5;
  context.beginPath();
  context.moveTo(24 + inset - lean * 0.4, 34 + down);
  context.bezierCurveTo(80, 4 + down, 130, 62 + down, 196 - inset + lean * 0.6, 26 + down);
}

/** A carpet that rides on the air, seen from a little below, with a lantern on it. */
function drawCarpet(context: CanvasRenderingContext2D): void {
  context.lineCap = 'round';
  const rows = [
    ['#5a1030', 38, 0],
    ['#f0c060', 33, 0],
    ['#b02050', 28, 3],
    ['#c83060', 18, 4],
    ['#f6d488', 11, 3],
    ['#8a1848', 5, 0],
    ['#f0c060', 0, 0],
  ] as const;
  for (const [colour, down, inset] of rows) {
    context.strokeStyle = colour;
    context.lineWidth = down === 18 || down === 28 ? 12 : 6;
    carpetEdge(context, down, inset);
    context.stroke();
  }
  fringe(context, 16, '#f0c060');
  fringe(context, 206, '#f0c060');
  lantern(context);
}

function fringe(context: CanvasRenderingContext2D, x: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 2.4;
  const way = x < 100 ? -1 : 1;
  for (let strand = 0; strand < 7; strand += 1) {
    const y = (way < 0 ? 36 : 30) + strand * 6;
    context.beginPath();
    context.moveTo(x + way * strand * (way < 0 ? 0.6 : 1.8), y);
    context.lineTo(x + way * (12 + strand * (way < 0 ? 0.6 : 1.8)), y + 5);
    context.stroke();
  }
}

function lantern(context: CanvasRenderingContext2D): void {
  const glow = context.createRadialGradient(118, 26, 2, 118, 26, 26);
  glow.addColorStop(0, 'rgb(255 244 190 / 1)');
  glow.addColorStop(0.3, 'rgb(255 200 90 / .8)');
  glow.addColorStop(1, 'rgb(255 170 60 / 0)');
  context.fillStyle = glow;
  context.fillRect(92, 0, 52, 52);
  context.fillStyle = '#7a4a10';
  context.fillRect(110, 34, 16, 5);
  context.fillRect(113, 12, 10, 3);
}

/** A carp from above, white with patches of red. */
function drawCarp(context: CanvasRenderingContext2D): void {
  const scales = context.createLinearGradient(0, 18, 0, 78);
  scales.addColorStop(0, '#ffe9d8');
  scales.addColorStop(0.5, '#ffffff');
  scales.addColorStop(1, '#e0a890');
  // Fins and tail, then the body on them.
  context.fillStyle = 'rgb(255 190 160 / .75)';
  leaf(context, [128, 34, 108, 4, 92, 8, 108, 38]);
  leaf(context, [128, 62, 108, 92, 92, 88, 108, 58]);
  leaf(context, [44, 48, 12, 18, 2, 22, 26, 48]);
  leaf(context, [44, 48, 12, 78, 2, 74, 26, 48]);
  context.fillStyle = scales;
  context.beginPath();
  context.moveTo(34, 48);
  context.bezierCurveTo(80, 14, 168, 14, 204, 40);
  context.quadraticCurveTo(212, 48, 204, 56);
  context.bezierCurveTo(168, 82, 80, 82, 34, 48);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#f0532c';
  for (const [x, y, radiusX, radiusY] of [
    [166, 40, 24, 18],
    [112, 56, 26, 15],
    [66, 42, 20, 11],
  ] as const) {
    context.beginPath();
    context.ellipse(x, y, radiusX, radiusY, 0.3, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  context.fillStyle = '#1a1018';
  for (const y of [37, 59]) {
    context.beginPath();
    context.arc(192, y, 3.4, 0, 2 * Math.PI);
    context.fill();
  }
}

/** A shape between two curves: from, control, tip, control back. */
function leaf(
  context: CanvasRenderingContext2D,
  [x, y, overX, overY, tipX, tipY, backX, backY]: readonly [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ],
): void {
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(overX, overY, tipX, tipY);
  context.quadraticCurveTo(backX, backY, x, y);
  context.fill();
}

/** A low car at night: the light of its lamps, and neon under it. */
function drawCar(context: CanvasRenderingContext2D): void {
  const under = context.createRadialGradient(104, 76, 4, 104, 76, 96);
  under.addColorStop(0, 'rgb(255 60 190 / .85)');
  under.addColorStop(1, 'rgb(255 60 190 / 0)');
  context.save();
  context.scale(1, 0.3);
  context.translate(0, 176);
  context.fillStyle = under;
  context.fillRect(0, -40, 208, 220);
  context.restore();
  const beam = context.createLinearGradient(184, 0, 284, 0);
  beam.addColorStop(0, 'rgb(255 244 200 / .75)');
  beam.addColorStop(1, 'rgb(255 244 200 / 0)');
  context.fillStyle = beam;
  context.beginPath();
  context.moveTo(184, 54);
  context.lineTo(284, 46);
  context.lineTo(284, 84);
  context.lineTo(184, 62);
  context.fill();
  carBody(context);
}

function carBody(context: CanvasRenderingContext2D): void {
  const paint = context.createLinearGradient(0, 28, 0, 70);
  paint.addColorStop(0, '#6a4ad0');
  paint.addColorStop(1, '#160a3a');
  context.fillStyle = paint;
  context.beginPath();
  context.moveTo(22, 66);
  context.quadraticCurveTo(18, 48, 46, 46);
  context.quadraticCurveTo(76, 26, 108, 28);
  context.quadraticCurveTo(132, 30, 148, 46);
  context.quadraticCurveTo(186, 48, 188, 66);
  context.fill();
  context.strokeStyle = '#5ce0ff';
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = '#9fe8ff';
  context.beginPath();
  context.moveTo(64, 45);
  context.quadraticCurveTo(82, 32, 106, 33);
  context.quadraticCurveTo(124, 34, 136, 45);
  context.fill();
  for (const x of [56, 154]) {
    context.fillStyle = '#0a0618';
    context.beginPath();
    context.arc(x, 66, 13, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = '#ff6ac0';
    context.stroke();
  }
  context.fillStyle = '#ff3050';
  context.fillRect(20, 50, 8, 7);
  context.fillStyle = '#fff6d0';
  context.fillRect(178, 52, 8, 7);
}
