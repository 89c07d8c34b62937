import { expect, it } from 'vitest';
import { tableZoom } from './table-zoom.ts';

it('enlarges a table until it fills the height of a desktop’s felt', () => {
  expect(tableZoom({ width: 1920, height: 936, naturalHeight: 700 })).toBe(1.29);
});

it('leaves a table the width that its board needs', () => {
  expect(tableZoom({ width: 1440, height: 756, naturalHeight: 500 })).toBe(1.2);
});

it('never shrinks a table, as on a phone', () => {
  expect(tableZoom({ width: 844, height: 280, naturalHeight: 270 })).toBe(1);
  expect(tableZoom({ width: 1280, height: 576, naturalHeight: 600 })).toBe(1);
});
