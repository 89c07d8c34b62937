import { cutout } from '../../formats.ts';
import { type LetterStyle, lockup } from '../../lettering/lockup.ts';
import { bowl } from '../../lettering/warp.ts';
import type { Picture } from '../../picture.ts';

/** White-hot gold: the brightest material of the game, reserved for wins. */
const WIN_GOLD: LetterStyle = {
  fill: ['#ffffff', '#ffe27a', '#f08a0f', '#ffe08a'],
  horizon: [0.45, 0.56],
  outline: '#6d0a08',
  side: '#2a0203',
  outlineWidth: 18,
  depth: 18,
  inner: '#fff3c8',
  innerWidth: 6,
  glow: '#ff9a1f',
};

/**
 * Lettering over the reels. All pieces have one letter height, so that they are interchangeable.
 */
function winLettering(name: string, text: string, width: number): Picture {
  return cutout({
    name: `slot-${name}`,
    path: `games/phoenix-ascend/${name}`,
    width,
    height: 260,
    seed: 3,
    layers: [
      lockup(WIN_GOLD, [
        { text, face: 'cinzel', size: 170, baseline: 186, maxWidth: width - 140, warp: bowl(14) },
      ]),
    ],
  });
}

export const bigWin = winLettering('bigwin', 'BIG WIN', 900);
export const megaWin = winLettering('megawin', 'MEGA WIN', 1000);
export const freeSpins = winLettering('freespins', 'FREE SPINS', 1100);
