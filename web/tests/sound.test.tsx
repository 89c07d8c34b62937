import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { soundSettings } from '@/lib/games/sound-settings.ts';
import type { Mixer } from '../src/play/sound/engine/mixer.ts';
import type { MusicState, Score } from '../src/play/sound/engine/score.ts';
import { createPlaying, playUntil } from '../src/play/sound/engine/sequencer.ts';
import { soundSet } from '../src/play/sound/engine/sound-set.ts';
import { endWin, playWin } from '../src/play/sound/play-win.ts';
import { setSoundOn, startSound } from '../src/play/sound/sound.ts';
import { peakOf, RATE, rendered, START_S, sounding } from '../workbench/render-sound.ts';

/* What the games sound like, rendered by the browser. */

const TAIL_S = 2;
const scores = import.meta.glob<Score>('../src/play/sound/engine/scores/*.json', {
  eager: true,
  import: 'default',
});
const games = Object.entries(scores).map(
  ([file, score]) => [file.replace(/^.*\/|\.json$/g, ''), score] as const,
);
const [[, anyScore] = []] = games;
/** Rendering takes a second a game: `npm test` has a third of them. */
const isFullSuite = import.meta.env['FULL'] === '1';
const renderedGames = games.filter((_, index) => isFullSuite || index % 3 === 0);

const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test.each(renderedGames)(
  '%s: a larger win peaks higher, and a reel stop below all of them',
  async (_, score) => {
    const peaks: number[] = [];
    for (const name of ['epic', 'mega', 'big', 'win', 'reel'] as const) {
      peaks.push(peakOf(await sounding(name, score)));
    }
    expect(peaks).toEqual([...peaks].sort((one, other) => other - one));
    expect(new Set(peaks).size).toBe(peaks.length);
    expect(peaks[0]).toBeLessThan(1);
  },
);

test('every sound is audible, and is over after the duration that it returns', async () => {
  if (!anyScore) throw new Error('no game has a score');
  for (const [name, play] of Object.entries(soundSet)) {
    let seconds = 0;
    const samples = await rendered(8, (mixer) => {
      seconds = play({ mixer, bus: 'effects', at: START_S, score: anyScore, step: 0 });
    });
    expect(peakOf(samples), name).toBeGreaterThan(0.01);
    expect(peakOf(samples.slice((START_S + seconds + TAIL_S) * RATE)), name).toBeLessThan(0.001);
  }
});

test.each(renderedGames)(
  '%s: the music stays behind a win, and changes at the bar',
  async (_, score) => {
    const barSeconds = (60 / score.tempo) * score.beats;
    const win = peakOf(await sounding('win', score));
    for (const [state, instruments] of Object.entries(score.music)) {
      const bars = Math.max(...Object.values(instruments).map(({ length }) => length));
      const music = await rendered(barSeconds * bars, (mixer) => {
        const playing = createPlaying(score, 0);
        playing.wanted = state as MusicState;
        playUntil(mixer, playing, barSeconds * bars);
      });
      expect(peakOf(music), state).toBeGreaterThan(0.01);
      expect(peakOf(music), state).toBeLessThan(win);
    }

    await rendered(1, (mixer) => {
      const playing = createPlaying(score, 0);
      playUntil(mixer, playing, barSeconds / 2);
      playing.wanted = 'feature';
      playUntil(mixer, playing, barSeconds * 0.99);
      expect(playing.state).toBe('base');
      playUntil(mixer, playing, barSeconds * 1.01);
      expect(playing.state).toBe('feature');
    });
  },
);

/** A steady tone on the bus of the music. */
function drone(mixer: Mixer): void {
  const source = new OscillatorNode(mixer.context, { frequency: 220 });
  source.connect(mixer.inputs.music);
  source.start();
}

test('a stinger lowers the music for as long as it lasts', async () => {
  const samples = await rendered(4, (mixer) => {
    drone(mixer);
    mixer.duck(1, 1);
  });
  const level = (fromS: number) => levelOf(samples.slice(fromS * RATE, (fromS + 0.3) * RATE));
  expect(level(1.6)).toBeLessThan(level(0.5) / 3);
  expect(level(3.7)).toBeGreaterThan(level(0.5) * 0.9);
});

test('a bus at volume 0 is silent, its reverb too', async () => {
  if (!anyScore) throw new Error('no game has a score');
  const samples = await rendered(4, (mixer) => {
    mixer.setVolumes({ music: 100, effects: 0, ambience: 100 });
    soundSet.epic({ mixer, bus: 'effects', at: START_S, score: anyScore, step: 0 });
  });
  expect(peakOf(samples.slice(0.6 * RATE))).toBeLessThan(0.001);
});

test('no sum of sounds exceeds the limit', async () => {
  if (!anyScore) throw new Error('no game has a score');
  const samples = await rendered(5, (mixer) => {
    for (let voice = 0; voice < 12; voice += 1) {
      soundSet.epic({ mixer, bus: 'effects', at: START_S + voice / 100, score: anyScore, step: 0 });
    }
  });
  expect(peakOf(samples)).toBeLessThanOrEqual(1);
});

/** Starts the sound of a game; returns the audio contexts that it opens. */
function started() {
  const contexts: AudioContext[] = [];
  const Original = globalThis.AudioContext;
  vi.stubGlobal(
    'AudioContext',
    class extends Original {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
  const posted: unknown[] = [];
  const stop = startSound('phoenix-ascend', {
    post: (message) => posted.push(message),
    listen: () => () => {},
  });
  return { contexts, posted, stop };
}

test('nothing sounds before the player turns it on; an interruption ends with the next gesture, and a hidden page is silent', async () => {
  const { contexts, posted, stop } = started();
  await userEvent.click(document.body);
  expect(contexts).toEqual([]);

  setSoundOn(true);
  await expect.poll(() => contexts[0]?.state).toBe('running');
  expect(posted).toEqual([{ type: 'sound', sound: soundSettings.read() }]);

  // As a phone call does.
  await contexts[0]?.suspend();
  await userEvent.click(document.body);
  await expect.poll(() => contexts[0]?.state).toBe('running');

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => contexts[0]?.state).toBe('suspended');
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => contexts[0]?.state).toBe('running');
  expect(contexts).toHaveLength(1);

  stop();
  await expect.poll(() => contexts[0]?.state).toBe('closed');
});

test('a win counts up with ticks, a large one with coins, and the next win ends it', async () => {
  const pitches: number[] = [];
  const Original = globalThis.OscillatorNode;
  vi.stubGlobal(
    'OscillatorNode',
    class extends Original {
      constructor(context: BaseAudioContext, options: OscillatorOptions = {}) {
        super(context, options);
        pitches.push(options.frequency ?? 0);
      }
    },
  );
  const { contexts, stop } = started();
  await userEvent.click(document.body);
  setSoundOn(true);
  await expect.poll(() => contexts[0]?.state).toBe('running');
  const has = (hertz: number) => pitches.includes(hertz);
  const [firstTick, secondTick, firstCoin] = [1_700, 1_760, 2_400];
  await expect
    .poll(() => {
      void playWin('big');
      return has(firstTick);
    })
    .toBe(true);
  await expect.poll(() => has(secondTick)).toBe(true);
  void playWin('mega');
  expect(has(firstCoin)).toBe(true);
  pitches.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(has(secondTick)).toBe(false);
  expect(pitches.length).toBeGreaterThan(0);
  endWin();
  stop();
});
