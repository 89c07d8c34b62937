import type { ParticleShape } from './emitter-presets.ts';

/** The shapes in the order of the atlas. */
export const shapes: readonly ParticleShape[] = [
  'spark',
  'flake',
  'petal',
  'mote',
  'bubble',
  'streak',
  'comet',
  'coin',
  'paper',
];

type Draw = (context: CanvasRenderingContext2D, size: number) => void;

/** Draws a shape in the upper left square of a canvas, white or in light colours to be tinted. */
export function drawShape(
  context: CanvasRenderingContext2D,
  shape: ParticleShape,
  size: number,
): void {
  draws[shape](context, size);
}

const draws: Readonly<Record<ParticleShape, Draw>> = {
  spark: (context, size) =>
    fillLight(context, size, [
      [0, 'rgb(255 250 220 / 1)'],
      [0.22, 'rgb(255 214 120 / .95)'],
      [0.5, 'rgb(255 150 50 / .35)'],
      [1, 'rgb(255 100 10 / 0)'],
    ]),
  mote: (context, size) =>
    fillLight(context, size, [
      [0, 'rgb(255 255 255 / .8)'],
      [0.4, 'rgb(255 255 255 / .35)'],
      [1, 'rgb(255 255 255 / 0)'],
    ]),
  flake: (context, size) => {
    const middle = size / 2;
    context.translate(middle, middle);
    context.strokeStyle = '#fff';
    context.lineWidth = size * 0.07;
    context.lineCap = 'round';
    for (let arm = 0; arm < 6; arm += 1) {
      context.rotate(Math.PI / 3);
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(0, middle * 0.86);
      context.moveTo(-size * 0.12, middle * 0.68);
      context.lineTo(0, middle * 0.48);
      context.lineTo(size * 0.12, middle * 0.68);
      context.stroke();
    }
  },
  petal: (context, size) => {
    const middle = size / 2;
    const shade = context.createLinearGradient(0, 0, 0, size);
    shade.addColorStop(0, '#ffffff');
    shade.addColorStop(1, '#d8a8b4');
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(middle, size * 0.94);
    context.bezierCurveTo(-size * 0.1, size * 0.6, size * 0.12, -size * 0.06, middle, size * 0.2);
    context.bezierCurveTo(size * 0.88, -size * 0.06, size * 1.1, size * 0.6, middle, size * 0.94);
    context.fill();
  },
  bubble: (context, size) => {
    const middle = size / 2;
    context.strokeStyle = 'rgb(255 255 255 / .85)';
    context.lineWidth = size * 0.06;
    context.fillStyle = 'rgb(255 255 255 / .14)';
    context.beginPath();
    context.arc(middle, middle, size * 0.42, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(size * 0.36, size * 0.34, size * 0.08, 0, 2 * Math.PI);
    context.fill();
  },
  streak: (context, size) => {
    const fade = context.createLinearGradient(0, 0, 0, size);
    fade.addColorStop(0, 'rgb(255 255 255 / 0)');
    fade.addColorStop(1, 'rgb(255 255 255 / .9)');
    context.fillStyle = fade;
    context.fillRect(size * 0.47, 0, size * 0.06, size);
  },
  comet: (context, size) => {
    const tail = context.createLinearGradient(0, 0, 0, size * 0.84);
    tail.addColorStop(0, 'rgb(255 255 255 / 0)');
    tail.addColorStop(1, 'rgb(255 255 255 / .75)');
    context.fillStyle = tail;
    context.beginPath();
    context.moveTo(size * 0.5, 0);
    context.lineTo(size * 0.58, size * 0.84);
    context.lineTo(size * 0.42, size * 0.84);
    context.fill();
    context.fillStyle = '#fff';
    context.beginPath();
    context.arc(size * 0.5, size * 0.86, size * 0.1, 0, 2 * Math.PI);
    context.fill();
  },
  coin: (context, size) => {
    const middle = size / 2;
    const gold = context.createLinearGradient(0, 0, size, size);
    gold.addColorStop(0, '#fff6c8');
    gold.addColorStop(0.4, '#ffc93a');
    gold.addColorStop(0.75, '#c8780c');
    gold.addColorStop(1, '#ffe08a');
    context.fillStyle = gold;
    context.beginPath();
    context.arc(middle, middle, size * 0.46, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = '#8a4a04';
    context.lineWidth = size * 0.04;
    context.beginPath();
    context.arc(middle, middle, size * 0.33, 0, 2 * Math.PI);
    context.stroke();
  },
  paper: (context, size) => {
    context.fillStyle = '#fff';
    context.fillRect(size * 0.16, size * 0.28, size * 0.68, size * 0.44);
  },
};

function fillLight(
  context: CanvasRenderingContext2D,
  size: number,
  stops: readonly (readonly [offset: number, colour: string])[],
): void {
  const middle = size / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  for (const [offset, colour] of stops) light.addColorStop(offset, colour);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}
