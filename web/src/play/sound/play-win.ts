import { playRepeatedSound } from './repeated-sound.ts';
import { playSound, setMusic } from './sound.ts';

/** The size of a win, which names its stinger. */
type Tier = 'win' | 'big' | 'mega' | 'epic';

const COUNT_EVERY_MS = 90;
/** As long as the longest celebration. */
const COUNTS_MAX = 90;

/** Plays the stinger of a win, its music, and ticks or coins while it is shown. */
export async function playWin(tier: Tier, shown: Promise<void>): Promise<void> {
  const isLarge = tier === 'mega' || tier === 'epic';
  playSound(tier);
  const before = tier === 'win' ? null : setMusic('win');
  const stop = playRepeatedSound({
    sound: isLarge ? 'coin' : 'tick',
    everyMs: COUNT_EVERY_MS,
    times: COUNTS_MAX,
  });
  await shown;
  stop();
  if (before) setMusic(before);
}
