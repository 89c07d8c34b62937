import { place } from '../../engine/layer.ts';
import { cutout } from '../../formats.ts';
import { rouletteWheel } from '../../props/roulette-wheel.ts';

/** How far the wheel is turned, in degrees, so that the pocket of 17 is at the top. */
const TURN = -77.84;

/**
 * The wheel from above, filling its square. The page turns it, so light, shadow and ball, which stay
 * with the room, are the page's.
 */
export const rouletteWheelScene = cutout({
  name: 'wheel',
  path: 'games/brass-roulette/wheel',
  width: 1000,
  height: 1000,
  seed: 9,
  layers: [place({ x: 500, y: 500, rotate: TURN }, rouletteWheel(498))],
});
