import type { Volumes } from '@fairhall/game-server/contract/sound';
import { startAmbience } from './ambience.ts';
import { createMixer } from './mixer.ts';
import type { MusicState } from './score.ts';
import { scoreOf } from './scores.ts';
import { type Sequencer, startSequencer } from './sequencer.ts';
import { type SoundName, soundSet, stingers } from './sound-set.ts';

/** Maximum of simultaneous sounds; further ones are dropped. */
const SOUNDS_MAX = 12;

export type SoundEngine = {
  /** Plays a sound once. `step` raises it: the reel, the number of scatters, the place in a series. */
  readonly play: (name: SoundName, step: number) => void;
  readonly setVolumes: (volumes: Volumes) => void;
  readonly setMusic: (state: MusicState) => void;
  /** Starts music and ambience, or ends them. */
  readonly setRunning: (runs: boolean) => void;
};

/** The sound of a game on an audio context. */
export async function openSoundEngine(context: AudioContext, gameId: string): Promise<SoundEngine> {
  const score = await scoreOf(gameId);
  const mixer = createMixer(context);
  let sounding = 0;
  let music: Sequencer | null = null;
  let state: MusicState = 'base';
  let endAmbience = () => {};
  return {
    play(name, step) {
      if (sounding >= SOUNDS_MAX) return;
      sounding += 1;
      const at = context.currentTime;
      const seconds = soundSet[name]({ mixer, bus: 'effects', at, score, step });
      if (stingers.has(name)) mixer.duck(at, seconds);
      setTimeout(() => {
        sounding -= 1;
      }, seconds * 1_000);
    },
    setVolumes: mixer.setVolumes,
    setMusic(wanted) {
      state = wanted;
      music?.setState(wanted);
    },
    setRunning(runs) {
      if (runs === (music !== null)) return;
      music?.stop();
      endAmbience();
      music = runs ? startSequencer(mixer, score) : null;
      music?.setState(state);
      endAmbience = runs ? startAmbience(mixer, score.ambience) : () => {};
    },
  };
}
