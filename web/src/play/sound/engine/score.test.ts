import { catalogue } from '@fairhall/game-server/catalogue/catalogue';
import { expect, it } from 'vitest';
import { degreeOf, hertzOf, type Score, stepsOf } from './score.ts';

const scores = Object.entries(
  import.meta.glob<Score>('./scores/*.json', { eager: true, import: 'default' }),
);

it('is one for each game, with a melody of its own', () => {
  const files = catalogue.map(({ gameId }) => `./scores/${gameId}.json`);
  expect(scores.map(([file]) => file)).toEqual(files.toSorted());
  const melodies = scores.map(([, { music }]) => music.base.lead.join(' '));
  expect(new Set(melodies).size).toBe(scores.length);
});

it.each(scores)('%s has whole bars of notes and drums that exist', (_, score) => {
  const instruments = Object.values(score.music).flatMap((bars) => Object.entries(bars));
  const isBar = (instrument: string, text: string) =>
    text.length === stepsOf(score) &&
    (instrument === 'drums' ? /^[kshtbw.]*$/ : /^[0-9a-d.]*$/).test(text);
  expect(
    instruments.filter(
      ([instrument, texts]) =>
        texts.length === 0 || !texts.every((text) => isBar(instrument, text)),
    ),
  ).toEqual([]);
});

it('reads a degree, and plays it in the scale and in the octaves above it', () => {
  const minor = { root: 69, scale: [0, 3, 7] };
  expect(['0', 'a', '.', undefined].map(degreeOf)).toEqual([0, 10, null, null]);
  expect(hertzOf(minor, 0)).toBe(440);
  expect(hertzOf(minor, 3)).toBe(880);
  expect(hertzOf(minor, 1)).toBeCloseTo(523.25, 2);
});
