import type { Canvas } from '../../engine/canvas.ts';
import { place } from '../../engine/layer.ts';
import { cutout } from '../../formats.ts';
import { glow, groundShadow } from '../../layers/light.ts';
import { lit } from '../../motif/motif.ts';
import { rouletteWheel } from '../../props/roulette-wheel.ts';

/** How far the wheel is turned, in degrees, so that the ball lies in the pocket at the top. */
const TURN = -77.84;

/** The wheel from above with its ball and the shadow it casts on the felt. */
export const rouletteWheelScene = cutout({
  name: 'wheel',
  path: 'games/brass-roulette/wheel',
  width: 1000,
  height: 1000,
  seed: 9,
  layers: [
    groundShadow({ x: 500, y: 530, radiusX: 440, radiusY: 440, opacity: 0.7, blur: 30 }),
    place({ x: 500, y: 490, rotate: TURN }, rouletteWheel(450)),
    lampLight,
    lit({ relief: 0.14, light: '#fff', specular: 1.4, cast: 0.9 }, wheelBall),
    glow({ x: 500, y: 208, radius: 70, colour: '#fff', opacity: 0.6 }),
  ],
});

/** Light that stays with the room while the wheel turns under it. */
function lampLight(canvas: Canvas): string {
  const light = canvas.linear([
    [0, '#fff', 0.2],
    [0.35, '#fff', 0],
    [0.7, '#000', 0],
    [1, '#000', 0.4],
  ]);
  return `<circle cx="500" cy="490" r="450" fill="${light}"/>`;
}

function wheelBall(): string {
  return '<circle cx="500" cy="208" r="24" fill="#f8f8f5"/>';
}
