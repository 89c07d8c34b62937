import { type Bus, buses, type Volumes } from '@fairhall/game-server/contract/sound';

/** The level of each bus at full volume: music and ambience stay behind the effects. */
const LEVELS = { music: 0.34, effects: 1, ambience: 0.16 } as const satisfies Record<Bus, number>;
/** Headroom for a stinger over everything else. */
const MASTER = 0.8;
const LIMITER = { threshold: -2, knee: 0, ratio: 20, attack: 0.002, release: 0.12 } as const;
const REVERB = { seconds: 1.6, level: 0.5 } as const;
/** The part of the music that remains under a stinger, and the time constants, in seconds. */
const DUCK = { level: 0.22, down: 0.06, up: 0.45 } as const;
const CHANGE_S = 0.03;

export type Mixer = {
  readonly context: BaseAudioContext;
  /** The inputs of the buses. */
  readonly inputs: Readonly<Record<Bus, AudioNode>>;
  /** What a bus sends here reverberates. */
  readonly sends: Readonly<Record<Bus, AudioNode>>;
  /** White noise, a second of it. */
  readonly noise: AudioBuffer;
  readonly setVolumes: (volumes: Volumes) => void;
  /** Lowers music and ambience under a stinger, in seconds of the context's clock. */
  readonly duck: (at: number, seconds: number) => void;
};

/** The buses with ducking, a reverb and a limiter before the output. */
export function createMixer(context: BaseAudioContext): Mixer {
  const limiter = new DynamicsCompressorNode(context, LIMITER);
  // What the limiter is too slow for is cut at the full level.
  const ceiling = new WaveShaperNode(context, { curve: [-1, 1] });
  limiter.connect(ceiling).connect(context.destination);
  const master = new GainNode(context, { gain: MASTER });
  master.connect(limiter);
  const ducked = new GainNode(context);
  ducked.connect(master);
  const reverb = new ConvolverNode(context, { buffer: impulse(context) });
  reverb.connect(new GainNode(context, { gain: REVERB.level })).connect(master);
  const volumesTo = (outputs: Readonly<Record<Bus, AudioNode>>) => ({
    music: volume(outputs.music, LEVELS.music),
    effects: volume(outputs.effects, LEVELS.effects),
    ambience: volume(outputs.ambience, LEVELS.ambience),
  });
  const inputs = volumesTo({ music: ducked, effects: master, ambience: ducked });
  const sends = volumesTo({ music: reverb, effects: reverb, ambience: reverb });
  return {
    context,
    inputs,
    sends,
    noise: noiseBuffer(context, 1),
    setVolumes(wanted) {
      for (const bus of buses) {
        // Squared, equal steps of the control seem equally large.
        const gain = LEVELS[bus] * (wanted[bus] / 100) ** 2;
        for (const { gain: volume } of [inputs[bus], sends[bus]]) {
          volume.setTargetAtTime(gain, context.currentTime, CHANGE_S);
        }
      }
    },
    duck(at, seconds) {
      ducked.gain.cancelScheduledValues(at);
      ducked.gain.setTargetAtTime(DUCK.level, at, DUCK.down);
      ducked.gain.setTargetAtTime(1, at + seconds, DUCK.up);
    },
  };
}

function volume(output: AudioNode, gain: number): GainNode {
  const node = new GainNode(output.context, { gain });
  node.connect(output);
  return node;
}

/** The response of a generated room: noise that decays. */
function impulse(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const length = Math.ceil(sampleRate * REVERB.seconds);
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: 2 });
  for (const channel of [0, 1]) {
    const samples = whiteNoise(length, channel + 1).map(
      (sample, place) => sample * (1 - place / length) ** 3,
    );
    buffer.copyToChannel(samples, channel);
  }
  return buffer;
}

function noiseBuffer({ sampleRate }: BaseAudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate });
  buffer.copyToChannel(whiteNoise(length, 7), 0);
  return buffer;
}

/** From a generator of its own, so that a rendered sound is the same each time. */
function whiteNoise(length: number, seed: number): Float32Array<ArrayBuffer> {
  let state = seed;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}
