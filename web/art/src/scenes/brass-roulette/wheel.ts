import { place } from '../../engine/layer.ts';
import { sheet } from '../../formats.ts';
import { rouletteWheel } from '../../props/roulette-wheel.ts';

/** The rotation of the wheel in degrees that puts the pocket of 17 at the top. */
const TURN = -77.84;

/**
 * The wheel from above, filling its square. The page rotates it; light, shadow and ball do not
 * rotate and belong to the page.
 */
export const rouletteWheelScene = sheet({
  name: 'wheel',
  path: 'games/brass-roulette/wheel',
  width: 1000,
  height: 1000,
  // Nearly twice its width on a phone: it loads before the first bet.
  publishedWidth: 560,
  seed: 9,
  layers: [place({ x: 500, y: 500, rotate: TURN }, rouletteWheel(498))],
});
