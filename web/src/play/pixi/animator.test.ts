import { beforeEach, expect, it, vi } from 'vitest';
import { Animator } from './animator.ts';

const FRAME_MS = 1_000 / 60;

let frames: ((nowMs: number) => void)[] = [];
let nowMs = 0;

beforeEach(() => {
  frames = [];
  nowMs = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: (nowMs: number) => void) => frames.push(frame));
});

function passSecond(frameMs = FRAME_MS): void {
  for (const end = nowMs + 1_000; nowMs < end; nowMs += frameMs) {
    const due = frames;
    frames = [];
    for (const frame of due) frame(nowMs);
  }
}

function setUp(options: { reducedMotion?: () => boolean; ambientRests?: () => boolean } = {}) {
  const render = vi.fn();
  const animator = new Animator({ render, reducedMotion: () => false, ...options });
  const steps: number[] = [];
  animator.ambient((elapsedMs) => steps.push(elapsedMs));
  return { animator, render, steps };
}

it.each([60, 120, 144])(
  'ambient motion steps 30 times a second, and draws nothing between, at %d Hz',
  (hertz) => {
    const { render, steps } = setUp();
    passSecond(1_000 / hertz);
    expect(steps.length).toBeGreaterThanOrEqual(28);
    expect(steps.length).toBeLessThanOrEqual(31);
    expect(render).toHaveBeenCalledTimes(steps.length);
  },
);

it('ambient motion rests under reduced motion and requests no frames', () => {
  const { steps, render } = setUp({ reducedMotion: () => true });
  passSecond();
  expect(steps).toEqual([]);
  expect(render).not.toHaveBeenCalled();
  expect(frames).toEqual([]);
});

it('ambient motion rests where the power is low, and continues where it was', () => {
  let isLow = false;
  const { animator, steps } = setUp({ ambientRests: () => isLow });
  passSecond();
  isLow = true;
  passSecond();
  const seen = steps.length;
  passSecond();
  expect(steps).toHaveLength(seen);
  expect(frames).toEqual([]);
  isLow = false;
  animator.invalidate();
  passSecond();
  expect(steps.length).toBeGreaterThan(seen + 20);
  expect(steps[seen]).toBeLessThan((steps[seen - 1] ?? 0) + 100);
});

it('ambient motion rests while a round is skipped', () => {
  const { animator, steps } = setUp();
  animator.setSkipping(true);
  passSecond();
  expect(steps).toEqual([]);
  animator.setSkipping(false);
  passSecond();
  expect(steps.length).toBeGreaterThan(20);
});

it('after a page was hidden, ambient motion does not leap', () => {
  const { steps } = setUp();
  passSecond();
  const before = steps.at(-1) ?? 0;
  nowMs += 60_000;
  passSecond();
  expect(steps.at(-1)).toBeLessThan(before + 1_200);
});
