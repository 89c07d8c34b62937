import { playDrum } from './drums.ts';
import type { Mixer } from './mixer.ts';
import {
  type Bars,
  degreeOf,
  hertzOf,
  type Instrument,
  type MusicState,
  type Score,
  stepsOf,
} from './score.ts';
import { note, timbres, tone, type Voice } from './synth.ts';

/** Steps are scheduled this long before they sound: longer than a busy page blocks a timer. */
export const LOOK_AHEAD_S = 0.1;
const EVERY_MS = 40;
/** After the page was blocked for longer, the music goes on from now instead of catching up. */
const LATE_S = 0.3;

const PAD = timbres.strings;
/** The part of a bar for which a pad is at its full level. */
const PAD_HELD = 0.6;
const GAIN = { lead: 0.2, pad: 0.07, bass: 0.3, drums: 0.34 } as const satisfies Record<
  Instrument,
  number
>;

export type Sequencer = {
  /** The state from the next bar on. */
  readonly setState: (state: MusicState) => void;
  readonly stop: () => void;
};

/** Plays a game's music without end. */
export function startSequencer(mixer: Mixer, score: Score): Sequencer {
  const { context } = mixer;
  const playing = createPlaying(score, context.currentTime + LOOK_AHEAD_S);
  const schedule = () => {
    const now = context.currentTime;
    if (playing.nextAt < now - LATE_S) playing.nextAt = now;
    playUntil(mixer, playing, now + LOOK_AHEAD_S);
  };
  const timer = setInterval(schedule, EVERY_MS);
  schedule();
  return {
    setState: (state) => {
      playing.wanted = state;
    },
    stop: () => clearInterval(timer),
  };
}

/** The place of a running score. */
type Playing = {
  readonly score: Score;
  /** The state that sounds, and that of the next bar. */
  state: MusicState;
  wanted: MusicState;
  /** Steps since the state began. */
  step: number;
  nextAt: number;
};

export const createPlaying = (score: Score, startsAt: number): Playing => ({
  ...{ score, state: 'base', wanted: 'base', step: 0 },
  nextAt: startsAt,
});

/** Schedules every step before a time, in seconds of the context's clock. */
export function playUntil(mixer: Mixer, playing: Playing, until: number): void {
  const { score } = playing;
  const stepSeconds = 60 / score.tempo / score.stepsPerBeat;
  while (playing.nextAt < until) {
    const isBar = playing.step % stepsOf(score) === 0;
    if (isBar && playing.state !== playing.wanted) {
      playing.state = playing.wanted;
      playing.step = 0;
    }
    const voice: Voice = { mixer, bus: 'music', at: playing.nextAt };
    playStep(voice, { score, bars: score.music[playing.state], step: playing.step, stepSeconds });
    playing.step += 1;
    playing.nextAt += stepSeconds;
  }
}

type Step = {
  readonly score: Score;
  readonly bars: Bars;
  readonly step: number;
  readonly stepSeconds: number;
};

function playStep(voice: Voice, { score, bars, step, stepSeconds }: Step): void {
  const steps = stepsOf(score);
  const at = (of: readonly string[]) => of[Math.floor(step / steps) % of.length]?.[step % steps];
  const hertz = (of: readonly string[], octave: number) => {
    const degree = degreeOf(at(of));
    return degree === null ? null : hertzOf(score, degree) * 2 ** octave;
  };
  const lead = hertz(bars.lead, 0);
  if (lead !== null) {
    const timbre = timbres[score.timbre];
    note(voice, { timbre, hertz: lead, seconds: stepSeconds * 4, gain: GAIN.lead });
  }
  const pad = hertz(bars.pad, -1);
  if (pad !== null) {
    const seconds = stepSeconds * steps;
    // A fifth keeps every scale in tune.
    for (const factor of [1, 1.5]) {
      const hold = seconds * PAD_HELD;
      note(voice, { timbre: PAD, hertz: pad * factor, seconds, gain: GAIN.pad, hold });
    }
  }
  const bass = hertz(bars.bass, -2);
  if (bass !== null) {
    tone(voice, { shape: 'triangle', hertz: bass, seconds: stepSeconds * 2.5, gain: GAIN.bass });
  }
  playDrum(voice, at(bars.drums), GAIN.drums);
}
