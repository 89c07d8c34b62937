import type { Mixer } from './mixer.ts';
import type { Score } from './score.ts';

const SWAY = { depth: 0.45, seconds: 7 } as const;

/** The air of a place: noise below a frequency, which swells and falls. The returned function ends it. */
export function startAmbience(mixer: Mixer, { hertz, wave }: Score['ambience']): () => void {
  const { context, noise: buffer } = mixer;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, playbackRate: 0.5 });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: hertz, Q: 0.4 });
  const level = new GainNode(context, { gain: 1 - SWAY.depth });
  const sway = new OscillatorNode(context, { frequency: wave / SWAY.seconds });
  sway.connect(new GainNode(context, { gain: SWAY.depth })).connect(level.gain);
  source.connect(filter).connect(level).connect(mixer.inputs.ambience);
  source.start();
  sway.start();
  return () => {
    source.stop();
    sway.stop();
    level.disconnect();
  };
}
