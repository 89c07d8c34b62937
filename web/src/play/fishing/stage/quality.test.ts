import { expect, it } from 'vitest';
import { Quality } from './quality.ts';

/** So many frames of one length; how often the quality was lowered. */
function draw(quality: Quality, { frames, ms }: { frames: number; ms: number }): number {
  return Array.from({ length: frames }, () => quality.addFrame(ms)).filter(Boolean).length;
}

it('stays as it is where frames come in time, and after a pause', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 600, ms: 17 })).toBe(0);
  expect(draw(quality, { frames: 600, ms: 5_000 })).toBe(0);
  expect(quality.share).toBe(1);
});

it('gives up pixels step by step where they do not, and then no more', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 60, ms: 60 })).toBe(1);
  expect(quality.share).toBe(0.75);
  expect(draw(quality, { frames: 600, ms: 60 })).toBe(1);
  expect(quality.share).toBe(0.5);
});

it('does not take a minute to see that a device is slower still', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 8, ms: 400 })).toBe(1);
});
