import { cutout } from '../../formats.ts';
import { GOLD, lockup } from '../../lettering/lockup.ts';
import { hill } from '../../lettering/warp.ts';

/** The game's name, for the top of the reel frame. */
export const crest = cutout({
  name: 'slot-crest',
  path: 'games/phoenix-ascend/crest',
  width: 900,
  height: 300,
  seed: 3,
  layers: [
    lockup({ ...GOLD, outlineWidth: 14, depth: 12, glow: '#ff8a1a' }, [
      { text: 'PHOENIX', face: 'cinzel', size: 150, baseline: 190, warp: hill(22), maxWidth: 760 },
      { text: 'ASCEND', face: 'cinzel', size: 62, baseline: 262, maxWidth: 420, tracking: 0.3 },
    ]),
  ],
});
