import type { Bus } from '@fairhall/game-server/contract/sound';
import type { Mixer } from './mixer.ts';

/** Where and when a voice sounds. */
export type Voice = {
  readonly mixer: Mixer;
  readonly bus: Bus;
  /** Seconds of the audio context's clock. */
  readonly at: number;
};

/** The sound of an instrument: partials over a pitch, their envelope and their filter. */
export type Timbre = {
  readonly shape: OscillatorType;
  /** Multiples of the pitch, each with its part of the level. */
  readonly partials: readonly (readonly [multiple: number, level: number])[];
  /** Seconds until the full level. */
  readonly attack: number;
  /** The low-pass filter, as a multiple of the pitch. */
  readonly bright: number;
  /** The part that is sent to the reverb. */
  readonly wet: number;
};

/** The timbres of the melodies and stingers; a theme names one. */
export const timbres = {
  bell: {
    shape: 'sine',
    partials: [
      [1, 1],
      [2.01, 0.3],
      [3.02, 0.16],
    ],
    attack: 0.004,
    bright: 12,
    wet: 0.4,
  },
  pluck: {
    shape: 'triangle',
    partials: [
      [1, 1],
      [2, 0.25],
    ],
    attack: 0.003,
    bright: 7,
    wet: 0.3,
  },
  chip: { shape: 'square', partials: [[1, 0.58]], attack: 0.002, bright: 9, wet: 0.08 },
  brass: {
    shape: 'sawtooth',
    partials: [
      [1, 0.55],
      [1.005, 0.4],
    ],
    attack: 0.03,
    bright: 5,
    wet: 0.25,
  },
  strings: {
    shape: 'sawtooth',
    partials: [
      [1, 0.4],
      [0.996, 0.4],
    ],
    attack: 0.09,
    bright: 4,
    wet: 0.45,
  },
  glass: {
    shape: 'sine',
    partials: [
      [1, 0.9],
      [2.76, 0.3],
      [5.4, 0.1],
    ],
    attack: 0.006,
    bright: 16,
    wet: 0.5,
  },
  reed: {
    shape: 'square',
    partials: [
      [1, 0.4],
      [2, 0.12],
    ],
    attack: 0.02,
    bright: 5,
    wet: 0.3,
  },
  synth: {
    shape: 'sawtooth',
    partials: [
      [1, 0.4],
      [1.01, 0.35],
      [0.5, 0.2],
    ],
    attack: 0.012,
    bright: 6,
    wet: 0.3,
  },
  vibes: {
    shape: 'sine',
    partials: [
      [1, 1],
      [3.98, 0.14],
    ],
    attack: 0.005,
    bright: 12,
    wet: 0.45,
  },
  marimba: {
    shape: 'sine',
    partials: [
      [1, 1],
      [3.93, 0.3],
      [9.2, 0.06],
    ],
    attack: 0.002,
    bright: 12,
    wet: 0.15,
  },
  koto: {
    shape: 'triangle',
    partials: [
      [1, 0.8],
      [2.01, 0.35],
      [3.02, 0.2],
    ],
    attack: 0.002,
    bright: 10,
    wet: 0.35,
  },
  piano: {
    shape: 'triangle',
    partials: [
      [1, 0.8],
      [2.003, 0.25],
      [4.01, 0.1],
    ],
    attack: 0.004,
    bright: 7,
    wet: 0.2,
  },
  organ: {
    shape: 'sine',
    partials: [
      [0.5, 0.2],
      [1, 0.6],
      [2, 0.3],
      [4, 0.15],
    ],
    attack: 0.014,
    bright: 9,
    wet: 0.25,
  },
} as const satisfies Record<string, Timbre>;
export type TimbreName = keyof typeof timbres;

export type Tone = {
  readonly hertz: number;
  /** The final pitch of a glide. */
  readonly toHertz?: number;
  readonly shape?: OscillatorType;
  /** Delay and duration, in seconds. */
  readonly after?: number;
  readonly seconds: number;
  readonly gain: number;
  readonly attack?: number;
  /** Seconds at the full level before the decay. */
  readonly hold?: number;
  /** The part that is sent to the reverb. */
  readonly wet?: number;
};

type Noise = Omit<Tone, 'shape'> & { readonly filter: BiquadFilterType };

const SILENCE = 0.0001;
const ATTACK_S = 0.004;

/** A tone with a short attack and an exponential decay. */
export function tone(voice: Voice, sound: Tone): void {
  const { mixer } = voice;
  const { hertz, toHertz = hertz, shape = 'sine', seconds } = sound;
  const start = voice.at + (sound.after ?? 0);
  const oscillator = new OscillatorNode(mixer.context, { type: shape, frequency: hertz });
  if (toHertz !== hertz) {
    oscillator.frequency.setValueAtTime(hertz, start);
    oscillator.frequency.exponentialRampToValueAtTime(toHertz, start + seconds);
  }
  output(oscillator, voice, { ...sound, start });
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** Filtered noise with the same envelope. */
export function noise(voice: Voice, sound: Noise): void {
  const { context, noise: buffer } = voice.mixer;
  const { filter, hertz, toHertz = hertz, seconds } = sound;
  const start = voice.at + (sound.after ?? 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const band = new BiquadFilterNode(context, { type: filter, frequency: hertz, Q: 0.9 });
  if (toHertz !== hertz) {
    band.frequency.setValueAtTime(hertz, start);
    band.frequency.exponentialRampToValueAtTime(toHertz, start + seconds);
  }
  output(source.connect(band), voice, { ...sound, start });
  source.start(start);
  source.stop(start + seconds);
}

/** A note of a timbre. */
export function note(
  voice: Voice,
  { timbre, hertz, seconds, gain, hold = 0, after = 0 }: Tone & { readonly timbre: Timbre },
): void {
  const { context } = voice.mixer;
  const { shape, partials, attack, bright, wet } = timbre;
  const start = voice.at + after;
  const frequency = Math.min(hertz * bright, context.sampleRate / 2.2);
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency, Q: 0.6 });
  output(filter, voice, { start, seconds, gain, attack, hold, wet });
  for (const [multiple, level] of partials) {
    const oscillator = new OscillatorNode(context, { type: shape, frequency: hertz * multiple });
    oscillator.connect(new GainNode(context, { gain: level })).connect(filter);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

/** Connects a source through its envelope to its bus, and in part to the reverb. */
function output(
  source: AudioNode,
  { mixer, bus }: Voice,
  of: Pick<Tone, 'seconds' | 'gain' | 'attack' | 'hold' | 'wet'> & { readonly start: number },
): void {
  const { start, seconds, gain, attack = ATTACK_S, hold = 0, wet = 0 } = of;
  const envelope = new GainNode(mixer.context, { gain: 0 });
  envelope.gain.setValueAtTime(SILENCE, start);
  const full = start + Math.min(attack, seconds / 2);
  envelope.gain.exponentialRampToValueAtTime(gain, full);
  if (hold > 0) envelope.gain.setValueAtTime(gain, full + hold);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  source.connect(envelope).connect(mixer.inputs[bus]);
  if (wet > 0)
    envelope.connect(new GainNode(mixer.context, { gain: wet })).connect(mixer.sends[bus]);
}
