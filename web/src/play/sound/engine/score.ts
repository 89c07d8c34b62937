import type { TimbreName } from './synth.ts';

/** The states of the music; a change begins at the next bar. */
export type MusicState = 'base' | 'feature' | 'win';

/** The four instruments. */
export type Instrument = 'lead' | 'pad' | 'bass' | 'drums';

/**
 * The bars of each instrument, repeated without end: a text a bar, a character a step. A digit or a
 * letter is a degree of the scale (0 to 9, then a to d), a dot is silence. Of the drums k is low, s is
 * high, h is a rattle, t a tom, b a brush, w a block of wood. The pad's notes last a bar.
 */
export type Bars = Readonly<Record<Instrument, readonly string[]>>;

/** The sound of a game, as data: key and timbre of its effects, its music and its ambience. */
export type Score = {
  /** Beats a minute. */
  readonly tempo: number;
  readonly beats: number;
  readonly stepsPerBeat: number;
  /** The MIDI note of degree 0. */
  readonly root: number;
  /** Semitones above the root. */
  readonly scale: readonly number[];
  readonly timbre: TimbreName;
  readonly ambience: { readonly hertz: number; readonly wave: number };
  readonly music: Readonly<Record<MusicState, Bars>>;
};

/** The frequency of a degree of a game's scale; degrees beyond the scale go on an octave higher. */
export function hertzOf({ root, scale }: Pick<Score, 'root' | 'scale'>, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  const semitones = (scale[degree - octave * scale.length] ?? 0) + 12 * octave;
  return 440 * 2 ** ((root + semitones - 69) / 12);
}

/** The degree that a character stands for; `null` for silence. */
export function degreeOf(character: string | undefined): number | null {
  const degree = Number.parseInt(character ?? '', 14);
  return Number.isNaN(degree) ? null : degree;
}

/** Steps in a bar. */
export const stepsOf = ({ beats, stepsPerBeat }: Score): number => beats * stepsPerBeat;
