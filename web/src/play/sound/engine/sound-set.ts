import { hertzOf, type Score } from './score.ts';
import { noise, note, timbres, tone, type Voice } from './synth.ts';

/** What a sound depends on. */
export type Played = Voice & {
  readonly score: Pick<Score, 'root' | 'scale' | 'timbre'>;
  /** The reel, the number of scatters, or the place in a series, from 0: pitches rise with it. */
  readonly step: number;
};

/** Degrees of a motif over two octaves. */
const MOTIF_MAX = 10;

/** A note of the game's key and timbre. */
function play(
  played: Played,
  { degree, ...sound }: { degree: number; after?: number; seconds: number; gain: number },
): void {
  const { score } = played;
  note(played, { ...sound, timbre: timbres[score.timbre], hertz: hertzOf(score, degree) });
}

/** A rising run of the game's key that ends in a chord: the longer and louder, the larger the win. */
function stinger(
  played: Played,
  {
    notes,
    everyS,
    gain,
    seconds,
  }: { notes: number; everyS: number; gain: number; seconds: number },
): number {
  const { length } = played.score.scale;
  for (let place = 0; place < notes; place += 1) {
    const degree = ((place * 2) % (length + 2)) + Math.floor((place * 2) / (length + 2));
    play(played, {
      degree: length + degree,
      after: place * everyS,
      seconds: 0.5,
      gain: gain * 0.5,
    });
  }
  const after = notes * everyS;
  for (const degree of [0, 2, 4]) {
    play(played, { degree: length + degree, after, seconds, gain: gain * 0.42 });
  }
  tone(played, {
    hertz: hertzOf(played.score, 0) / 2,
    shape: 'triangle',
    after,
    seconds,
    gain: gain * 0.6,
  });
  return after + seconds;
}

/** A drum roll and a cymbal under the largest stingers. */
function fanfare(played: Played, { after, gain }: { after: number; gain: number }): void {
  for (let hit = 0; hit < 8; hit += 1) {
    const at = after * (hit / 8);
    noise(played, {
      filter: 'bandpass',
      hertz: 420,
      after: at,
      seconds: 0.09,
      gain: gain * (0.2 + hit / 16),
    });
  }
  noise(played, {
    filter: 'highpass',
    hertz: 5_200,
    after,
    seconds: 1.6,
    gain: gain * 0.5,
    wet: 0.3,
  });
  tone(played, { hertz: 120, toHertz: 42, after, seconds: 0.5, gain });
}

/**
 * Every sound by name, in the key and timbre of the game. Each returns its duration in seconds. Peaks:
 * epic, mega, big, win, then a reel stop; a test renders them.
 */
export const soundSet = {
  /** A button of the game. */
  button: (played: Played) => {
    tone(played, { hertz: 1_250, toHertz: 900, seconds: 0.05, gain: 0.12 });
    return 0.06;
  },
  /** The start of a spin. */
  spin: (played: Played) => {
    noise(played, {
      filter: 'bandpass',
      hertz: 420,
      toHertz: 2_600,
      seconds: 0.34,
      gain: 0.2,
      attack: 0.12,
    });
    play(played, { degree: 0, seconds: 0.3, gain: 0.09 });
    return 0.36;
  },
  /** A stopping reel, higher from reel to reel. */
  reel: (played: Played) => {
    const pitch = 2 ** (played.step / 12);
    tone(played, { hertz: 150 * pitch, toHertz: 72 * pitch, seconds: 0.11, gain: 0.16 });
    noise(played, { filter: 'lowpass', hertz: 1_400, seconds: 0.03, gain: 0.1 });
    return 0.15;
  },
  /** A scatter in sight: the first, the second, the third. */
  scatter: (played: Played) => {
    const degree = played.score.scale.length + played.step * 2;
    play(played, { degree, seconds: 0.7, gain: 0.22 });
    play(played, { degree: degree + 2, after: 0.07, seconds: 0.6, gain: 0.14 });
    return 0.8;
  },
  /** The reels run on, with two scatters in sight. */
  anticipation: (played: Played) => {
    for (let beat = 0; beat < 10; beat += 1) {
      const after = beat * 0.14;
      play(played, { degree: beat, after, seconds: 0.22, gain: 0.08 + beat * 0.008 });
      tone(played, { hertz: 68, toHertz: 48, after, seconds: 0.12, gain: 0.16 });
    }
    return 1.6;
  },
  /** A howl of wolves. */
  howl: (played: Played) => {
    tone(played, { hertz: 260, toHertz: 560, shape: 'triangle', seconds: 0.4, gain: 0.16 });
    tone(played, {
      hertz: 560,
      toHertz: 330,
      shape: 'triangle',
      after: 0.38,
      seconds: 0.7,
      gain: 0.14,
    });
    return 1.1;
  },
  /** An amount that counts up. */
  tick: (played: Played) => {
    tone(played, { hertz: 1_700 + (played.step % 8) * 60, seconds: 0.03, gain: 0.07 });
    return 0.04;
  },
  /** A coin. */
  coin: (played: Played) => {
    const hertz = 2_400 * 2 ** ((played.step % 5) / 12);
    tone(played, { hertz, seconds: 0.18, gain: 0.09, wet: 0.2 });
    tone(played, { hertz: hertz * 1.5, after: 0.05, seconds: 0.24, gain: 0.09, wet: 0.2 });
    return 0.3;
  },
  /** A win above the stake, below ten of them. */
  win: (played: Played) => stinger(played, { notes: 3, everyS: 0.09, gain: 0.3, seconds: 0.6 }),
  big: (played: Played) => stinger(played, { notes: 5, everyS: 0.09, gain: 0.37, seconds: 1 }),
  mega: (played: Played) => {
    fanfare(played, { after: 0.72, gain: 0.2 });
    return stinger(played, { notes: 8, everyS: 0.09, gain: 0.44, seconds: 1.5 });
  },
  epic: (played: Played) => {
    fanfare(played, { after: 1.08, gain: 0.3 });
    return stinger(played, { notes: 12, everyS: 0.09, gain: 0.54, seconds: 2.2 });
  },
  /** A feature begins. */
  feature: (played: Played) => {
    noise(played, {
      filter: 'bandpass',
      hertz: 300,
      toHertz: 4_000,
      seconds: 0.7,
      gain: 0.2,
      attack: 0.5,
    });
    return stinger(played, { notes: 6, everyS: 0.11, gain: 0.36, seconds: 1.2 });
  },
  /** Clay chips. */
  chip: (played: Played) => {
    noise(played, { filter: 'bandpass', hertz: 3_800, seconds: 0.04, gain: 0.25 });
    tone(played, { hertz: 2_300, toHertz: 1_900, seconds: 0.05, gain: 0.08 });
    tone(played, { hertz: 2_900, after: 0.045, seconds: 0.04, gain: 0.05 });
    return 0.12;
  },
  /** A dealt card. */
  card: (played: Played) => {
    noise(played, { filter: 'highpass', hertz: 2_600, seconds: 0.09, gain: 0.16 });
    noise(played, { filter: 'bandpass', hertz: 700, after: 0.07, seconds: 0.04, gain: 0.17 });
    return 0.15;
  },
  /** Falling symbols: thuds from the left reel to the right. */
  fall: (played: Played) => {
    for (let reel = 0; reel < 5; reel += 1) {
      const after = 0.24 + reel * 0.045;
      tone(played, { hertz: 190 - reel * 9, toHertz: 88, after, seconds: 0.09, gain: 0.15 });
    }
    return 0.55;
  },
  /** Removed winning symbols. */
  burst: (played: Played) => {
    tone(played, { hertz: 620, toHertz: 1_500, seconds: 0.14, gain: 0.1 });
    noise(played, { filter: 'highpass', hertz: 3_200, after: 0.06, seconds: 0.12, gain: 0.08 });
    return 0.24;
  },
  /** The pins of a slowing wheel. */
  ticks: (played: Played) => {
    let after = 0;
    for (let pin = 0; pin < 34; pin += 1) {
      noise(played, { filter: 'bandpass', hertz: 2_100, after, seconds: 0.02, gain: 0.15 });
      after += 0.035 * 1.083 ** pin;
    }
    return after + 0.1;
  },
  /** A drawn ball. */
  drop: (played: Played) => {
    tone(played, { hertz: 880, toHertz: 520, seconds: 0.07, gain: 0.13 });
    tone(played, { hertz: 640, toHertz: 480, after: 0.09, seconds: 0.05, gain: 0.07 });
    return 0.18;
  },
  /** A number that climbs. */
  climb: (played: Played) => {
    tone(played, { hertz: 210, toHertz: 940, shape: 'triangle', seconds: 0.34, gain: 0.08 });
    noise(played, { filter: 'bandpass', hertz: 2_400, after: 0.36, seconds: 0.04, gain: 0.15 });
    return 0.45;
  },
  /** A ball on a peg, higher from row to row. */
  peg: (played: Played) => {
    play(played, { degree: played.step, seconds: 0.12, gain: 0.1 });
    return 0.14;
  },
  /** A sonar's ping with its echo, higher with each pick. */
  ping: (played: Played) => {
    const degree = Math.min(played.step, MOTIF_MAX);
    play(played, { degree, seconds: 0.36, gain: 0.15 });
    play(played, { degree, after: 0.17, seconds: 0.3, gain: 0.05 });
    return 0.5;
  },
  /** A foot on a stair, and a bell that is higher with each floor. */
  stair: (played: Played) => {
    noise(played, { filter: 'lowpass', hertz: 700, seconds: 0.06, gain: 0.2 });
    play(played, {
      degree: Math.min(played.step, MOTIF_MAX),
      after: 0.03,
      seconds: 0.4,
      gain: 0.13,
    });
    return 0.45;
  },
  /** A mine under water, or a stair that breaks. */
  boom: (played: Played) => {
    tone(played, { hertz: 110, toHertz: 34, seconds: 0.55, gain: 0.3 });
    noise(played, { filter: 'lowpass', hertz: 420, seconds: 0.45, gain: 0.25 });
    return 0.6;
  },
  /** A coin on a scratch ticket. */
  scratch: (played: Played) => {
    noise(played, { filter: 'bandpass', hertz: 5_200, seconds: 0.13, gain: 0.15 });
    noise(played, { filter: 'bandpass', hertz: 4_300, after: 0.1, seconds: 0.09, gain: 0.1 });
    return 0.2;
  },
  /** A shot that hits an animal. */
  hit: (played: Played) => {
    tone(played, { hertz: 420, toHertz: 150, seconds: 0.1, gain: 0.13 });
    tone(played, { hertz: 760, toHertz: 1_180, after: 0.05, seconds: 0.07, gain: 0.05 });
    return 0.15;
  },
  /** The start or the end of a match. */
  whistle: (played: Played) => {
    for (const [after, seconds] of [
      [0, 0.16],
      [0.2, 0.5],
    ] as const) {
      tone(played, { hertz: 2_350, toHertz: 2_440, after, seconds, gain: 0.07 });
      tone(played, { hertz: 2_470, toHertz: 2_390, after, seconds, gain: 0.06 });
    }
    return 0.75;
  },
  /** The start or the end of a race. */
  bell: (played: Played) => {
    for (const hertz of [1_046.5, 2_140, 3_310]) {
      tone(played, { hertz, seconds: 0.9, gain: 80 / hertz });
    }
    return 0.95;
  },
  /** A cheering crowd. */
  cheer: (played: Played) => {
    noise(played, { filter: 'bandpass', hertz: 950, seconds: 1.3, gain: 0.2, attack: 0.2 });
    noise(played, {
      filter: 'bandpass',
      hertz: 1_700,
      after: 0.12,
      seconds: 1.1,
      gain: 0.11,
      attack: 0.2,
    });
    return 1.4;
  },
  /** The ball of a wheel: accelerating knocks. */
  ball: (played: Played) => {
    let after = 0;
    for (let knock = 0; knock < 6; knock += 1) {
      const gain = 0.12 - knock * 0.015;
      tone(played, { hertz: 1_750 - knock * 90, after, seconds: 0.035, gain });
      after += 0.17 * 0.74 ** knock;
    }
    return after + 0.1;
  },
  /** Rolling dice. */
  dice: (played: Played) => {
    for (const after of [0, 0.06, 0.1, 0.19, 0.24]) {
      noise(played, { filter: 'bandpass', hertz: 1_500, after, seconds: 0.035, gain: 0.22 });
    }
    return 0.3;
  },
  /** An underwater cannon. */
  shot: (played: Played) => {
    tone(played, { hertz: 320, toHertz: 90, seconds: 0.12, gain: 0.2 });
    noise(played, { filter: 'lowpass', hertz: 900, seconds: 0.08, gain: 0.14 });
    return 0.16;
  },
  /** A refused bet, or a lost connection. */
  error: (played: Played) => {
    tone(played, { hertz: 233, shape: 'triangle', seconds: 0.14, gain: 0.15 });
    tone(played, { hertz: 185, shape: 'triangle', after: 0.13, seconds: 0.22, gain: 0.15 });
    return 0.4;
  },
} as const satisfies Record<string, (played: Played) => number>;

export type SoundName = keyof typeof soundSet;

/** The stingers, under which music and ambience are lowered. */
export const stingers: ReadonlySet<SoundName> = new Set(['win', 'big', 'mega', 'epic', 'feature']);
