import { expect, it } from 'vitest';
import { restMs } from './hashing-rest.ts';

it('does not rest where calls leave half of their thread', () => {
  expect(restMs({ tookMs: 11, busyShare: 0 })).toBe(0);
  expect(restMs({ tookMs: 11, busyShare: 0.5 })).toBe(0);
});

it('rests eight times as long as the last hash took where calls need all of their thread', () => {
  expect(restMs({ tookMs: 11, busyShare: 1 })).toBe(88);
});

it('rests in between the longer, the less of it is left', () => {
  expect(restMs({ tookMs: 11, busyShare: 0.75 })).toBe(44);
});

it('makes nobody wait the longer where cores are short already', () => {
  expect(restMs({ tookMs: 400, busyShare: 1 })).toBe(160);
});

it('owes nothing before the first hash', () => {
  expect(restMs({ tookMs: 0, busyShare: 1 })).toBe(0);
});
