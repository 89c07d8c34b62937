/** The output and the time of a voice. */
type Voice = {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  /** Seconds of the audio context's clock. */
  readonly at: number;
  /** Steps of the scale above the lowest pitch, for sounds that have several. */
  readonly step: number;
};

type Tone = {
  readonly hertz: number;
  /** The final pitch of a glide. */
  readonly toHertz?: number;
  readonly shape?: OscillatorType;
  /** Delay and duration, in seconds. */
  readonly after?: number;
  readonly seconds: number;
  readonly gain: number;
};

type Noise = Pick<Tone, 'after' | 'seconds' | 'gain'> & {
  readonly filter: BiquadFilterType;
  readonly hertz: number;
};

/** In semitones. */
const PENTATONIC: readonly number[] = [0, 2, 4, 7, 9];
const SILENCE = 0.0001;
const ATTACK_S = 0.004;
/** Steps of a motif over two octaves. */
const MOTIF_MAX = 10;

/** Every sound. Each returns its duration in seconds. */
export const voices = {
  /** Clay chips. */
  chip: (voice: Voice) => {
    noise(voice, { filter: 'bandpass', hertz: 3_800, seconds: 0.04, gain: 0.5 });
    tone(voice, { hertz: 2_300, toHertz: 1_900, seconds: 0.05, gain: 0.16 });
    tone(voice, { hertz: 2_900, after: 0.045, seconds: 0.04, gain: 0.1 });
    return 0.12;
  },
  /** A dealt card. */
  card: (voice: Voice) => {
    noise(voice, { filter: 'highpass', hertz: 2_600, seconds: 0.09, gain: 0.32 });
    noise(voice, { filter: 'bandpass', hertz: 700, after: 0.07, seconds: 0.04, gain: 0.35 });
    return 0.15;
  },
  /** A stopping reel. */
  reel: (voice: Voice) => {
    tone(voice, { hertz: 150, toHertz: 72, seconds: 0.11, gain: 0.55 });
    noise(voice, { filter: 'lowpass', hertz: 1_400, seconds: 0.03, gain: 0.3 });
    return 0.15;
  },
  /** Falling symbols: thuds from the left reel to the right. */
  fall: (voice: Voice) => {
    for (let reel = 0; reel < 5; reel += 1) {
      const after = 0.24 + reel * 0.045;
      tone(voice, { hertz: 190 - reel * 9, toHertz: 88, after, seconds: 0.09, gain: 0.3 });
    }
    return 0.55;
  },
  /** Removed winning symbols. */
  burst: (voice: Voice) => {
    tone(voice, { hertz: 620, toHertz: 1_500, seconds: 0.14, gain: 0.2 });
    noise(voice, { filter: 'highpass', hertz: 3_200, after: 0.06, seconds: 0.12, gain: 0.16 });
    return 0.24;
  },
  /** The pins of a slowing wheel. */
  ticks: (voice: Voice) => {
    let after = 0;
    for (let pin = 0; pin < 34; pin += 1) {
      noise(voice, { filter: 'bandpass', hertz: 2_100, after, seconds: 0.02, gain: 0.3 });
      after += 0.035 * 1.083 ** pin;
    }
    return after + 0.1;
  },
  /** A sonar's ping with its echo, higher with each step. */
  ping: (voice: Voice) => {
    const hertz = pitched(392, Math.min(voice.step, MOTIF_MAX));
    tone(voice, { hertz, seconds: 0.36, gain: 0.3 });
    tone(voice, { hertz: hertz * 2, seconds: 0.2, gain: 0.06 });
    tone(voice, { hertz, after: 0.17, seconds: 0.3, gain: 0.09 });
    return 0.5;
  },
  /** A foot on a stair, and a bell that is higher with each step. */
  stair: (voice: Voice) => {
    const hertz = pitched(523.25, Math.min(voice.step, MOTIF_MAX));
    noise(voice, { filter: 'lowpass', hertz: 700, seconds: 0.06, gain: 0.4 });
    tone(voice, { hertz, shape: 'triangle', after: 0.03, seconds: 0.4, gain: 0.22 });
    tone(voice, { hertz: hertz * 3, after: 0.03, seconds: 0.16, gain: 0.04 });
    return 0.45;
  },
  /** A mine under water, or a stair that breaks. */
  boom: (voice: Voice) => {
    tone(voice, { hertz: 110, toHertz: 34, seconds: 0.55, gain: 0.6 });
    noise(voice, { filter: 'lowpass', hertz: 420, seconds: 0.45, gain: 0.5 });
    return 0.6;
  },
  /** A drawn ball. */
  drop: (voice: Voice) => {
    tone(voice, { hertz: 880, toHertz: 520, seconds: 0.07, gain: 0.26 });
    tone(voice, { hertz: 640, toHertz: 480, after: 0.09, seconds: 0.05, gain: 0.14 });
    return 0.18;
  },
  /** A number that climbs. */
  climb: (voice: Voice) => {
    tone(voice, { hertz: 210, toHertz: 940, shape: 'triangle', seconds: 0.34, gain: 0.16 });
    noise(voice, { filter: 'bandpass', hertz: 2_400, after: 0.36, seconds: 0.04, gain: 0.3 });
    return 0.45;
  },
  /** A ball on a peg: the pitches of a pentatonic scale. */
  peg: (voice: Voice) => {
    tone(voice, { hertz: pitched(330, voice.step), seconds: 0.09, gain: 0.14 });
    return 0.12;
  },
  /** A coin on a scratch ticket. */
  scratch: (voice: Voice) => {
    noise(voice, { filter: 'bandpass', hertz: 5_200, seconds: 0.13, gain: 0.3 });
    noise(voice, { filter: 'bandpass', hertz: 4_300, after: 0.1, seconds: 0.09, gain: 0.2 });
    return 0.2;
  },
  /** A shot that hits an animal. */
  hit: (voice: Voice) => {
    tone(voice, { hertz: 420, toHertz: 150, seconds: 0.1, gain: 0.26 });
    tone(voice, { hertz: 760, toHertz: 1_180, after: 0.05, seconds: 0.07, gain: 0.1 });
    return 0.15;
  },
  /** The start or the end of a match. */
  whistle: (voice: Voice) => {
    for (const [after, seconds] of [
      [0, 0.16],
      [0.2, 0.5],
    ] as const) {
      tone(voice, { hertz: 2_350, toHertz: 2_440, after, seconds, gain: 0.14 });
      tone(voice, { hertz: 2_470, toHertz: 2_390, after, seconds, gain: 0.12 });
    }
    return 0.75;
  },
  /** The start or the end of a race. */
  bell: (voice: Voice) => {
    for (const hertz of [1_046.5, 2_140, 3_310]) {
      tone(voice, { hertz, seconds: 0.9, gain: 160 / hertz });
    }
    return 0.95;
  },
  /** A cheering crowd. */
  cheer: (voice: Voice) => {
    noise(voice, { filter: 'bandpass', hertz: 950, seconds: 1.3, gain: 0.4 });
    noise(voice, { filter: 'bandpass', hertz: 1_700, after: 0.12, seconds: 1.1, gain: 0.22 });
    return 1.4;
  },
  /** The ball of a wheel: accelerating knocks. */
  ball: (voice: Voice) => {
    let after = 0;
    for (let knock = 0; knock < 6; knock += 1) {
      tone(voice, { hertz: 1_750 - knock * 90, after, seconds: 0.035, gain: 0.24 - knock * 0.03 });
      after += 0.17 * 0.74 ** knock;
    }
    return after + 0.1;
  },
  /** Rolling dice. */
  dice: (voice: Voice) => {
    for (const after of [0, 0.06, 0.1, 0.19, 0.24]) {
      noise(voice, { filter: 'bandpass', hertz: 1_500, after, seconds: 0.035, gain: 0.45 });
    }
    return 0.3;
  },
  /** An underwater cannon. */
  shot: (voice: Voice) => {
    tone(voice, { hertz: 320, toHertz: 90, seconds: 0.12, gain: 0.4 });
    noise(voice, { filter: 'lowpass', hertz: 900, seconds: 0.08, gain: 0.28 });
    return 0.16;
  },
  /** A return above the stake. */
  win: (voice: Voice) => {
    for (const [place, hertz] of [523.25, 659.25, 783.99, 1_046.5].entries()) {
      const after = place * 0.09;
      tone(voice, { hertz, shape: 'triangle', after, seconds: 0.5, gain: 0.22 });
      tone(voice, { hertz: hertz * 2, after, seconds: 0.25, gain: 0.05 });
    }
    return 0.9;
  },
  /** A refused bet, or a lost connection. */
  error: (voice: Voice) => {
    tone(voice, { hertz: 233, shape: 'triangle', seconds: 0.14, gain: 0.3 });
    tone(voice, { hertz: 185, shape: 'triangle', after: 0.13, seconds: 0.22, gain: 0.3 });
    return 0.4;
  },
} as const satisfies Record<string, (voice: Voice) => number>;

export type SoundName = keyof typeof voices;

/** The pitch of a step of the scale above the lowest one. */
const pitched = (hertz: number, step: number): number =>
  hertz *
  2 ** (Math.floor(step / PENTATONIC.length) + (PENTATONIC[step % PENTATONIC.length] ?? 0) / 12);

function tone({ context, output, at }: Voice, sound: Tone): void {
  const { hertz, toHertz = hertz, shape = 'sine', after = 0, seconds } = sound;
  const start = at + after;
  const oscillator = new OscillatorNode(context, { type: shape, frequency: hertz });
  oscillator.frequency.exponentialRampToValueAtTime(toHertz, start + seconds);
  oscillator.connect(envelope(context, { ...sound, start })).connect(output);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

function noise({ context, output, at }: Voice, sound: Noise): void {
  const { filter, hertz, after = 0, seconds } = sound;
  const start = at + after;
  const frames = Math.ceil(context.sampleRate * seconds);
  const buffer = new AudioBuffer({ length: frames, sampleRate: context.sampleRate });
  buffer.copyToChannel(
    Float32Array.from({ length: frames }, () => Math.random() * 2 - 1),
    0,
  );
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: filter, frequency: hertz, Q: 0.9 }))
    .connect(envelope(context, { ...sound, start }))
    .connect(output);
  source.start(start);
}

/** A short attack with an exponential decay. */
function envelope(
  context: BaseAudioContext,
  { start, seconds, gain }: { start: number; seconds: number; gain: number },
): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(gain, start + ATTACK_S);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  return node;
}
