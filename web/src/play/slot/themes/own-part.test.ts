import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slotThemes } from './slot-themes.ts';

/** The most lines that a slot has of its own: the rest is shared. */
const LINES_MAX = 250;

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length;

it.each(Object.keys(slotThemes))('the own part of %s is short', (gameId) => {
  const themes = [`./${gameId}.ts`, `../../../../art/src/scenes/slots/themes/${gameId}.ts`];
  const lines = themes.map(linesOf).reduce((sum, count) => sum + count, 0);
  expect(lines).toBeLessThanOrEqual(LINES_MAX);
});
