import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BusyShare } from './busy-share.ts';

const SPAN_MS = 150;

function work(): void {
  for (const end = performance.now() + SPAN_MS; performance.now() < end; );
}

it('is one after a span of work alone', () => {
  const busy = new BusyShare();
  work();
  expect(busy.share()).toBeCloseTo(1, 5);
});

it('is less than one after a span with rest in it, and starts afresh with each', async () => {
  const busy = new BusyShare();
  work();
  busy.share();
  await delay(SPAN_MS);
  expect(busy.share()).toBeLessThan(1);
  work();
  expect(busy.share()).toBeCloseTo(1, 5);
});

it('stays as it was until a span is over', () => {
  const busy = new BusyShare();
  expect(busy.share()).toBe(0);
});
