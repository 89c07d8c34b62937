import { expect, it } from 'vitest';
import { Quality } from './quality.ts';

/** Draws frames of one duration and returns how often the quality was lowered. */
function draw(quality: Quality, { frames, ms }: { frames: number; ms: number }): number {
  return Array.from({ length: frames }, () => quality.addFrame(ms)).filter(Boolean).length;
}

it('stays unchanged when frames are on time, and after a pause', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 600, ms: 17 })).toBe(0);
  expect(draw(quality, { frames: 600, ms: 5_000 })).toBe(0);
  expect(quality.share).toBe(1);
});

it('reduces the resolution in steps when frames are late, down to a minimum', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 60, ms: 60 })).toBe(1);
  expect(quality.share).toBe(0.75);
  expect(draw(quality, { frames: 600, ms: 60 })).toBe(1);
  expect(quality.share).toBe(0.5);
});

it('detects a very slow device from a few frames', () => {
  const quality = new Quality();
  expect(draw(quality, { frames: 8, ms: 400 })).toBe(1);
});
