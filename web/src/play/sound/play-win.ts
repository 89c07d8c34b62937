import { WIN_SHOWN_MS, type WinTier } from '../win-tier.ts';
import { playRepeatedSound } from './repeated-sound.ts';
import { playSound, setWinMusic } from './sound.ts';

const COUNT_EVERY_MS = 90;
/** As long as the longest celebration. */
const COUNTS_MAX = 90;
/** How long a win sounds on a page without a stage: a small one as its amount counts up, others as shown. */
const SOUNDS_MS = { ...WIN_SHOWN_MS, win: 700 } as const;

let endLast = () => {};

/**
 * Plays the stinger of a win, its music, and ticks or coins while it is shown. The next win ends it.
 * @param shown resolves when it has been shown
 */
export async function playWin(
  tier: WinTier,
  shown: Promise<void> = new Promise((resolve) => setTimeout(resolve, SOUNDS_MS[tier])),
): Promise<void> {
  endWin();
  const isLarge = tier === 'mega' || tier === 'epic';
  playSound(tier);
  setWinMusic(tier !== 'win');
  const stop = playRepeatedSound({
    sound: isLarge ? 'coin' : 'tick',
    everyMs: COUNT_EVERY_MS,
    times: COUNTS_MAX,
  });
  const end = () => {
    stop();
    setWinMusic(false);
  };
  endLast = end;
  await shown;
  if (endLast === end) endWin();
}

/** Ends what still sounds of the last win. */
export function endWin(): void {
  endLast();
  endLast = () => {};
}
