import { createMixer, type Mixer } from '../src/play/sound/engine/mixer.ts';
import type { Score } from '../src/play/sound/engine/score.ts';
import { type SoundName, soundSet } from '../src/play/sound/engine/sound-set.ts';

/** Samples a second: enough for every pitch of the set, and quick to render. */
export const RATE = 22_050;
/** The limiter of a new context fades in. */
export const START_S = 0.5;

/** What a mixer plays in this time, in samples from -1 to 1. */
export async function rendered(
  seconds: number,
  play: (mixer: Mixer) => void,
): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * seconds), RATE);
  play(createMixer(context));
  return (await context.startRendering()).getChannelData(0);
}

/** A sound of the set in the key and timbre of a score, after {@link START_S}. */
export function sounding(name: SoundName, score: Score, seconds = 5): Promise<Float32Array> {
  return rendered(seconds, (mixer) => {
    soundSet[name]({ mixer, bus: 'effects', at: START_S, score, step: 0 });
  });
}

/** The largest sample of either sign, 0 to 1. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
