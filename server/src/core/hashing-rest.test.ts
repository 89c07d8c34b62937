import { expect, it } from 'vitest';
import { restMs } from './hashing-rest.js';

const last = { startedAtMs: 100, endedAtMs: 110 };

it('lets a thread rest six tenths of what its last hash took', () => {
  expect(restMs(last, 110)).toBe(6);
});

it('counts what the thread was idle anyway', () => {
  expect(restMs(last, 114)).toBe(2);
  expect(restMs(last, 116)).toBe(0);
  expect(restMs(last, 500)).toBe(0);
});

it('makes nobody wait the longer where cores are short already', () => {
  expect(restMs({ startedAtMs: 100, endedAtMs: 400 }, 400)).toBe(10);
});

it('owes nothing before the first hash', () => {
  expect(restMs({ startedAtMs: 0, endedAtMs: 0 }, 3)).toBe(0);
});
