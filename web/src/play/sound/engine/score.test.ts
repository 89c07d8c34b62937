import { expect, it } from 'vitest';
import { degreeOf, hertzOf, type Score, stepsOf } from './score.ts';

const scores = Object.entries(
  import.meta.glob<Score>('./scores/*.json', { eager: true, import: 'default' }),
);

it.each(scores)('%s has whole bars of notes and drums that exist', (_, score) => {
  for (const bars of Object.values(score.music)) {
    for (const [instrument, texts] of Object.entries(bars)) {
      expect(texts.length).toBeGreaterThan(0);
      const known = instrument === 'drums' ? /^[ksh.]*$/ : /^[0-9a-d.]*$/;
      for (const text of texts) {
        expect(text).toHaveLength(stepsOf(score));
        expect(text).toMatch(known);
      }
    }
  }
});

it('reads a degree, and plays it in the scale and in the octaves above it', () => {
  const minor = { root: 69, scale: [0, 3, 7] };
  expect(['0', 'a', '.', undefined].map(degreeOf)).toEqual([0, 10, null, null]);
  expect(hertzOf(minor, 0)).toBe(440);
  expect(hertzOf(minor, 3)).toBe(880);
  expect(hertzOf(minor, 1)).toBeCloseTo(523.25, 2);
});
