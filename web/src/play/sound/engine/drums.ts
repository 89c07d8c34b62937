import { noise, tone, type Voice } from './synth.ts';

/** Each drum by its letter in the bars of a score. */
const drums: Readonly<Record<string, (voice: Voice, gain: number) => void>> = {
  k: (voice, gain) => tone(voice, { hertz: 130, toHertz: 46, seconds: 0.26, gain, wet: 0.15 }),
  s(voice, gain) {
    noise(voice, { filter: 'bandpass', hertz: 1_900, seconds: 0.13, gain: gain * 0.6, wet: 0.2 });
    tone(voice, { hertz: 210, toHertz: 150, seconds: 0.09, gain: gain * 0.4 });
  },
  h: (voice, gain) =>
    noise(voice, { filter: 'highpass', hertz: 7_000, seconds: 0.04, gain: gain * 0.22 }),
  t(voice, gain) {
    tone(voice, { hertz: 196, toHertz: 92, seconds: 0.3, gain: gain * 0.8, wet: 0.3 });
    noise(voice, { filter: 'lowpass', hertz: 900, seconds: 0.04, gain: gain * 0.4 });
  },
  b: (voice, gain) =>
    noise(voice, {
      ...{ filter: 'bandpass', hertz: 3_600, seconds: 0.2, attack: 0.05 },
      ...{ gain: gain * 0.24, wet: 0.15 },
    }),
  w: (voice, gain) =>
    tone(voice, { hertz: 1_120, toHertz: 880, seconds: 0.06, gain: gain * 0.3, wet: 0.2 }),
};

/** Plays a drum; a character that names none is silence. */
export function playDrum(voice: Voice, drum: string | undefined, gain: number): void {
  if (drum !== undefined) drums[drum]?.(voice, gain);
}
